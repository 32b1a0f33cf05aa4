/** The outboxes. What a mail server or a channel refuses is delivered again later. */
import { caminhosDosCanais, type TipoDeCanal } from '@/domain/canais/canal';
import { comSegredos } from '@functions/ajustes';
import { banco } from '@functions/banco';
import { carregado, emMaquina, segredosDe } from '@functions/maquinas';
import { onDocumentCreated } from 'firebase-functions/firestore';

const fila = carregado('onEmailNaFila', () => import('@functions/emails/carteiro'));

/** Sends what a function put into the outbox. */
export const onEmailNaFila = onDocumentCreated(
  { ...emMaquina('emails'), document: 'filaDeEmails/{id}', retry: true },
  async ({ params }) => {
    const { despachar } = await fila();
    await comSegredos(segredosDe('emails'), () => despachar(banco(), params.id));
  },
);

const QUALQUER = { licenciadaId: '{licenciadaId}', empresaId: '{empresaId}' };
const canais = carregado('onEntregaNaFila', () => import('@functions/canais/entregar'));

/** Sends what was put into a channel's outbox. */
export const onEntregaNaFila = onDocumentCreated(
  {
    ...emMaquina('entregas'),
    document: `${caminhosDosCanais.entregas(QUALQUER, '{tipo}' as TipoDeCanal)}/{id}`,
    retry: true,
  },
  async ({ data, params }) => {
    // What is restored from a backup was sent long ago.
    if (data?.get('estado') !== 'PENDENTE') return;
    // The path is put together by functions, so the SDK's types do not know its parameters.
    const { licenciadaId = '', empresaId = '', tipo = '', id = '' } = params as Record<string, string>;
    const { entregar } = await canais();
    await entregar(banco(), { contexto: { licenciadaId, empresaId }, tipo: tipo as TipoDeCanal, id });
  },
);
