import { removeEmpresaFromMyClaims as contrato } from '@/domain/contracts/users';
import { chamada } from '@functions/chamada/chamada';
import { autenticacao } from '@functions/nucleo/contas';

/** Forgets the company in the caller's own claims; nobody else's can be named (threats B15). */
export const removeEmpresaFromMyClaims = chamada(
  contrato,
  { quem: 'conta', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 60, minutos: 60 }] },
  async (_dados, { uid }) => {
    const auth = await autenticacao();
    const { licenciadaId: _l, empresaId: _e, ...outras } = (await auth.getUser(uid)).customClaims ?? {};
    await auth.setCustomUserClaims(uid, outras);
    return { ok: true } as const;
  },
);
