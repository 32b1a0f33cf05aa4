import type { Urna } from '@/domain/votacao/urna';
import type { Escolha } from './memoria';
import { Pagina } from './Pagina';

interface Props {
  urna: Urna;
  escolha: Escolha;
  restam: number;
  aoVotarDeNovo: () => void;
  aoFinalizar: () => void;
}

/** Fourth page: thanks; again, or to the end. */
export function Obrigado({
  urna,
  escolha: { categoria, empresa },
  restam,
  aoVotarDeNovo,
  aoFinalizar,
}: Props) {
  return (
    <Pagina urna={urna} titulo="Obrigado pela sua escolha!" sobre={categoria}>
      <p>
        Você escolheu <strong>{empresa.nome}</strong>. Os votos são registrados quando você os confirma, no
        fim.
      </p>
      <p>{restam === 1 ? 'Falta uma categoria.' : `Faltam ${restam} categorias.`}</p>
      <div className="atos">
        <button type="button" className="principal" onClick={aoVotarDeNovo}>
          Votar em outra categoria
        </button>
        <button type="button" onClick={aoFinalizar}>
          Finalizar
        </button>
      </div>
    </Pagina>
  );
}
