import type { CategoriaDaUrna } from '@/domain/votacao/urna';
import { Pagina } from './Pagina';

interface Props {
  restam: readonly CategoriaDaUrna[];
  votadas: number;
  aoEscolher: (categoria: CategoriaDaUrna) => void;
  aoFinalizar: () => void;
}

const quantas = (n: number) => (n === 1 ? '1 empresa' : `${n} empresas`);

/** Second page: the categories that are left. */
export function EscolhaDaCategoria({ restam, votadas, aoEscolher, aoFinalizar }: Props) {
  return (
    <Pagina
      titulo="Escolha a categoria"
      sobre={votadas === 0 ? undefined : votadas === 1 ? '1 escolha feita' : `${votadas} escolhas feitas`}
    >
      <ul className="opcoes">
        {restam.map((categoria) => (
          <li key={categoria.nome}>
            <button type="button" className="opcao" onClick={() => aoEscolher(categoria)}>
              <strong>{categoria.nome}</strong>
              <span>{quantas(categoria.empresas.length)}</span>
            </button>
          </li>
        ))}
      </ul>
      {votadas > 0 ? (
        <button type="button" className="principal" onClick={aoFinalizar}>
          Finalizar
        </button>
      ) : null}
    </Pagina>
  );
}
