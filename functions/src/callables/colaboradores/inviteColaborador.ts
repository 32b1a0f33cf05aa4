import { colaboradorVazio } from '@/domain/pessoas/colaborador-form';
import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { inviteColaborador as contrato } from '@/domain/contratos/colaboradores';
import { chamada } from '@functions/chamada/chamada';
import { convidar, limitesDeConvite } from '@functions/nucleo/convidar';

/** Invites by name and address: a MEMBER, the rest of whose record is filled in later (part 1 §5). */
export const inviteColaborador = chamada(
  contrato,
  {
    quem: 'membro',
    limites: ({ email }, membro) =>
      limitesDeConvite(membro, [email], { pode: podeConvidar(membro), porCaixa: 10 }),
    falha: 'Houve um erro ao criar o convite',
  },
  async ({ nome, email, gestao, diagnostico, incentivo, configuracoes }, membro) => {
    const areas = { gestao, diagnostico, incentivo, configuracoes };
    const dados = { ...colaboradorVazio, nome, email, role: 'MEMBER', ...areas } as const;
    return { colaboradorId: await convidar(membro, { ...dados, image: [], setores: [] }) };
  },
);
