import { sendResetPasswordToUserEmail as contrato } from '@/domain/contracts/users';
import { chamada } from '@functions/chamada/chamada';
import { enfileirar } from '@functions/emails/fila';

/**
 * Mails a link to define a new password. Writes the same document whether the account exists or not, so neither the
 * answer nor its time tells (decisions P23, threats B27); the limits count addresses, known or not.
 */
export const sendResetPasswordToUserEmail = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ email }, { ip }) => [
      { chave: `email:${email}`, maximo: 3, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 10, minutos: 60 },
    ],
  },
  async ({ email }, { db, chave }) => {
    await enfileirar(db, chave, { tipo: 'redefinirSenha', para: email, dados: {} });
    return { ok: true } as const;
  },
);
