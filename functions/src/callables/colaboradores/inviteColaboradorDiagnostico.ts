import { inviteColaboradorDiagnostico as contrato } from '@/domain/contracts/colaboradores';
import { chamada } from '@functions/chamada/chamada';
import { convidarParaDiagnostico } from '@functions/nucleo/convidarParaDiagnostico';
import { limitesDeConvite } from '@functions/nucleo/convidar';

/** Invites up to ten people to answer a questionnaire for the caller's company (part 1 §7). */
export const inviteColaboradorDiagnostico = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (dados, membro) => [
      ...limitesDeConvite(dados, membro).map((limite) => ({ ...limite, usos: dados.emails.length })),
      // As for any invitation that is sent again (resentInviteToColaborador): nobody's box is filled with them.
      ...dados.emails.map((email) => ({
        chave: `email:${dados.empresaId}:${email}`,
        maximo: 5,
        minutos: 60,
      })),
    ],
    falha: 'Houve um erro ao criar o convite',
  },
  async ({ emails, idEmpresa, idProjeto, idQuestionario }, membro) => ({
    colaboradores: await convidarParaDiagnostico(membro, emails, { idEmpresa, idProjeto, idQuestionario }),
  }),
);
