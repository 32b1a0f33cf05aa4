import { podeConvidar } from '@/domain/pessoas/colaborador-acoes';
import { inviteColaboradorAdd as contrato } from '@/domain/contratos/colaboradores';
import { chamada } from '@functions/chamada/chamada';
import { convidar, limitesDeConvite } from '@functions/nucleo/convidar';

/** Adds a collaborator with the whole record. It serves each of several at once and each row of an import too. */
export const inviteColaboradorAdd = chamada(
  contrato,
  {
    quem: 'membro',
    limites: ({ email }, membro) =>
      limitesDeConvite(membro, [email], { pode: podeConvidar(membro), porCaixa: 10 }),
    falha: 'Houve um erro ao criar o colaborador',
  },
  async ({ licenciadaId: _l, empresaId: _e, ...dados }, membro) => ({
    colaboradorId: await convidar(membro, dados),
  }),
);
