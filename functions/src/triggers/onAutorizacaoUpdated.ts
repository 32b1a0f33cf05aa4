import { aoAlterar } from '@functions/gatilho';
import { projetarAutorizacao } from '@functions/nucleo/permissoes';

/** Changes only: a company's 165 entries are created together with their projection (nucleo/empresas.ts). */
export const onAutorizacaoUpdated = aoAlterar('autorizacao/{autorizacao}', ({ db, contexto, id }) =>
  projetarAutorizacao(db, contexto, id('autorizacao')),
);
