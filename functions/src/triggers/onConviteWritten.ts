import { banco } from '@functions/banco';
import { carregado, emMaquina } from '@functions/maquinas';
import { onDocumentWritten } from 'firebase-functions/firestore';

const convidados = carregado('onConviteWritten', () => import('@functions/nucleo/convidados'));

/** Invitations lie in no company, so they have a trigger of their own. */
export const onConviteWritten = onDocumentWritten(
  { ...emMaquina('convite'), document: 'convites/{id}', retry: true },
  async ({ params }) => {
    const { acertarConvidado } = await convidados();
    await acertarConvidado(banco(), params.id);
  },
);
