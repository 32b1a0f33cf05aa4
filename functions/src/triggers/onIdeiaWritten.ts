import { contarIdeia } from '@functions/nucleo/contadores';
import { notificarEquipe } from '@functions/nucleo/fatos';
import { acertarMoedas } from '@functions/nucleo/moedas';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { acertarVinculosDa } from '@functions/nucleo/vinculos';
import { aoEscrever } from '@functions/gatilho';

/** Points (decisions I7, I8), coins that go back (I6), the counter of public ideas, and news for who came into the team. */
export const onIdeiaWritten = aoEscrever('ideias/{ideia}', async ({ db, contexto, id, antes, depois }) => {
  // Totals and copied names change often and earn nothing.
  const mudou = [
    'status',
    'publishedAt',
    'deletedAt',
    'visibilidade',
    'participantesReferences',
    'implementadoresReferences',
    'regulamentoReference',
  ].some((campo) => JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]));
  if (!mudou) return;
  await Promise.all([
    premiarIdeia(db, contexto, id('ideia')),
    contarIdeia(db, contexto, id('ideia')),
    acertarMoedas(db, contexto, id('ideia')),
    ...(antes?.['visibilidade'] === depois?.['visibilidade']
      ? []
      : [acertarVinculosDa(db, contexto, id('ideia'))]),
    notificarEquipe(db, contexto, id('ideia'), antes, depois),
  ]);
});
