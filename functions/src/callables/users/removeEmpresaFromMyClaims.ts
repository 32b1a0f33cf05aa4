import { removeEmpresaFromMyClaims as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { mudarClaims } from '@functions/nucleo/contas';

/** Forgets the company in the caller's own claims; nobody else's can be named (threats B15). */
export const removeEmpresaFromMyClaims = chamada(
  contrato,
  { quem: 'conta', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 60, minutos: 60 }] },
  async (_dados, { db, uid }) => {
    await mudarClaims(db, uid, ({ licenciadaId: _l, empresaId: _e, ...outras }) => outras);
    return { ok: true } as const;
  },
);
