import { apagarPeloLink as contrato } from '@/domain/contratos/respostas-por-link';
import { chamada } from '@functions/chamada/chamada';
import { esquecerQuemRespondeu } from '@functions/nucleo/dadosDaFolha';

/** Whoever answered by an open link is taken out of the sheet (LGPD art. 18 VI); what they answered stays, without them. */
export const apagarPeloLink = chamada(
  contrato,
  {
    quem: 'visitante',
    limites: (_dados, { ip }) => [{ chave: `ip:${ip}`, maximo: 30, minutos: 60 }],
    falha: 'Não foi possível apagar os seus dados',
  },
  async ({ credencial, ...alvo }, { db }) => {
    await esquecerQuemRespondeu(db, credencial, alvo);
    return {};
  },
);
