/** Which tactics a link joins, in words: colour alone tells nobody (WCAG 1.4.1). */
import type { ComId } from '@/domain/comum/campos';
import type { TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';

/** 'Balcão e Totem'; 'uma tática removida' where the others are gone. */
export function nomesDosVinculos(
  { id, numeroDoVinculo }: ComId<Pick<TaticaDaJogada, 'numeroDoVinculo'>>,
  taticas: readonly ComId<Pick<TaticaDaJogada, 'nome' | 'numeroDoVinculo'>>[],
): string {
  const outras = taticas.filter((outra) => outra.numeroDoVinculo === numeroDoVinculo && outra.id !== id);
  return outras.length === 0
    ? 'uma tática removida'
    : new Intl.ListFormat('pt-BR').format(outras.map(({ nome }) => nome));
}
