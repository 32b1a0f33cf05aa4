import { aoEscrever } from '@functions/gatilho';
import { registrarRegulamento } from '@functions/nucleo/comite';

/** Activities of the committee: a rule was created or removed. Other changes tell nothing. */
export const onRegulamentoWritten = aoEscrever(
  'regulamentosIdeias/{regulamento}',
  async ({ db, contexto, id, antes, depois }) => {
    if (antes && antes['deletedAt'] === depois?.['deletedAt']) return;
    await registrarRegulamento(db, contexto, id('regulamento'));
  },
);
