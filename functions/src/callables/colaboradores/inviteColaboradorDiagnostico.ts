import { podeConvidarParaDiagnostico } from '@/domain/pessoas/colaborador-acoes';
import { inviteColaboradorDiagnostico as contrato } from '@/domain/contratos/colaboradores';
import { chamada } from '@functions/chamada/chamada';
import { convidarParaDiagnostico } from '@functions/nucleo/convidarParaDiagnostico';
import { limitesDeConvite } from '@functions/nucleo/convidar';

/** Invites up to ten people to answer a questionnaire for the caller's company (part 1 §7). */
export const inviteColaboradorDiagnostico = chamada(
  contrato,
  {
    quem: 'membro',
    limites: ({ emails }, membro) =>
      limitesDeConvite(membro, emails, { pode: podeConvidarParaDiagnostico(membro) }),
    falha: 'Houve um erro ao criar o convite',
  },
  ({ emails, idEmpresa, idProjeto, idQuestionario }, membro) =>
    convidarParaDiagnostico(membro, emails, { idEmpresa, idProjeto, idQuestionario }),
);
