/** Writes docs/data-model.md from the schemas: every collection, its path, its fields, types and limits. */
import type * as z from 'zod/mini';
import { atividadeSchema } from '@/domain/marcos/atividade';
import { auditoriaSchema } from '@/domain/auditoria/auditoria';
import { autorizacaoSchema, permissoesSchema } from '@/domain/acesso/autorizacao';
import { categoriaDeInovacaoSchema } from '@/domain/ideias/categoria-de-inovacao';
import { comiteAtividadeSchema } from '@/domain/comite/comite-atividade';
import { decisaoSchema } from '@/domain/comite/comite-decisao';
import { comiteSchema } from '@/domain/comite/comite';
import { conflitoSchema } from '@/domain/comum/conflito';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { consentimentoSchema } from '@/domain/pessoas/consentimentos';
import { contadorDeAtividadesSchema, contadorDeIdeiasSchema } from '@/domain/comum/contadores';
import { ideiasPorDiaSchema } from '@/domain/ideias/ideias-por-dia';
import { conviteSchema } from '@/domain/pessoas/convite';
import { empresaSchema } from '@/domain/empresas/empresa';
import { extratoSchema } from '@/domain/pontos/extrato';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { licenciadaSchema } from '@/domain/empresas/licenciada';
import { likeSchema } from '@/domain/conversa/like';
import { marcoSchema } from '@/domain/marcos/marco';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caixaSchema, notificacaoSchema, preferenciasSchema } from '@/domain/notificacoes/notificacao';
import { carteiraSchema, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { participacaoSchema } from '@/domain/pessoas/participacao';
import { pessoaSchema } from '@/domain/pessoas/pessoa';
import { pontosSchema, rankingSchema } from '@/domain/pontos/pontos';
import { apoioSchema, projetoSchema } from '@/domain/projetos/projeto';
import { campanhaSchema, regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { statusOperacaoSchema } from '@/domain/comum/status-operacao';
import { vinculoSchema } from '@/domain/ideias/vinculo';
import { vagasSchema } from '@/domain/pontos/vagas';
import { usuarioSchema } from '@/domain/pessoas/usuario';

interface Colecao {
  caminho: string;
  oQueE: string;
  /** Who writes it. */
  escrita: 'app' | 'functions' | 'app e functions';
  schema: z.ZodMiniType;
}

const E = 'licenciadas/{licenciadaId}/empresas/{empresaId}';

/** Every collection of the product; a new schema is added here (tests/unit/data-model.test.ts). */
export const COLECOES: readonly Colecao[] = [
  {
    caminho: 'usuarios/{uid}',
    oQueE: 'Account: its companies and what is pending before one opens',
    escrita: 'functions',
    schema: usuarioSchema,
  },
  {
    caminho: 'convites/{id}',
    oQueE: 'Invitation; its link carries a secret of which only hashes are kept',
    escrita: 'functions',
    schema: conviteSchema,
  },
  {
    caminho: 'licenciadas/{licenciadaId}',
    oQueE: 'Licensee: owns companies; written by platform MASTERs',
    escrita: 'app',
    schema: licenciadaSchema,
  },
  { caminho: E, oQueE: 'Company of a licensee', escrita: 'functions', schema: empresaSchema },
  {
    caminho: `${E}/colaboradores/{uid}`,
    oQueE: 'Membership of a person: what the rules trust',
    escrita: 'app e functions',
    schema: colaboradorSchema,
  },
  {
    caminho: `${E}/pessoas/{uid}`,
    oQueE: 'What colleagues may know of a person (projection)',
    escrita: 'functions',
    schema: pessoaSchema,
  },
  {
    caminho: `${E}/autorizacao/{tipo}_{codigo}`,
    oQueE: 'Authorization matrix, one module of one role',
    escrita: 'app e functions',
    schema: autorizacaoSchema,
  },
  {
    caminho: `${E}/permissoes/{tipo}`,
    oQueE: 'All flags of one role (projection for the functions)',
    escrita: 'functions',
    schema: permissoesSchema,
  },
  {
    caminho: `${E}/auditoria/{id}`,
    oQueE: 'Who changed whose access, append-only',
    escrita: 'functions',
    schema: auditoriaSchema,
  },
  {
    caminho: `${E}/consentimentos/{uid}_{termo}_{versao}`,
    oQueE: 'Proof of a text accepted, created once',
    escrita: 'app',
    schema: consentimentoSchema,
  },
  {
    caminho: `${E}/caixas/{uid}`,
    oQueE: 'Inbox of a person: how many notifications are unread',
    escrita: 'app e functions',
    schema: caixaSchema,
  },
  {
    caminho: `${E}/caixas/{uid}/notificacoes/{id}`,
    oQueE: 'Notification; holds ids, no text of anybody',
    escrita: 'app e functions',
    schema: notificacaoSchema,
  },
  {
    caminho: `${E}/preferencias/{uid}`,
    oQueE: 'Kinds of notification a person switched off',
    escrita: 'app',
    schema: preferenciasSchema,
  },
  {
    caminho: `${E}/contadores/ideias`,
    oQueE: 'Maintained totals of public ideas',
    escrita: 'functions',
    schema: contadorDeIdeiasSchema,
  },
  {
    caminho: `${E}/contadores/atividades`,
    oQueE: 'Maintained totals of milestones of public ideas',
    escrita: 'functions',
    schema: contadorDeAtividadesSchema,
  },
  {
    caminho: `${E}/contadores/ideias-{ano}`,
    oQueE: 'Public ideas by day of registration (`MM-DD`), with what they gathered',
    escrita: 'functions',
    schema: ideiasPorDiaSchema,
  },
  {
    caminho: `${E}/participacao/{parte}`,
    oQueE: 'Addresses and last idea of the people, for the report of ideas',
    escrita: 'functions',
    schema: participacaoSchema,
  },
  {
    caminho: `${E}/statusOperacoes/{id}`,
    oQueE: 'End of a long server operation',
    escrita: 'functions',
    schema: statusOperacaoSchema,
  },
  { caminho: `${E}/ideias/{id}`, oQueE: 'Idea', escrita: 'app e functions', schema: ideiaSchema },
  {
    caminho: `${E}/ideias/{id}/comentarios/{id}`,
    oQueE: 'Comment or reply',
    escrita: 'app',
    schema: comentarioSchema,
  },
  { caminho: `${E}/ideias/{id}/likes/{uid}`, oQueE: 'Like', escrita: 'app', schema: likeSchema },
  {
    caminho: `${E}/ideias/{id}/movimentacoes/{id}`,
    oQueE: 'Movement by the committee',
    escrita: 'app',
    schema: movimentacaoSchema,
  },
  {
    caminho: `${E}/ideias/{id}/conflitosDeInteresse/{uid}`,
    oQueE: 'Conflict of interest: who may not move which idea; created once',
    escrita: 'app',
    schema: conflitoSchema,
  },
  {
    caminho: `${E}/ideias/{id}/marcos/{id}`,
    oQueE: 'Milestone with its responsible people',
    escrita: 'app',
    schema: marcoSchema,
  },
  {
    caminho: `${E}/atividades/{ideia}_{marco}`,
    oQueE: 'Milestone as the lists show it (projection)',
    escrita: 'functions',
    schema: atividadeSchema,
  },
  {
    caminho: `${E}/ideias/{id}/ideiasActivitiesPerColaborador/{uid}`,
    oQueE: 'Coins a person gave to the idea',
    escrita: 'app e functions',
    schema: patrocinioSchema,
  },
  {
    caminho: `${E}/vinculosDeIdeias/{menor}.{maior}`,
    oQueE: 'Link between two public ideas',
    escrita: 'app e functions',
    schema: vinculoSchema,
  },
  {
    caminho: `${E}/categoriaDeInovacao/{id}`,
    oQueE: 'Innovation category: groups types of innovation',
    escrita: 'app',
    schema: categoriaDeInovacaoSchema,
  },
  {
    caminho: `${E}/projetos/{id}`,
    oQueE: 'Project of an award or diagnostic programme',
    escrita: 'app',
    schema: projetoSchema,
  },
  {
    caminho: `${E}/licenciado/{id}`,
    oQueE:
      'Licensed entity of projects; `embaixadores` (entities) and `embaixadoresPessoas` (people) are alike',
    escrita: 'app',
    schema: apoioSchema,
  },
  {
    caminho: `${E}/regulamentosIdeias/{id}`,
    oQueE: 'Idea rules',
    escrita: 'app',
    schema: regulamentoIdeiasSchema,
  },
  {
    caminho: `${E}/regulamentosIdeias/{id}/campanhas/{id}`,
    oQueE: 'Incentive campaign',
    escrita: 'app',
    schema: campanhaSchema,
  },
  {
    caminho: `${E}/regulamentosIdeias/{id}/vagas/ideias`,
    oQueE: 'Places taken under a rule that has a limit',
    escrita: 'app e functions',
    schema: vagasSchema,
  },
  {
    caminho: `${E}/regulamentosIdeias/{id}/regulamentoActivitiesPerColaborador/{uid}`,
    oQueE: 'Wallet: coins given under the rule',
    escrita: 'app e functions',
    schema: carteiraSchema,
  },
  {
    caminho: `${E}/regulamentosIdeias/{id}/regulamentoActivitiesPerColaborador/{uid}/extrato/{ideia}_{mudanca}`,
    oQueE: 'Statement: one change of the wallet',
    escrita: 'functions',
    schema: extratoSchema,
  },
  {
    caminho: `${E}/regulamentosIdeias/{id}/rankingPorColaborador/{uid}`,
    oQueE: 'Points of a person under the rule',
    escrita: 'functions',
    schema: rankingSchema,
  },
  {
    caminho: `${E}/comitesInovacao/{numero}`,
    oQueE: 'Innovation committee, one session; the number is the id, so that one at a time runs',
    escrita: 'app',
    schema: comiteSchema,
  },
  {
    caminho: `${E}/comitesInovacao/{numero}/decisoes/{ideia}_{movimentacao}`,
    oQueE: 'Movement made while the session ran, as the minutes keep it',
    escrita: 'functions',
    schema: decisaoSchema,
  },
  {
    caminho: `${E}/comiteInovacaoActivities/{id}`,
    oQueE: 'Step of a session, or rule created or removed; append-only',
    escrita: 'app e functions',
    schema: comiteAtividadeSchema,
  },
  {
    caminho: `${E}/historicoPontosPerColaborador/{ideia}_{evento}_{uid}`,
    oQueE: 'One award of points',
    escrita: 'functions',
    schema: pontosSchema,
  },
];

interface Definicao {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  entries?: Record<string, string>;
  values?: unknown[];
  valueType?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } }[];
}

