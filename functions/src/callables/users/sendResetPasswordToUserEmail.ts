import { sendResetPasswordToUserEmail as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { cabe } from '@functions/chamada/limites';
import { enfileirar } from '@functions/emails/fila';

/**
 * Mails a link to define a new password. Writes the same documents whether the account exists or not, so neither the
 * answer nor its time tells (decisions P23, threats B27). A caller who asks too often is refused. An address that
 * others asked for gets no fourth mail in an hour. Its owner is not refused: three links that work are in the
 * mailbox.
 */
export const sendResetPasswordToUserEmail = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ email }, { ip }) => [
      { chave: `email:${email}:${ip}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 10, minutos: 60 },
    ],
  },
  async ({ email }, { db, chave }) => {
    if (await cabe(db, contrato.nome, [{ chave: `email:${email}`, maximo: 3, minutos: 60 }]))
      await enfileirar(db, chave, { tipo: 'redefinirSenha', para: email, dados: {} });
    return { ok: true } as const;
  },
);
