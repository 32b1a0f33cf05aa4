/**
 * Immersion of a challenge: its registration and its seats (part 2 §3 and §4). Enrolments, events and solutions are
 * documents of their own under it (decisions D10). Functions write them all: seats are counted in one transaction.
 */
import * as z from 'zod/mini';
import { type Quem, temFlag } from '@/domain/acesso/quem';
import { entidade, instante, inteiro, LIMITE, limiteDoDia, referencia, texto } from '@/domain/comum/campos';
import { MOTIVOS_DA_MODERACAO } from '@/domain/moderacao/motivos';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';

/** Most seats of one immersion. */
export const MAXIMO_DE_VAGAS = 10_000;
/** Most events, and most solutions, of one immersion. */
export const MAXIMO_SOB_CRONOGRAMA = 100;
/** Whether one more of a kind fits where there are so many. */
export const cabeSobCronograma = (quantos: number) => quantos < MAXIMO_SOB_CRONOGRAMA;

/** `cronogramaDesafio/{id}`. `inicioIncricao` and `terminoIncricao` are spelled as in the product's contract. */
export const cronogramaSchema = entidade({
  idDesafio: texto(128, 1),
  /** Copy, for cards away from the challenge; a trigger follows it. */
  desafioTitulo: texto(LIMITE.titulo, 1),
  /** Neither it nor its challenge is removed: the one field that lists and rules ask. */
  publico: z.boolean(),
  inicioIncricao: limiteDoDia(),
  terminoIncricao: limiteDoDia(),
  quantidadeDeVagas: inteiro(1, MAXIMO_DE_VAGAS),
  /** Enrolments that hold a seat, and those that wait for one; counted in the transaction of each change. */
  ocupadas: inteiro(0, MAXIMO_DE_VAGAS),
  emEspera: inteiro(0, 1e6),
});
export type Cronograma = z.infer<typeof cronogramaSchema>;

/** Of one event of the immersion. */
export const eventoSchema = entidade({
  data: instante(),
  descricao: texto(LIMITE.textoCurto, 1),
  orientacaoLocal: texto(LIMITE.textoCurto, 1),
});
export type Evento = z.infer<typeof eventoSchema>;

/** A proposal made in the immersion. */
export const solucaoSchema = entidade({
  titulo: texto(LIMITE.titulo, 1),
  descricao: texto(LIMITE.textoLongo, 1),
  /** The idea that its author made of it; who may not see that idea sees the solution only (decisions D128). */
  ideiaReference: z.nullable(referencia()),
  /** Why moderation hid it, as of a comment. */
  oculto: z.optional(z.enum(MOTIVOS_DA_MODERACAO)),
});
export type Solucao = z.infer<typeof solucaoSchema>;

const COLECAO = 'cronogramaDesafio';

/** Where schedules lie, and what lies under one; `event` is the contract's name. */
export const caminhosDaImersao = {
  colecao: (c: Contexto) => caminhos.colecao(c, COLECAO),
  cronograma: (c: Contexto, id: string) => caminhos.registro(c, COLECAO, id),
  sob: (cronograma: string) => ({
    inscricoes: `${cronograma}/inscricoes`,
    event: `${cronograma}/event`,
    solucoes: `${cronograma}/solucoes`,
  }),
};

export const FASES_DAS_INSCRICOES = ['FUTURAS', 'ABERTAS', 'ENCERRADAS'] as const;
export type FaseDasInscricoes = (typeof FASES_DAS_INSCRICOES)[number];

/** Name and colour family (src/ui/moldura/cores.ts) of each phase. */
export const APARENCIA_DA_FASE = {
  FUTURAS: { rotulo: 'Inscrições em breve', cor: 'blue' },
  ABERTAS: { rotulo: 'Inscrições abertas', cor: 'green' },
  ENCERRADAS: { rotulo: 'Inscrições encerradas', cor: 'gray' },
} as const satisfies Record<FaseDasInscricoes, { rotulo: string; cor: string }>;

type Periodo = Pick<Cronograma, 'inicioIncricao' | 'terminoIncricao'>;

export function faseDasInscricoes(
  { inicioIncricao, terminoIncricao }: Periodo,
  agora: Date,
): FaseDasInscricoes {
  if (agora < inicioIncricao) return 'FUTURAS';
  return agora > terminoIncricao ? 'ENCERRADAS' : 'ABERTAS';
}

const POSICAO: Record<FaseDasInscricoes, number> = { ABERTAS: 0, FUTURAS: 1, ENCERRADAS: 2 };

/**
 * As somebody looks for them: registration that runs, the first to end before; that of later, the next before; the
 * past, the last before.
 */
export function emOrdemDeInteresse<T extends Periodo>(cronogramas: readonly T[], agora: Date): T[] {
  const lugar = (cronograma: T) => {
    const fase = faseDasInscricoes(cronograma, agora);
    const quando = fase === 'FUTURAS' ? cronograma.inicioIncricao : cronograma.terminoIncricao;
    return [POSICAO[fase], fase === 'ENCERRADAS' ? -Number(quando) : Number(quando)] as const;
  };
  return cronogramas.toSorted((a, b) => {
    const [[faseA, quandoA], [faseB, quandoB]] = [lugar(a), lugar(b)];
    return faseA - faseB || quandoA - quandoB;
  });
}

type Vagas = Pick<Cronograma, 'quantidadeDeVagas' | 'ocupadas'>;

/** Seats left; none when there are more people than seats (decisions D1). */
export const vagasLivres = ({ quantidadeDeVagas, ocupadas }: Vagas) =>
  Math.max(0, quantidadeDeVagas - ocupadas);

export const CHEIO = 'Este desafio está cheio';

/** Schedules, invites and judges enrolments: ADMIN, and the challenge's creator with 9.editar (decisions D3). */
export const gereImersao = (quem: Quem, uid: string, criador: string) =>
  !quem.externo &&
  quem.empresaAtiva &&
  (quem.papel === 'ADMIN' || (uid === criador && temFlag(quem, [9, 'editar'])));

/** Changes and removes events that are announced (decisions D3). */
export const mudaEventos = ({ papel, externo, empresaAtiva }: Quem) =>
  !externo && empresaAtiva && papel === 'ADMIN';
