import { acceptInviteAsColaborador as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { aceitar } from '@functions/nucleo/aceitarConvite';
import { enderecoDaConta } from '@functions/nucleo/contas';
import { conviteInvalido } from '@functions/nucleo/conviteDoLink';
import { segredoConfere } from '@functions/nucleo/convites';

/**
 * Accepts as the signed-in person, who must be the invited one and own the address. Auth is asked for it now; the
 * token may be old. An account whose address nobody proved accepts by the mailed link, which gives it a password
 * (aceitarComSenha.ts).
 */
export const acceptInviteAsColaborador = chamada(
  contrato,
  { quem: 'conta', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 30, minutos: 60 }] },
  async ({ conviteId, segredo }, { db, uid }) => {
    if (conviteId.includes('/')) throw conviteInvalido();
    const endereco = (await enderecoDaConta(uid))?.toLowerCase();
    const { licenciadaId, empresaId } = await aceitar(db, conviteId, (convite) => {
      const mesmaPessoa = convite.idColaboradorConvidado === uid && convite.email === endereco;
      if (!mesmaPessoa || !(segredo === '' || segredoConfere(convite, segredo))) throw conviteInvalido();
    });
    return { licenciadaId, empresaId };
  },
);
