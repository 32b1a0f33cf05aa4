import { checkUser as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { aceitarComSenha, limitesDoAceite } from '@functions/nucleo/aceitarComSenha';
import { contextoDoConvite } from '@functions/nucleo/convites';

/** Onboarding of somebody invited to a questionnaire (part 1 §7): the ids must be those of the link's invitation. */
export const checkUser = chamada(
  contrato,
  { quem: 'visitante', limites: limitesDoAceite },
  ({ colaboradorId, empresaId, projetoId, ...aceite }, { db }) =>
    aceitarComSenha(
      db,
      aceite,
      (convite) =>
        convite.idColaboradorConvidado === colaboradorId &&
        convite.idProjeto === projetoId &&
        contextoDoConvite(convite).empresaId === empresaId,
    ),
);
