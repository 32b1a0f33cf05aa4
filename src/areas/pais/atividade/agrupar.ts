/** The lines of the feed: each of its items, and milestones that somebody planned in one go as a single one. */
import { type AcontecimentoDoMarco, criadosJuntos } from '@/domain/marcos/acontecimentos';
import type { Acontecido } from './juntar';
import type { Item } from './fontes';

export type LinhaDaAtividade = Item | (Acontecido & { tipo: 'marcos'; marcos: Marcos });
type Marcos = [AcontecimentoDoMarco, ...AcontecimentoDoMarco[]];

const marcosDe = (linha: LinhaDaAtividade | undefined): Marcos | [] =>
  linha?.tipo === 'marcos' ? linha.marcos : linha?.tipo === 'marco' ? [linha.marco] : [];

/** Only neighbours: what somebody said in between stays in between. */
export function agrupar(itens: readonly Item[]): LinhaDaAtividade[] {
  const linhas: LinhaDaAtividade[] = [];
  for (const item of itens) {
    const antes = linhas.at(-1);
    const [primeiro, ...outros] = marcosDe(antes);
    if (antes && primeiro && item.tipo === 'marco' && criadosJuntos(primeiro, item.marco)) {
      const { id, quando } = antes;
      linhas[linhas.length - 1] = { id, quando, tipo: 'marcos', marcos: [primeiro, ...outros, item.marco] };
    } else linhas.push(item);
  }
  return linhas;
}
