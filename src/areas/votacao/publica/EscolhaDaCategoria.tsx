import type { CategoriaDaUrna, Urna } from '@/domain/votacao/urna';
import { Pagina, quantasEmpresas } from './Pagina';

interface Props {
  urna: Urna;
  restam: readonly CategoriaDaUrna[];
  votadas: number;
  aoEscolher: (categoria: CategoriaDaUrna) => void;
  aoFinalizar: () => void;
}

/** Second page: the categories that are left. */
export function EscolhaDaCategoria({ urna, restam, votadas, aoEscolher, aoFinalizar }: Props) {
  return (
    <Pagina
      urna={urna}
      titulo="Escolha a categoria"
      sobre={
        votadas === 0
          ? 'Votação da empresa inspiradora'
          : votadas === 1
            ? '1 escolha feita'
            : `${votadas} escolhas feitas`
      }
    >
      <ul className="opcoes">
        {restam.map((categoria) => (
          <li key={categoria.nome}>
            <button type="button" className="opcao" onClick={() => aoEscolher(categoria)}>
              <strong>{categoria.nome}</strong>
              <span>{quantasEmpresas(categoria.empresas.length)}</span>
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
