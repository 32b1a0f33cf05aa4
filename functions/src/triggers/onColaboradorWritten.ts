import { acompanhar } from '@functions/derivacoes/acompanhar';
import { copiarNome } from '@functions/nucleo/pessoas';

/** Besides what is derived from a membership: the copies of a changed name. */
export const onColaboradorWritten = acompanhar(
  'colaboradores/{uid}',
  async ({ db, contexto, id, antes, depois }) => {
    if (antes && antes['nome'] !== depois?.['nome']) await copiarNome(db, contexto, id('uid'));
  },
);
