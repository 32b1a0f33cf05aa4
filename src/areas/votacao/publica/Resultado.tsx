/** The published result, after the count was closed. */
import type { CSSProperties } from 'react';
import type { ResultadoPublico } from '@/domain/votacao/urna';

const MAIS_VOTADAS = 5;
/** Of so few votes a percentage would say more than there is. */
const POUCOS = 20;
const votosDe = (n: number) => (n === 1 ? '1 voto' : `${n.toLocaleString('pt-BR')} votos`);

const porcento = (parte: number, todo: number) => `${Math.round((parte / todo) * 100)}%`;

export const Resultado = ({ resultado }: { resultado: readonly ResultadoPublico[] }) => (
  <>
    {resultado.map(({ nome, votos, empresas }) => (
      <section key={nome}>
        <h2>{nome}</h2>
        <p>{votos === 0 ? 'Ninguém votou nesta categoria.' : votosDe(votos)}</p>
        <ol className="escolhidas resultado">
          {empresas.slice(0, MAIS_VOTADAS).map((empresa) => (
            <li key={empresa.nome}>
              <span>
                <strong>{empresa.nome}</strong>
                {empresa.votos > 0 && empresa.votos === empresas[0]?.votos ? (
                  <small className="mais-votada">Mais votada</small>
                ) : null}
              </span>
              <span>
                {votosDe(empresa.votos)}
                {votos < POUCOS ? null : ` (${porcento(empresa.votos, votos)})`}
              </span>
              {votos === 0 ? null : (
                <span
                  aria-hidden
                  className="parte"
                  style={{ '--parte': porcento(empresa.votos, votos) } as CSSProperties}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </>
);
