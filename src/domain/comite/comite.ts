/**
 * Innovation committee (part 2 §3 and §4): one session, from 'Iniciar' to 'Finalizar'. Sessions are numbered from 1
 * and the number is the document's id. A new one is the successor of the last, which must have ended. Two started at
 * the same time are one record, and the second is refused (decisions I13, firestore.rules `iniciaComite`).
 */
import * as z from 'zod/mini';
import {
  entidade,
  inteiro,
  instante,
  LIMITE,
  lista,
  referencia,
  textoOpcional,
  texto,
} from '@/domain/comum/campos';

/** Ideas of one session; also the page size of /ideias?commite-filter=… (part 2 §7). */
export const MAXIMO_DE_IDEIAS = 100;

export const comiteSchema = entidade({
  numero: inteiro(1),
  participantesReferences: lista(referencia(), 50),
  /** Those of the participants who are there. */
  presentesReferences: lista(referencia(), 50),
  /** Ideas on the agenda. */
  ideiasReferences: lista(referencia(), MAXIMO_DE_IDEIAS),
  startedAt: instante(),
  pausedAt: z.nullable(instante()),
  endedAt: z.nullable(instante()),
  pauta: textoOpcional(LIMITE.textoLongo),
  notas: textoOpcional(LIMITE.textoLongo),
  /** Id of the activity written in the same batch as the last change of state (comite-atividade.ts). */
  ultimaAtividade: texto(40, 1),
});
export type Comite = z.infer<typeof comiteSchema>;

type Estado = Pick<Comite, 'pausedAt' | 'endedAt'>;

export type SituacaoDoComite = 'EM_ANDAMENTO' | 'PAUSADO' | 'FINALIZADO';

export function situacaoDoComite({ pausedAt, endedAt }: Estado): SituacaoDoComite {
  if (endedAt !== null) return 'FINALIZADO';
  return pausedAt === null ? 'EM_ANDAMENTO' : 'PAUSADO';
}

/** Name and colour family of each; the badge always shows the name too. */
export const APARENCIA_DO_COMITE = {
  EM_ANDAMENTO: { rotulo: 'Em andamento', cor: 'teal' },
  PAUSADO: { rotulo: 'Pausado', cor: 'yellow' },
  FINALIZADO: { rotulo: 'Finalizado', cor: 'gray' },
} as const satisfies Record<SituacaoDoComite, { rotulo: string; cor: string }>;

/** What a step changes; the activity of the step's name is written with it. `agora` stands for the server's time. */
export type PassoDoComite = 'PAUSADO' | 'REINICIADO' | 'FINALIZADO';

export const mudancaDoPasso = <T>(passo: PassoDoComite, agora: T) =>
  ({
    PAUSADO: { pausedAt: agora },
    REINICIADO: { pausedAt: null },
    FINALIZADO: { pausedAt: null, endedAt: agora },
  })[passo];

/** Steps a session in this state may take; a finished one none (part 2 §4). */
export const passosPossiveis = (situacao: SituacaoDoComite): readonly PassoDoComite[] =>
  ({
    EM_ANDAMENTO: ['PAUSADO', 'FINALIZADO'] as const,
    PAUSADO: ['REINICIADO', 'FINALIZADO'] as const,
    FINALIZADO: [] as const,
  })[situacao];

/** Form of the participants: everybody present is one of them. */
export const participantesForm = z.object({
  participantesReferences: lista(referencia(), 50, 1, 'Escolha ao menos um participante.'),
  presentesReferences: lista(referencia(), 50),
});

/** Form of the agenda and of the notes. */
export const textoDaAtaForm = z.object({ texto: textoOpcional(LIMITE.textoLongo) });
