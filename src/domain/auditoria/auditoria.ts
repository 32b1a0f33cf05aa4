/**
 * Audit trail, `auditoria/{id}`: who changed whose access, before and after. Append-only, written by functions. It keeps
 * ids and access fields, never names or addresses, so that it survives an anonymisation (threats I09).
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { instante, referencia, texto } from '@/domain/comum/campos';

export const ACOES_AUDITADAS = [
  'CONVITE',
  'ACESSO',
  'DESABILITAR',
  'HABILITAR',
  'REMOVER',
  'ANONIMIZAR',
  'EXPORTAR',
  'EXPORTAR_PESSOA',
  'AUTORIZACAO',
  'EMPRESA_CRIADA',
  'EMPRESA_ALTERADA',
  'EMPRESA_STATUS',
  'EMPRESA_REMOVIDA',
  'EMPRESA_INSCRITA',
  'EMPRESA_FASE',
  'EMPRESA_CATEGORIA',
  'EMPRESA_SAIU',
  'FOLHA_REABERTA',
  'NOTA_DADA',
  'NOTA_DESCONSIDERADA',
  'AVALIACAO_ENCERRADA',
  'EVIDENCIA_CONFERIDA',
  'EVIDENCIA_EXCLUIDA',
  'RESULTADOS',
  'CERTIFICADO',
  'VOTOS_DECIDIDOS',
  'VOTOS_ANULADOS',
  'VOTACAO_ALTERADA',
  'VOTACAO_ENCERRADA',
  'CANAL',
  'RETORNO',
  'COMUNICADO',
  'JURI',
  'MODERACAO',
  'EDICAO',
  'MENSAGEM',
] as const;
export type AcaoAuditada = (typeof ACOES_AUDITADAS)[number];

export const ROTULO_DA_ACAO: Record<AcaoAuditada, string> = comOutro(
  {
    CONVITE: 'Convite',
    ACESSO: 'Perfil ou áreas',
    DESABILITAR: 'Desabilitou',
    HABILITAR: 'Habilitou',
    REMOVER: 'Removeu',
    ANONIMIZAR: 'Anonimizou',
    EXPORTAR: 'Exportou os próprios dados',
    EXPORTAR_PESSOA: 'Exportou os dados de outra pessoa',
    AUTORIZACAO: 'Autorizações',
    EMPRESA_CRIADA: 'Cadastrou a empresa',
    EMPRESA_ALTERADA: 'Alterou a empresa',
    EMPRESA_STATUS: 'Status da empresa',
    EMPRESA_REMOVIDA: 'Removeu a empresa',
    EMPRESA_INSCRITA: 'Inscreveu a empresa em um projeto',
    EMPRESA_FASE: 'Fase da empresa no projeto',
    EMPRESA_CATEGORIA: 'Categoria da empresa no projeto',
    EMPRESA_SAIU: 'Saiu de um projeto',
    FOLHA_REABERTA: 'Reabriu respostas finalizadas',
    NOTA_DADA: 'Avaliou uma empresa',
    NOTA_DESCONSIDERADA: 'Desconsiderou ou reconsiderou uma avaliação',
    AVALIACAO_ENCERRADA: 'Encerrou ou reabriu a avaliação de uma fase',
    EVIDENCIA_CONFERIDA: 'Conferiu uma evidência',
    EVIDENCIA_EXCLUIDA: 'Excluiu uma evidência',
    RESULTADOS: 'Publicação de resultados',
    CERTIFICADO: 'Revogou ou restabeleceu um certificado',
    VOTOS_DECIDIDOS: 'Votos em revisão',
    VOTOS_ANULADOS: 'Anulou votos de um período, ou desfez',
    VOTACAO_ALTERADA: 'Alterou uma votação que já tinha começado',
    VOTACAO_ENCERRADA: 'Encerrou a apuração de uma votação',
    CANAL: 'Avisos em canais da empresa',
    RETORNO: 'Retorno de uma ideia',
    COMUNICADO: 'Comunicado publicado',
    JURI: 'Júri de uma fase',
    MODERACAO: 'Moderação',
    EDICAO: 'Começou um projeto a partir de outro',
    MENSAGEM: 'Enviou uma mensagem a empresas de um projeto',
  },
  OUTRO,
);

const campos = z.record(z.string(), z.union([z.string(), z.boolean(), z.number(), z.null()]));

export const auditoriaSchema = z.object({
  acao: z.enum(ACOES_AUDITADAS),
  /** uid of the person who did it. */
  quem: texto(128, 1),
  /** Path of the record changed. */
  alvo: referencia(),
  antes: campos,
  depois: campos,
  createdAt: instante(),
});
export type Auditoria = z.infer<typeof auditoriaSchema>;

/** Fields of records without a function of their own whose change a trigger records. */
export const CAMPOS_OBSERVADOS = {
  AUTORIZACAO: ['leitura', 'criacao', 'editar', 'remover'],
} as const satisfies Partial<Record<AcaoAuditada, readonly string[]>>;

type Registro = Readonly<Record<string, unknown>>;

const simples = (valor: unknown) =>
  typeof valor === 'string' ? valor.slice(0, 200) : typeof valor === 'boolean' ? valor : null;

/** Observed fields of a record, dates of removal as yes or no. */
export const camposObservados = (acao: keyof typeof CAMPOS_OBSERVADOS, registro: Registro) => ({
  ...Object.fromEntries(CAMPOS_OBSERVADOS[acao].map((campo) => [campo, simples(registro[campo])])),
  removido: Boolean(registro['deletedAt']),
});

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
  formato: 'Formato',
  questionario: 'Questionário',
  reservados: 'Registros que ficaram de fora',
  cnpj: 'CNPJ',
  removida: 'Removida',
  fase: 'Fase',
  publicado: 'Publicado',
  revogado: 'Revogado',
  empresas: 'Empresas com posição',
  projeto: 'Projeto',
  origem: 'Como chegou',
  nota: 'Nota',
  desconsiderado: 'Desconsiderada',
  conferida: 'Conferida',
  votos: 'Votos',
  periodo: 'Período',
  rede: 'Rede',
  anulados: 'Anulados',
  inicioDaVotacao: 'Início da votação',
  fimDaVotacao: 'Fim da votação',
  publicarResultados: 'Publicar os resultados',
  soFinalistas: 'Só as finalistas',
  categorias: 'Categorias',
  decisao: 'Decisão',
  motivo: 'Motivo',
  endereco: 'Endereço',
  eventos: 'Eventos',
  ligado: 'Ligado',
  segredoNovo: 'Segredo novo',
  linha: 'Linha',
  tipo: 'Tipo',
  situacao: 'Previsto ou realizado',
  inicio: 'Primeiro mês',
  meses: 'Meses',
  valor: 'Valor por mês',
  validada: 'Validada',
  devolvida: 'Devolvida por',
  implementadaEm: 'Implementada em',
};

export const rotuloDoCampo = (campo: string) => ROTULO_DO_CAMPO[campo] ?? campo;
