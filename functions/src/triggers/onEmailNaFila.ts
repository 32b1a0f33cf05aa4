import { comSegredos, type NomeDoSegredo, secretos } from '@functions/ajustes';
import { banco } from '@functions/banco';
import { despachar } from '@functions/emails/fila';
import { INSTANCIAS, REGIAO } from '@functions/gatilho';
import { onDocumentCreated } from 'firebase-functions/firestore';

/** The second makes the codes of a voting, which are stored nowhere. */
const SEGREDOS: readonly NomeDoSegredo[] = ['SMTP_URL', 'CHAVE_DA_VOTACAO'];

/** Sends what a function put into the outbox. A refusal of the mail server is delivered again later. */
export const onEmailNaFila = onDocumentCreated(
  {
    document: 'filaDeEmails/{id}',
    region: REGIAO,
    maxInstances: INSTANCIAS.gatilho,
    retry: true,
    secrets: secretos(SEGREDOS),
  },
  ({ params }) => comSegredos(SEGREDOS, () => despachar(banco(), params.id)),
);
