import { aoEscrever } from '@functions/gatilho';
import { projetarAutorizacao } from '@functions/nucleo/permissoes';

export const onAutorizacaoWritten = aoEscrever('autorizacao/{autorizacao}', ({ db, contexto, id }) =>
  projetarAutorizacao(db, contexto, id('autorizacao')),
);
