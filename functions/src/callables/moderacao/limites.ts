/** What the callables of moderation have in common. */
import type { Chamadores } from '@functions/chamada/quem';

export const MUDOU = 'Este caso mudou enquanto você olhava. Veja como ficou e decida de novo.';
export const NAO_HA = 'Este conteúdo não está mais disponível.';

/** Reports of one person in a day: more of them would bury the queue. */
export const DENUNCIAS_POR_DIA = 30;

const porDia =
  (maximo: number) =>
  (_dados: unknown, { uid, contexto }: Chamadores['membro']) => [
    { chave: `${contexto.empresaId}/${uid}`, maximo, minutos: 24 * 60 },
  ];
export const limitesDeDenuncias = porDia(DENUNCIAS_POR_DIA);
export const limitesDaModeracao = porDia(1_000);
