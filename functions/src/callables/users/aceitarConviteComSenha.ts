import { aceitarConviteComSenha as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { aceitarComSenha, limitesDoAceite } from '@functions/nucleo/aceitarComSenha';

/** Accepts with the mailed link and gives a new account its first password. */
export const aceitarConviteComSenha = chamada(
  contrato,
  { quem: 'visitante', limites: limitesDoAceite },
  (aceite, { db }) => aceitarComSenha(db, aceite),
);
