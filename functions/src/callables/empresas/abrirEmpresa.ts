import { abrirEmpresa as contrato } from '@/domain/contratos/empresas';
import { chamada } from '@functions/chamada/chamada';
import { mudarClaims } from '@functions/nucleo/contas';

/** Names the company in the caller's own claims, for rules that cannot know from the path where to look. */
export const abrirEmpresa = chamada(
  contrato,
  { quem: 'membro', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 120, minutos: 60 }] },
  async (_dados, { db, uid, contexto }) => {
    await mudarClaims(db, uid, (atuais) => ({ ...atuais, ...contexto }));
    return { ok: true } as const;
  },
);
