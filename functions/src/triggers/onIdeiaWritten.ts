import { idDaReferencia } from '@/domain/paths';
import { aoEscrever } from '@functions/gatilho';
import { contarIdeia } from '@functions/nucleo/contadores';
import { projetarParticipacao } from '@functions/nucleo/participacao';
import { premiarIdeia } from '@functions/nucleo/pontos';

/** What earns points, or makes somebody an author. */
const FATOS = [
  'status',
  'publishedAt',
  'deletedAt',
  'visibilidade',
  'implementadoresReferences',
  'regulamentoReference',
];
/** What the counters add up besides. */
const TOTAIS = ['totalComentarios', 'rankingByLikes', 'rankingByMoedas'];

/** Points (decisions I7, I8), the counters of public ideas, and when the author last registered one. */
export const onIdeiaWritten = aoEscrever('ideias/{ideia}', async ({ db, contexto, id, antes, depois }) => {
  const mudou = (campos: string[]) =>
    campos.some((campo) => JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]));
  const ideia = id('ideia');
  const autor: unknown = (depois ?? antes)?.['autorReference'];
  // Totals and copied names change often and earn nothing.
  const fatos = mudou(FATOS);
  await Promise.all([
    fatos ? premiarIdeia(db, contexto, ideia) : undefined,
    fatos || mudou(TOTAIS) ? contarIdeia(db, contexto, ideia) : undefined,
    fatos && typeof autor === 'string'
      ? projetarParticipacao(db, contexto, idDaReferencia(autor))
      : undefined,
  ]);
});
