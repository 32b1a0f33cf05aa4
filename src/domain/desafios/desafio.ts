/** Challenge: what is stored, its states and what may be done with it (part 2 §3 to §6). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { TENDENCIAS } from '@/domain/pai/tendencia';
import { type Visibilidade, VISIBILIDADES } from '@/domain/pai/visibilidade';
import {
  anexoSchema,
  entidade,
  inteiro,
  instante,
  LIMITE,
  lista,
  referencia,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';

export const STATUS_DO_DESAFIO = [
  'DRAFT',
  'NOVO_DESAFIO',
  'PROPOSTO_PELO_COLABORADOR',
  'PRE_ANALISE',
  'ANALISE_DE_VIABILIDADE',
  'AGUARDANDO_ANALISE_DO_COMITE',
  'APROVADO_PELO_COMITE',
  'AGENDADO',
  'RECUSADO_PELO_COMITE',
  'BACKLOG_PARA_AVALIACAO_FUTURA',
  'EM_REALIZACAO',
  'REALIZADO',
  'SOLUCOES_VALIDADAS',
  'CANCELADA',
] as const;
export type StatusDoDesafio = (typeof STATUS_DO_DESAFIO)[number];

/** Name and colour family (src/ui/moldura/cores.ts) of each status; the badge always shows the name too. */
export const APARENCIA_DO_STATUS_DO_DESAFIO = comOutro(
  {
    DRAFT: { rotulo: 'Rascunho', cor: 'gray' },
    NOVO_DESAFIO: { rotulo: 'Novo desafio', cor: 'teal' },
    PROPOSTO_PELO_COLABORADOR: { rotulo: 'Proposto pelo colaborador', cor: 'orange' },
    PRE_ANALISE: { rotulo: 'Pré-análise', cor: 'indigo' },
    ANALISE_DE_VIABILIDADE: { rotulo: 'Análise de viabilidade', cor: 'violet' },
    AGUARDANDO_ANALISE_DO_COMITE: { rotulo: 'Aguardando análise do comitê', cor: 'yellow' },
    APROVADO_PELO_COMITE: { rotulo: 'Aprovado pelo comitê', cor: 'green' },
    AGENDADO: { rotulo: 'Agendado', cor: 'pink' },
    RECUSADO_PELO_COMITE: { rotulo: 'Recusado pelo comitê', cor: 'red' },
    BACKLOG_PARA_AVALIACAO_FUTURA: { rotulo: 'Backlog para avaliação futura', cor: 'grape' },
    EM_REALIZACAO: { rotulo: 'Em realização', cor: 'blue' },
    REALIZADO: { rotulo: 'Realizado', cor: 'lime' },
    SOLUCOES_VALIDADAS: { rotulo: 'Soluções validadas', cor: 'teal' },
    CANCELADA: { rotulo: 'Cancelado', cor: 'gray' },
  } as const satisfies Record<StatusDoDesafio, { rotulo: string; cor: string }>,
  { rotulo: OUTRO, cor: 'gray' },
);

/** The texts that publishing demands besides the title (part 2 §5). */
export const TEXTOS_DO_DESAFIO = ['descricao', 'objetivo'] as const;

export const desafioSchema = entidade({
  titulo: texto(LIMITE.titulo),
  /** The title as lists sort it (busca.ts, emOrdem); a title of signs alone leaves nothing. */
  tituloEmOrdem: textoOpcional(LIMITE.titulo),
  descricao: textoOpcional(LIMITE.textoLongo),
  objetivo: textoOpcional(LIMITE.textoLongo),
  /** Copies of names, for people who may not read what they name. The rules compare them, triggers follow changes. */
  categoriaReference: z.nullable(referencia()),
  categoriaNome: textoOpcional(LIMITE.nome),
  propositorReference: referencia(),
  propositorNome: texto(LIMITE.nome, 1),
  regulamentoReference: z.nullable(referencia()),
  /** Everybody who takes part, the proposer first among them. */
  participantesReferences: lista(referencia(), 1_000),
  patrocinadoresReferences: lista(referencia(), 10_000),
  anexos: lista(anexoSchema, LIMITE.anexos),
  status: z.enum(STATUS_DO_DESAFIO),
  published: z.boolean(),
  publishedAt: z.nullable(instante()),
  cancelAt: z.nullable(instante()),
  /** Derived and checked by the rules: the one field every list and count filters by. A challenge is never private. */
  visibilidade: z.enum(VISIBILIDADES),
  rankingByMoedas: z.strictObject({
    ranking: z.nullable(inteiro()),
    totalMoedas: inteiro(0, 1e9),
    fromLastUpdate: z.enum(TENDENCIAS),
  }),
  totalComentarios: inteiro(0, 1e9),
  /** Id of the movement written in the same batch as the last status change; '' before the first. */
  ultimaMovimentacao: textoOpcional(40),
  busca: lista(texto(20, 1), LIMITE.busca),
});
export type Desafio = z.infer<typeof desafioSchema>;

/** What a new challenge starts with besides its form: a draft without any movement. */
export const desafioNovo = {
  status: 'DRAFT',
  published: false,
  publishedAt: null,
  cancelAt: null,
  visibilidade: 'RASCUNHO',
  patrocinadoresReferences: [],
  rankingByMoedas: { ranking: null, totalMoedas: 0, fromLastUpdate: 'NOT_CHANGED' },
  totalComentarios: 0,
  ultimaMovimentacao: '',
} as const satisfies Partial<Desafio>;

export function visibilidadeDoDesafio({
  published,
  deletedAt,
}: Pick<Desafio, 'published' | 'deletedAt'>): Visibilidade {
  if (deletedAt !== null) return 'REMOVIDA';
  return published ? 'PUBLICA' : 'RASCUNHO';
}

/** Ready to publish: no blank text and a category (part 2 §5). Its rule is looked at when it is published. */
export const desafioCompleto = (
  desafio: Pick<Desafio, (typeof TEXTOS_DO_DESAFIO)[number] | 'categoriaReference'>,
): boolean =>
  desafio.categoriaReference !== null && TEXTOS_DO_DESAFIO.every((campo) => desafio[campo].trim() !== '');

/** Joining and leaving are the person's own acts; the proposer stays (part 2 §4, decisions D4). */
export const participa = (desafio: Pick<Desafio, 'participantesReferences'>, pessoa: string): boolean =>
  desafio.participantesReferences.includes(pessoa);

export const podeSair = (
  desafio: Pick<Desafio, 'participantesReferences' | 'propositorReference'>,
  pessoa: string,
): boolean => participa(desafio, pessoa) && desafio.propositorReference !== pessoa;
