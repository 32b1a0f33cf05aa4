/** The published result, after the count was closed. */
import type { ResultadoPublico } from '@/domain/votacao/urna';

const MAIS_VOTADAS = 5;
/** Of so few votes a percentage would say more than there is. */
const POUCOS = 20;
const votosDe = (n: number) => (n === 1 ? '1 voto' : `${n.toLocaleString('pt-BR')} votos`);

export const Resultado = ({ resultado }: { resultado: readonly ResultadoPublico[] }) => (
  <>
    {resultado.map(({ nome, votos, empresas }) => (
      <section key={nome}>
        <h2>{nome}</h2>
        <p>{votos === 0 ? 'Ninguém votou nesta categoria.' : votosDe(votos)}</p>
        <ol className="escolhidas">
          {empresas.slice(0, MAIS_VOTADAS).map((empresa) => (
            <li key={empresa.nome}>
              <strong>{empresa.nome}</strong>
              <span>
                {votosDe(empresa.votos)}
                {votos < POUCOS ? null : ` (${Math.round((empresa.votos / votos) * 100)}%)`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </>
);
