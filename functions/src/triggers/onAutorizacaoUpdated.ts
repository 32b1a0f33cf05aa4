import { caminhos } from '@/domain/paths';
import { aoAlterar } from '@functions/gatilho';
import { auditarEscrita } from '@functions/nucleo/auditoria';
import { projetarAutorizacao } from '@functions/nucleo/permissoes';

/**
 * The projection that the interface reads, and who changed what. Changes only: a company's 165 entries are created
 * together with their projection (nucleo/empresas.ts).
 */
export const onAutorizacaoUpdated = aoAlterar('autorizacao/{autorizacao}', async (escrita) => {
  const { db, contexto, id } = escrita;
  const autorizacao = id('autorizacao');
  await Promise.all([
    projetarAutorizacao(db, contexto, autorizacao),
    auditarEscrita(escrita, 'AUTORIZACAO', `${caminhos.autorizacao(contexto)}/${autorizacao}`),
  ]);
});
