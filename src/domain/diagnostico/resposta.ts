/**
 * Answer sheet of a respondent, `respostas/{r}` under the company that organises (part 3 §3). Functions alone read and
 * write it: a rule can tell neither a guest's respondent nor a visitor (decisions Q160).
 */
import * as z from 'zod/mini';
import { email, entidade, instante, inteiro, lista, LIMITE, texto } from '@/domain/comum/campos';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { type Quem, veOutras } from '@/domain/acesso/quem';
import type { Folha } from './folha';
import { MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from './grupo';
import { MAIOR_NUMERO, MAXIMO_DO_OUTRO } from './codigos-do-tipo';
import { SEM_LINHA } from './especies';
import { MAXIMO_DE_OPCOES } from './tipo-de-resposta';
import { MAXIMO_DO_TEXTO } from './valor-da-resposta';

const contagem = () => inteiro(0, 1e9);
const id = () => texto(128, 1);

/** The type says that nobody changes it; z.readonly, which also freezes it, would be in every first load. */
const posicoes: z.ZodMiniType<readonly number[]> = lista(
  inteiro(SEM_LINHA, MAXIMO_DE_OPCOES),
  MAXIMO_DE_OPCOES,
);

/** As pontuacao.ts has them; false is unanswered (decisions Q6, Q26). Whether one fits its question, especies.ts says. */
export const valorSchema = z.union([
  z.literal(false),
  z.string().check(z.maxLength(MAXIMO_DO_TEXTO)),
  z.number().check(z.gte(-MAIOR_NUMERO), z.lte(MAIOR_NUMERO)),
  posicoes,
  z.strictObject({ outro: z.string().check(z.maxLength(MAXIMO_DO_OUTRO)), posicoes }),
]);

/** One answer as stored; `n` and `aparelho` say which change of which device it is (folha.ts). */
export const guardadaSchema = z.object({
  resposta: valorSchema,
  rev: contagem(),
  aparelho: texto(64, 1),
  n: contagem(),
});

const nota = () => z.nullable(inteiro(0, 100_00));

export const MAXIMO_DE_REABERTURAS = 20;
export const MAXIMO_DO_MOTIVO = 500;
/** Times that one sheet sends the simple report (decisions Q13). */
export const MAXIMO_DE_RELATORIOS = 3;

export const respostaSchema = entidade({
  idQuestionario: id(),
  idProjeto: id(),
  /** Company of the respondent. */
  idEmpresa: id(),
  /** uid, or the sheet's own id for somebody without an account (decisions Q27). */
  idRespondente: id(),
  /** The published version that is answered; a sheet keeps its own. */
  versao: inteiro(1, 1e6),
  pausado: z.boolean(),
  stepPausado: inteiro(0, MAXIMO_DE_GRUPOS),
  /** Which of its steps a device said last, by its own clock: an older one that comes late is not taken. */
  stepDe: z.optional(z.strictObject({ aparelho: id(), n: inteiro(0, 1e14) })),
  perguntas: lista(z.strictObject({ id: id(), grupo: id(), ...guardadaSchema.shape }), MAXIMO_DE_PERGUNTAS),
  finalizadoEm: z.nullable(instante()),
  /** SHA-256 of what was seen at the finish, where a page of before conditions showed more than what is kept. */
  vistoNoFim: z.optional(texto(64, 1)),
  /** Score of each group in hundredths, from the finish on. */
  notas: z.record(id(), nota()),
  /** The person speaks for the company, which sees this result at once (decisions P199); said at the finish. */
  falaPelaEmpresa: z.optional(z.boolean()),
  /** Each time that the sheet was opened again, and what it said of itself until then (decisions Q163). */
  reaberturas: z.optional(
    lista(
      z.strictObject({
        em: instante(),
        por: id(),
        motivo: texto(MAXIMO_DO_MOTIVO, 1),
        /** Null of one that waited for its end while the phase closed it (decisions P190). */
        finalizadoEm: z.nullable(instante()),
      }),
      MAXIMO_DE_REABERTURAS,
    ),
  ),
});
export type FolhaDeRespostas = z.infer<typeof respostaSchema>;

/** Version of the sentence about name and e-mail (areas/resposta/link/Consentimento.tsx). A new wording is a new one. */
export const CONSENTIMENTO = 1;

/** `respostas/{r}/contato/dados`: who answered, apart from what was answered. */
export const contatoSchema = z.strictObject({
  nome: texto(LIMITE.nome, 1),
  email: email(),
  /** Wants the simple report by e-mail. */
  relatorio: z.boolean(),
  /** Version of the sentence that somebody without an account agreed to (decisions Q167). */
  consentimento: z.optional(inteiro(1)),
  /** Simple reports that were sent of the sheet; absent before the first (decisions Q13). */
  relatorios: z.optional(inteiro(1, MAXIMO_DE_RELATORIOS)),
  updatedAt: instante(),
});

/** `contadores/finalizadas-{questionario}_{empresa}`: finished sheets, which `limiteUsuario` bounds (decisions Q10). */
export const finalizadasSchema = z.object({ folhas: contagem(), updatedAt: instante() });

export const caminhosDaFolha = {
  finalizadas: (questionario: string, empresa: string) => `finalizadas-${questionario}_${empresa}`,
  contato: (folha: string) => `${folha}/contato/dados`,
  chaves: (folha: string) => `${folha}/chaves/todas`,
};

/** The stored answers as changes meet them (folha.ts). */
export const folhaDe = ({ perguntas }: Pick<FolhaDeRespostas, 'perguntas'>): Folha =>
  Object.fromEntries(
    perguntas.map(({ id: pergunta, resposta, rev, aparelho, n }) => [
      pergunta,
      { resposta, rev, aparelho, n },
    ]),
  );

export const SITUACOES = ['aguardando', 'pausada', 'finalizada', 'fora', 'foraDaFase'] as const;
export type SituacaoDaFolha = (typeof SITUACOES)[number];
export const ROTULO_DA_FOLHA: Record<SituacaoDaFolha, string> = {
  aguardando: 'Aguardando resposta',
  pausada: 'Questionário pausado',
  finalizada: 'Respondido',
  fora: 'Fora do período',
  foraDaFase: 'Fora da fase',
};
/** In which nobody writes. */
export type Fechamento = 'fora' | 'foraDaFase';

/** A sheet of which no answer is read: one that was only opened stands at its beginning, as it was made. */
export const soOlhada = (folha: { stepPausado: number; createdAt: Date; updatedAt: Date }) =>
  folha.stepPausado === 0 && folha.updatedAt.getTime() === folha.createdAt.getTime();

/** State of a questionnaire for a respondent (part 3 §4). What was answered stays answered after the period and the phase. */
export function situacaoDaFolha(
  folha: Pick<FolhaDeRespostas, 'finalizadoEm' | 'perguntas'> | undefined,
  fechada: Fechamento | null,
): SituacaoDaFolha {
  if (folha?.finalizadoEm) return 'finalizada';
  if (fechada) return fechada;
  return folha && folha.perguntas.length > 0 ? 'pausada' : 'aguardando';
}

/** Opens finished answers again: ADMIN of the organiser, with a reason (decisions Q163). */
export const podeReabrir = (quem: Quem, { daqui }: { daqui: boolean }): boolean =>
  daqui && podeOrganizar(quem) && quem.papel === 'ADMIN';

/** Others' answers are for people of the organiser who read reports, and never for a respondent (decisions Q160). */
export const podeVerDeOutros = (quem: Quem, { daqui }: { daqui: boolean }): boolean =>
  daqui && veOutras(quem, 31);
