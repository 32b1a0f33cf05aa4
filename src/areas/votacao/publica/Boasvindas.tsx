import { emBrasilia, type Urna } from '@/domain/votacao/urna';
import { Pagina } from './Pagina';

/** First page: what is voted on, until when, and what is kept of who votes. */
export function Boasvindas({
  urna,
  categorias,
  aoComecar,
  aoConferir,
}: {
  urna: Urna;
  categorias: number;
  aoComecar: () => void;
  aoConferir: () => void;
}) {
  return (
    <Pagina titulo={urna.projeto} sobre={urna.organizadora} semFoco>
      <p className="destaque">Qual empresa mais inspira você? Escolha uma em cada categoria.</p>
      {categorias === 0 ? (
        <p>Ainda não há empresas candidatas. Volte daqui a alguns dias.</p>
      ) : (
        <>
          <ul className="pontos">
            <li>Um voto por categoria, sem cadastro. Leva um minuto.</li>
            <li>
              A votação termina em <strong>{emBrasilia(urna.fim)}</strong>, no horário de Brasília.
            </li>
            <li>No fim você recebe um recibo, que mostra se o voto foi contado.</li>
          </ul>
          <button type="button" className="principal" onClick={aoComecar}>
            Começar a votar
          </button>
        </>
      )}
      <p className="miudo">
        <button type="button" className="elo" onClick={aoConferir}>
          Conferir um recibo de voto
        </button>
      </p>
      <p className="miudo">
        O voto é guardado sem nome, e-mail ou endereço de rede. Por 90 dias fica também um código cifrado da
        sua rede, só para encontrar votos repetidos.
      </p>
    </Pagina>
  );
}
