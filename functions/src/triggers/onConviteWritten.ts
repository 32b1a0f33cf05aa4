import { banco } from '@functions/banco';
import { INSTANCIAS, REGIAO } from '@functions/gatilho';
import { acertarConvidado } from '@functions/nucleo/convidados';
import { onDocumentWritten } from 'firebase-functions/firestore';

/** Invitations lie in no company, so they have a trigger of their own. */
export const onConviteWritten = onDocumentWritten(
  { document: 'convites/{id}', region: REGIAO, maxInstances: INSTANCIAS.gatilho, retry: true },
  ({ params }) => acertarConvidado(banco(), params.id),
);
