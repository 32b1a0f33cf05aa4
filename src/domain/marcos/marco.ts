/** Milestone of an idea: what is stored, its states, and the relations people have to it (part 2 §3, §4 and §6). */
import * as z from 'zod/mini';
import { type Dia, diaDe } from '@/domain/comum/datas';
import {
  anexoSchema,
  entidade,
  instante,
  LIMITE,
  limiteDoDia,
  lista,
  referencia,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import type { Relacao } from '@/domain/acesso/permissao';
import type { Pessoa } from '@/domain/acesso/relacoes';

/** People who can be responsible for one milestone. */
export const LIMITE_DE_RESPONSAVEIS = 20;
/** Texts of a milestone have ten characters at least (part 2 §9). */
export const MINIMO_DO_MARCO = 10;

export const marcoSchema = entidade({
  colaboradoresResponsaveis: lista(referencia(), LIMITE_DE_RESPONSAVEIS, 1),
  ideiaReference: referencia(),
  empresaReference: referencia(),
  /** Last instant of the day in America/Sao_Paulo; it is late from the next day on. */
  dataPrazo: limiteDoDia(),
  acoes: texto(LIMITE.textoLongo, MINIMO_DO_MARCO),
  descricaoAtuacao: textoOpcional(),
  /** First instant of the day on which the work was or will be concluded. */
  dataConclusao: z.nullable(limiteDoDia()),
  anexos: lista(anexoSchema, LIMITE.anexos),
  startedAt: z.nullable(instante()),
  finishedAt: z.nullable(instante()),
});
export type Marco = z.infer<typeof marcoSchema>;

/** How what is to be done begins, in whole words: the name of a milestone in a sentence. */
export function nomeDoMarco({ acoes }: Pick<Marco, 'acoes'>): string {
  const linha = acoes.trim().split('\n', 1).join('').trim();
  // The sentence goes on after it.
  const nome = linha.replace(/[\s.;:,]+$/, '');
  return nome.length > LETRAS_DO_NOME ? `${nome.slice(0, LETRAS_DO_NOME).replace(/\s+\S*$/, '')}…` : nome;
}
const LETRAS_DO_NOME = 60;

/** What a new milestone has besides its form: nobody has begun (part 2 §4). */
export const marcoNovo = {
  descricaoAtuacao: '',
  dataConclusao: null,
  anexos: [],
  startedAt: null,
  finishedAt: null,
} as const satisfies Partial<Marco>;

/** Derived, never stored: it changes by the mere passing of time. */
export const SITUACOES = ['NAO_INICIADA', 'EM_ANDAMENTO', 'ATRASADA', 'CONCLUIDA'] as const;
export type Situacao = (typeof SITUACOES)[number];

export const APARENCIA_DA_SITUACAO = {
  NAO_INICIADA: { rotulo: 'Não iniciada', cor: 'gray' },
  EM_ANDAMENTO: { rotulo: 'Em andamento', cor: 'blue' },
  ATRASADA: { rotulo: 'Atrasada', cor: 'red' },
  CONCLUIDA: { rotulo: 'Concluída', cor: 'green' },
} as const satisfies Record<Situacao, { rotulo: string; cor: string }>;

type Datas = Pick<Marco, 'dataPrazo' | 'startedAt' | 'finishedAt'>;

/** 'Concluída', else 'Atrasada' once the day of the deadline has passed, else as it was begun (part 2 §4). */
export function situacaoDe({ dataPrazo, startedAt, finishedAt }: Datas, hoje: Dia): Situacao {
  if (finishedAt !== null) return 'CONCLUIDA';
  if (diaDe(dataPrazo) < hoje) return 'ATRASADA';
  return startedAt === null ? 'NAO_INICIADA' : 'EM_ANDAMENTO';
}

type DoMarco = Pick<Marco, 'createdBy' | 'colaboradoresResponsaveis' | 'finishedAt' | 'deletedAt'>;

/**
 * Relations of the person to a milestone, given those to records under its idea (relacoesSob). A finished
 * milestone has none left but being seen: it can no longer be edited, removed or acted on.
 */
export function relacoesComMarco(
  marco: DoMarco,
  { uid, referencia: eu }: Pessoa,
  sobOPai: readonly Relacao[],
): Relacao[] {
  const aberto = marco.finishedAt === null && marco.deletedAt === null && sobOPai.includes('paiPublicado');
  if (!aberto) return [...sobOPai];
  const responde = marco.colaboradoresResponsaveis.includes(eu);
  return [
    ...sobOPai,
    'marcoAberto',
    ...(responde || marco.createdBy === uid ? (['envolvidoNoMarco'] as const) : []),
    ...(responde ? (['responsavelPeloMarco'] as const) : []),
  ];
}
