import { aoEscrever } from '@functions/gatilho';
import { somarPontos } from '@functions/nucleo/ranking';

/** Total of the person under the rule (part 2 §9). An entry never changes hands, so either side names both. */
export const onPontosWritten = aoEscrever(
  'historicoPontosPerColaborador/{entrada}',
  async ({ db, contexto, antes, depois }) => {
    const { regulamentoIdeias, colaboradorReference } = depois ?? antes ?? {};
    if (typeof regulamentoIdeias !== 'string' || typeof colaboradorReference !== 'string') return;
    await somarPontos(db, contexto, regulamentoIdeias, colaboradorReference);
  },
);
