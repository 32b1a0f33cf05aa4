import { caminhos } from '@/domain/comum/caminhos';
import { pararLembretes as contrato } from '@/domain/contratos/convites';
import { chamada } from '@functions/chamada/chamada';
import { conviteDoLink } from '@functions/nucleo/conviteDoLink';

/** By the link of any mail of the invitation, old ones too, and without an account. The invitation goes on. */
export const pararLembretes = chamada(
  contrato,
  { quem: 'visitante', limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 600, minutos: 60 }] },
  async (credencial, { db }) => {
    const { nomeFantasia } = await conviteDoLink(db, credencial);
    await db
      .doc(`${caminhos.convites}/${credencial.conviteId}`)
      .update({ semLembretes: true, lembrarEm: null });
    return { nomeFantasia };
  },
);
