import { emBrasilia } from '@/domain/comum/datas';
import type { CategoriaDaUrna, Urna } from '@/domain/votacao/urna';
import { COMO_SE_CONTA, Pagina, quantasEmpresas } from './Pagina';

/** First page: what is voted on, until when, and what is kept of who votes. */
export function Boasvindas({
  urna,
  categorias,
  aoComecar,
  aoConferir,
}: {
  urna: Urna;
  /** Those one may vote in. */
  categorias: readonly CategoriaDaUrna[];
  aoComecar: () => void;
  aoConferir: () => void;
}) {
  return (
    <Pagina titulo={urna.projeto} sobre={`Votação da empresa inspiradora, de ${urna.organizadora}`} semFoco>
      <p className="destaque">
        Qual empresa do prêmio mais inspira você? Escolha uma em cada categoria que quiser.
      </p>
      {categorias.length === 0 ? (
        <p>Ainda não há empresas candidatas. Volte daqui a alguns dias.</p>
      ) : (
        <>
          <ul className="pontos">
            <li>
              Vote até <strong>{emBrasilia(urna.fim)}</strong>, no horário de Brasília. Leva um minuto, sem
              cadastro.
            </li>
            <li>{COMO_SE_CONTA}</li>
            <li>No fim você recebe um recibo, que mostra se o voto foi contado.</li>
          </ul>
          <button type="button" className="principal" onClick={aoComecar}>
            Começar a votar
          </button>
          <h2>Quem concorre</h2>
          {categorias.map(({ nome, empresas }) => (
            <details key={nome}>
              <summary>
                {nome} <small>{quantasEmpresas(empresas.length)}</small>
              </summary>
              <ul>
                {empresas.map((empresa) => (
                  <li key={empresa.id}>{empresa.nome}</li>
                ))}
              </ul>
            </details>
          ))}
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
