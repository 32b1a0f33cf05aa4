/** What the callables about what an idea brought have in common. */
import type { Chamadores } from '@functions/chamada/quem';

export const MUDOU = 'Esta linha mudou enquanto você olhava. Veja como ficou e faça de novo.';

export const limitesDoRetorno = (_dados: unknown, { uid, contexto }: Chamadores['membro']) => [
  { chave: `${contexto.empresaId}/${uid}`, maximo: 300, minutos: 24 * 60 },
];
