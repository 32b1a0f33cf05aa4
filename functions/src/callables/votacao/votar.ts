import { votar as contrato } from '@/domain/contratos/votacao';
import { chamada } from '@functions/chamada/chamada';
import { votar as registrar } from '@functions/nucleo/votar';

/**
 * A function and not a rule: captcha, server time, candidates and one vote per category cannot be judged by rules. No
 * limit by address: a whole fair votes through one, and a captcha stands before every vote.
 */
export const votar = chamada(
  contrato,
  {
    quem: 'visitante',
    repetivel: true,
    segredos: ['CHAVE_DA_VOTACAO', 'RECAPTCHA_SECRET'],
    limites: () => [],
    falha: 'Não foi possível registrar os votos',
  },
  (dados, visitante) => registrar(dados, visitante),
);
