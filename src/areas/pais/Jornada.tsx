/**
 * How far a parent is on the way its kind usually takes (part 2 §4): a dot for each status, and what it is called. The
 * committee may pass statuses over, so what stands before is not ticked as done (decisions P230).
 */
import { VisuallyHidden } from '@mantine/core';
import { caminhoHabitual } from '@/domain/pai/caminho-habitual';
import { flexao, rotuloDoStatus, type TipoDePai } from '@/domain/pai/pai';
import classes from './Jornada.module.css';

interface Props {
  tipo: Pick<TipoDePai, 'aparencia' | 'movimento' | 'nome'>;
  status: string;
}

const onde = (i: number, atual: number) => (i < atual ? 'passado' : i === atual ? 'atual' : 'futuro');
const DITO = { passado: ' (antes)', atual: ' (agora)', futuro: '' } as const;

/** Nothing for a status off the way: the badge says where it is, and the history how it came there. */
export function Jornada({ tipo, status }: Props) {
  const caminho = caminhoHabitual(tipo);
  const atual = caminho.indexOf(status);
  if (atual < 0) return null;
  return (
    <div className={classes['jornada']}>
      <ol className={classes['passos']} aria-label={`Caminho d${flexao(tipo.nome).o} ${tipo.nome.singular}`}>
        {caminho.map((passo, i) => {
          const situacao = onde(i, atual);
          return (
            <li
              key={passo}
              className={classes['passo']}
              data-situacao={situacao}
              aria-current={situacao === 'atual' ? 'step' : undefined}
            >
              <span className={classes['ponto']} aria-hidden />
              <span className={classes['nome']}>
                {rotuloDoStatus(tipo, passo)}
                <VisuallyHidden>{DITO[situacao]}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
      <p className={classes['resumo']} aria-hidden>
        Passo {atual + 1} de {caminho.length}: <strong>{rotuloDoStatus(tipo, status)}</strong>
      </p>
    </div>
  );
}
