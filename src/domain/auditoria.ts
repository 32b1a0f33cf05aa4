/**
 * Audit trail, `auditoria/{id}`: who changed whose access, before and after. Append-only, written by functions. It keeps
 * ids and access fields, never names or addresses, so that it survives an anonymisation (threats I09).
 */
import * as z from 'zod/mini';
import { instante, referencia, texto } from './fields';

export const ACOES_AUDITADAS = [
  'CONVITE',
  'ACESSO',
  'DESABILITAR',
  'HABILITAR',
  'REMOVER',
  'ANONIMIZAR',
  'EXPORTAR',
  'AUTORIZACAO',
  'EMPRESA_CRIADA',
  'EMPRESA_ALTERADA',
  'EMPRESA_STATUS',
  'EMPRESA_REMOVIDA',
] as const;
export type AcaoAuditada = (typeof ACOES_AUDITADAS)[number];

export const ROTULO_DA_ACAO: Record<AcaoAuditada, string> = {
  CONVITE: 'Convite',
  ACESSO: 'Perfil ou áreas',
  DESABILITAR: 'Desabilitou',
  HABILITAR: 'Habilitou',
  REMOVER: 'Removeu',
  ANONIMIZAR: 'Anonimizou',
  EXPORTAR: 'Exportou os próprios dados',
  AUTORIZACAO: 'Autorizações',
  EMPRESA_CRIADA: 'Criou a empresa',
  EMPRESA_ALTERADA: 'Alterou a empresa',
  EMPRESA_STATUS: 'Situação da empresa',
  EMPRESA_REMOVIDA: 'Removeu a empresa',
};

const campos = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

export const auditoriaSchema = z.object({
  acao: z.enum(ACOES_AUDITADAS),
  /** uid of whoever did it. */
  quem: texto(128, 1),
  /** Path of the record changed. */
  alvo: referencia(),
  antes: campos,
  depois: campos,
  createdAt: instante(),
});
export type Auditoria = z.infer<typeof auditoriaSchema>;

const ROTULO_DO_CAMPO: Record<string, string> = {
  leitura: 'Acessar',
  criacao: 'Criar',
  editar: 'Editar',
  remover: 'Remover',
  role: 'Perfil',
  status: 'Situação',
  gestao: 'Área Gestão de inovação',
  diagnostico: 'Área Diagnóstico',
  incentivo: 'Área Incentivo a Inovação',
  configuracoes: 'Área Configurações',
  removido: 'Removido',
  anonimizado: 'Anonimizado',
  removida: 'Removida',
  cnpj: 'CNPJ',
  nomeFantasia: 'Nome fantasia',
  razaoSocial: 'Razão social',
  formato: 'Formato',
};

export const rotuloDoCampo = (campo: string) => ROTULO_DO_CAMPO[campo] ?? campo;
