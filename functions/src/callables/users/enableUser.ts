import { enableUser as contrato } from '@/domain/contratos/users';
import { chamada } from '@functions/chamada/chamada';
import { devolverAcesso } from '@functions/nucleo/acesso';
import { limitesDeEstado, mudarEstado } from '@functions/nucleo/estadoDoColaborador';

/** Reverses disableUser. */
export const enableUser = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeEstado },
  async (dados, membro) => {
    await mudarEstado(membro, dados, 'HABILITAR');
    await devolverAcesso(membro.db, membro.contexto, dados.colaboradorId);
    return { ok: true } as const;
  },
);
