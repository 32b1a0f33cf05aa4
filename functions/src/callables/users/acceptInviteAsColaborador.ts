import { acceptInviteAsColaborador as contrato } from '@/domain/contracts/users';
import { chamada } from '@functions/chamada/chamada';
import { aceitar, conviteInvalido } from '@functions/nucleo/aceitarConvite';
import { provarEndereco } from '@functions/nucleo/contas';
import { enderecoProvado, segredoConfere } from '@functions/nucleo/convites';

/**
 * Accepts as the signed-in person, who must be the invited one. Without the mailed secret the address must have been
 * proved before. Anybody can register an account with somebody else's address.
 */
export const acceptInviteAsColaborador = chamada(
  contrato,
  { quem: 'conta', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 30, minutos: 60 }] },
  async ({ conviteId, segredo }, { db, uid, email }) => {
    if (conviteId.includes('/')) throw conviteInvalido();
    const provado = segredo === '' && (await enderecoProvado(uid)) === true;
    const { licenciadaId, empresaId } = await aceitar(db, conviteId, (convite) => {
      const mesmaPessoa = convite.idColaboradorConvidado === uid && convite.email === email.toLowerCase();
      if (!mesmaPessoa || !(provado || segredoConfere(convite, segredo))) throw conviteInvalido();
    });
    // The link came to this address: from now on it proves nothing more, and gives the account no other password.
    if (!provado) await provarEndereco(uid, email);
    return { licenciadaId, empresaId };
  },
);
