import { banco } from '@functions/banco';
import { despachar } from '@functions/emails/fila';
import { INSTANCIAS, REGIAO } from '@functions/gatilho';
import { onDocumentCreated } from 'firebase-functions/firestore';

/** Sends what a function put into the outbox. A refusal of the mail server is delivered again later. */
export const onEmailNaFila = onDocumentCreated(
  { document: 'filaDeEmails/{id}', region: REGIAO, maxInstances: INSTANCIAS.gatilho, retry: true },
  ({ params }) => despachar(banco(), params.id),
);
