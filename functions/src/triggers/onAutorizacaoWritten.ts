import { aoEscrever } from '@functions/gatilho';
import { projetarAutorizacao } from '@functions/nucleo/permissoes';

/** Entries are born together with their projection (nucleo/empresas.ts): 165 events that have nothing to do. */
export const onAutorizacaoWritten = aoEscrever(
  'autorizacao/{autorizacao}',
  async ({ db, contexto, id, antes }) => {
    if (antes) await projetarAutorizacao(db, contexto, id('autorizacao'));
  },
);
