import { projetarAtividadesDaIdeia } from '@functions/nucleo/atividades';
import { contarIdeia } from '@functions/nucleo/contadores';
import { notificarEquipe } from '@functions/nucleo/fatos';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { aoEscrever } from '@functions/gatilho';

/** Points (decisions I7, I8), the counter of public ideas, what its milestones show of the idea, and news for its team. */
export const onIdeiaWritten = aoEscrever('ideias/{ideia}', async ({ db, contexto, id, antes, depois }) => {
  const mudou = (...campos: string[]) =>
    campos.some((campo) => JSON.stringify(antes?.[campo]) !== JSON.stringify(depois?.[campo]));
  // Totals and copied names change often and earn nothing.
  const conta = mudou(
    'status',
    'publishedAt',
    'deletedAt',
    'visibilidade',
    'participantesReferences',
    'implementadoresReferences',
    'regulamentoReference',
  );
  const ideia = id('ideia');
  await Promise.all([
    ...(conta
      ? [
          premiarIdeia(db, contexto, ideia),
          contarIdeia(db, contexto, ideia),
          notificarEquipe(db, contexto, ideia, antes, depois),
        ]
      : []),
    mudou('titulo', 'visibilidade', 'participantesReferences')
      ? projetarAtividadesDaIdeia(db, contexto, ideia)
      : undefined,
  ]);
});
