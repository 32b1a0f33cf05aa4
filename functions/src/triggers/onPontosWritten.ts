import { aoEscrever } from '@functions/gatilho';
import { notificarPontos } from '@functions/nucleo/fatos';
import { somarPontos } from '@functions/nucleo/ranking';

/**
 * News for the person who earned them, and that person's total under the rule (part 2 §9). An entry never changes
 * hands, so either side names both.
 */
export const onPontosWritten = aoEscrever(
  'historicoPontosPerColaborador/{entrada}',
  async ({ db, contexto, id, antes, depois }) => {
    const { regulamentoIdeias, colaboradorReference } = depois ?? antes ?? {};
    await notificarPontos(db, contexto, id('entrada'));
    if (typeof regulamentoIdeias !== 'string' || typeof colaboradorReference !== 'string') return;
    await somarPontos(db, contexto, regulamentoIdeias, colaboradorReference);
  },
);
