import { numero } from './formatos';

/** Of so few, one more or less would be a percentage that frightens. */
const POUCOS = 10;

/** A figure beside the one before it: '+50%', '−65%'; of few in words, '11 a menos'. */
export function mudanca(agora: number, antes: number): string {
  const diferenca = agora - antes;
  if (diferenca === 0) return 'Sem alteração';
  const quanto = Math.abs(diferenca);
  if (Math.min(agora, antes) < POUCOS) return `${numero(quanto)} a ${diferenca > 0 ? 'mais' : 'menos'}`;
  const parte = Math.round((quanto / antes) * 100);
  return parte === 0 ? 'Quase igual' : `${diferenca > 0 ? '+' : '−'}${numero(parte)}%`;
}
