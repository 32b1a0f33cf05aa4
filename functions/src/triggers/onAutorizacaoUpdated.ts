import { caminhos } from '@/domain/comum/paths';
import { aoAlterar } from '@functions/gatilho';
import { auditarEscrita } from '@functions/nucleo/auditoria';
import { copiarPermissoes, papelDaAutorizacao, projetarPapel } from '@functions/nucleo/permissoes';

/**
 * What the role may do, for the functions and on its memberships, and who changed what. Changes only: a company's 165 entries are created
 * together with their projection (nucleo/empresas.ts).
 */
export const onAutorizacaoUpdated = aoAlterar('autorizacao/{autorizacao}', async (escrita) => {
  const { db, contexto, id } = escrita;
  const autorizacao = id('autorizacao');
  const papel = papelDaAutorizacao(autorizacao);
  await Promise.all([
    papel && projetarPapel(db, contexto, papel).then(() => copiarPermissoes(db, contexto, papel)),
    auditarEscrita(escrita, 'AUTORIZACAO', `${caminhos.autorizacao(contexto)}/${autorizacao}`),
  ]);
});
