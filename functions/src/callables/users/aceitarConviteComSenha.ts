import { aceitarConviteComSenha as contrato } from '@/domain/contracts/users';
import { ErroDoProduto } from '@/domain/erros';
import { chamada } from '@functions/chamada/chamada';
import { aceitar, conviteDoLink, conviteInvalido, reabrirPeloLink } from '@functions/nucleo/aceitarConvite';
import { autenticacao } from '@functions/nucleo/contas';
import { enderecoProvado, segredoConfere } from '@functions/nucleo/convites';

/**
 * Accepts with the mailed link and gives a new account its first password. Membership first: a run that dies before
 * the password leaves an account still new, so the next one finishes. An account in use keeps its password.
 */
export const aceitarConviteComSenha = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: ({ conviteId }, { ip }) => [
      { chave: `convite:${conviteId}`, maximo: 20, minutos: 60 },
      { chave: `ip:${ip}`, maximo: 60, minutos: 60 },
    ],
  },
  async ({ conviteId, segredo, email, nome, senha }, { db }) => {
    const convite = await conviteDoLink(db, { conviteId, segredo });
    if (convite.email !== email) throw conviteInvalido();
    await reabrirPeloLink(convite);
    const nova = (await enderecoProvado(convite.idColaboradorConvidado)) === false;
    if (!nova && convite.convite)
      throw new ErroDoProduto('Você já tem uma conta. Entre com a sua senha para aceitar o convite.');
    const { uid, licenciadaId, empresaId } = await aceitar(
      db,
      conviteId,
      (lido) => {
        if (lido.email !== email || !segredoConfere(lido, segredo)) throw conviteInvalido();
      },
      nome,
    );
    if (nova) {
      const auth = await autenticacao();
      await auth.updateUser(uid, { password: senha, displayName: nome, emailVerified: true });
    }
    return { licenciadaId, empresaId };
  },
);
