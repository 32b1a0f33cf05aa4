import { caminhos } from '@/domain/comum/caminhos';
import { acompanhar } from '@functions/derivacoes/acompanhar';
import { aoAlterar } from '@functions/gatilho';
import { auditarEscrita } from '@functions/nucleo/auditoria';

/**
 * Besides what the role may do: who changed what. Changes only: a company's 165 entries are created together with their
 * projection (nucleo/empresas.ts).
 */
export const onAutorizacaoUpdated = acompanhar(
  'autorizacao/{autorizacao}',
  (escrita) =>
    auditarEscrita(
      escrita,
      'AUTORIZACAO',
      `${caminhos.autorizacao(escrita.contexto)}/${escrita.id('autorizacao')}`,
    ),
  aoAlterar,
);
