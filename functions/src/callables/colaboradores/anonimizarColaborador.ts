import { podeAnonimizar } from '@/domain/pessoas/colaborador-acoes';
import { anonimizarColaborador as contrato } from '@/domain/contratos/colaboradores';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { anonimizar } from '@functions/nucleo/anonimizar';

/** LGPD: the company's ADMIN has a person's data erased; what they did stays, without them (decisions P24). */
export const anonimizarColaborador = chamada(
  contrato,
  { quem: 'membro', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 200, minutos: 24 * 60 }] },
  async ({ colaboradorId }, membro) => {
    if (!podeAnonimizar(membro, { id: colaboradorId })) throw negado();
    await anonimizar(membro, colaboradorId);
    return { ok: true } as const;
  },
);
