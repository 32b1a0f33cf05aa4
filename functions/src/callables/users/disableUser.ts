import { disableUser as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { cortarAcesso } from '@functions/nucleo/acesso';
import { limitesDeEstado, mudarEstado } from '@functions/nucleo/estadoDoColaborador';

/** Disables a collaborator: the membership at once, the sessions by their refresh tokens (threats B17, B21, B22). */
export const disableUser = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeEstado },
  async (dados, membro) => {
    await mudarEstado(membro, dados, 'DESABILITAR');
    await cortarAcesso(membro.db, membro.contexto, dados.colaboradorId);
    return { ok: true } as const;
  },
);