const definicao = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definicao;

export const camposDe = (schema: z.ZodMiniType): [string, z.ZodMiniType][] =>
  Object.entries(definicao(schema).shape ?? {});

function limites({ checks = [] }: Definicao): string {
  const partes = checks.flatMap(({ _zod: { def } }) => {
    if (def.check === 'min_length') return [`≥ ${def.minimum}`];
    if (def.check === 'max_length') return [`≤ ${def.maximum}`];
    if (def.check === 'greater_than') return [`≥ ${def.value}`];
    if (def.check === 'less_than') return [`≤ ${def.value}`];
    return [];
  });
  return partes.length > 0 ? ` (${partes.join(', ')})` : '';
}

function tipo(schema: z.ZodMiniType): string {
  const def = definicao(schema);
  switch (def.type) {
    case 'nullable':
      return `${tipo(def.innerType as z.ZodMiniType)} or null`;
    case 'optional':
      return `${tipo(def.innerType as z.ZodMiniType)}, may be missing`;
    case 'array':
      return `list of ${tipo(def.element as z.ZodMiniType)}${limites(def)}`;
    case 'enum':
      return Object.values(def.entries ?? {})
        .map((v) => `\`${v}\``)
        .join(' · ');
    case 'literal':
      return (def.values ?? []).map((v) => `\`${String(v)}\``).join(' · ');
    case 'object':
      return `{ ${camposDe(schema)
        .map(([nome, campo]) => `${nome}: ${tipo(campo)}`)
        .join('; ')} }`;
    case 'record':
      return `map of ${tipo(def.valueType as z.ZodMiniType)}`;
    case 'date':
      return 'timestamp';
    default:
      return `${def.type}${limites(def)}`;
  }
}

export function modeloDeDados(): string {
  const secoes = COLECOES.map(({ caminho, oQueE, escrita, schema }) => {
    const linhas = camposDe(schema).map(([nome, campo]) => `| ${nome} | ${tipo(campo)} |`);
    return [
      `## \`${caminho}\``,
      '',
      `${oQueE}. Written by: ${escrita}.`,
      '',
      '| field | type |',
      '|---|---|',
      ...linhas,
    ].join('\n');
  });
  return [
    '# Data model',
    '',
    'Generated from the schemas in `src/domain` by `npm run docs`; a test fails when it is out of date.',
    'Audit fields: `createdBy`/`updatedBy` are auth uids, `deletedAt` null means active. References are document paths.',
    '',
    ...secoes.flatMap((secao) => [secao, '']),
  ].join('\n');
}
