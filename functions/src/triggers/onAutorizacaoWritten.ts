import { caminhos } from '@/domain/paths';
import { aoEscrever } from '@functions/gatilho';
import { auditarEscrita } from '@functions/nucleo/auditoria';
import { projetarAutorizacao } from '@functions/nucleo/permissoes';

/**
 * The projection that the interface reads, and who changed what. Entries are born together with their projection
 * (nucleo/empresas.ts): 165 events that have nothing to do.
 */
export const onAutorizacaoWritten = aoEscrever('autorizacao/{autorizacao}', async (escrita) => {
  const { db, contexto, id, antes } = escrita;
  if (!antes) return;
  const autorizacao = id('autorizacao');
  await Promise.all([
    projetarAutorizacao(db, contexto, autorizacao),
    auditarEscrita(escrita, 'AUTORIZACAO', `${caminhos.autorizacao(contexto)}/${autorizacao}`),
  ]);
});
