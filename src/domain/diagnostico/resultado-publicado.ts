/**
 * What an organiser published of a questionnaire's results (decisions Q23, Q232). `publicacoes/{questionario}` lies under
 * the organiser and says when. `resultados/{organizadora}_{questionario}` under a company says what it was told: its
 * place, means and the evaluators' means of that moment. Both are a record of the act, so what changes later does not.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro, lista, texto } from '@/domain/comum/campos';
import { fasesDe, type Projeto } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { MAXIMO_DE_AVALIADORES } from './juri';
import { type Avaliacoes, coberturaSchema, faseAvaliada, faseEmAvaliacao } from './media';
import { MAXIMO_DA_JUSTIFICATIVA } from './nota';

const media = () => z.nullable(inteiro(0, 100_00));

export const publicacaoSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** Companies that have a place. */
  empresas: inteiro(0, 1e6),
  publicadoEm: instante(),
  publicadoPor: texto(128, 1),
  /** Which publication holds; what companies were told in another one is not read (decisions T461). */
  rodada: z.optional(texto(64, 1)),
  /** False while companies are still being told, or that was cut short: until then none is. */
  completa: z.optional(z.boolean()),
});
export type Publicacao = z.infer<typeof publicacaoSchema>;

/** The evaluators' means of the phase that speaks for the company, in hundredths; `grupos` by the group's id. */
export const entrevistaSchema = z.strictObject({
  /** Title of the phase. */
  fase: texto(60),
  media: media(),
  grupos: z.record(texto(128, 1), inteiro(0, 100_00)),
  /** What the mean stands on; missing in what was published before it was kept (decisions P191). */
  cobertura: z.optional(coberturaSchema),
});
export type Entrevista = z.infer<typeof entrevistaSchema>;

/** What evaluators say of the company now; null while no phase speaks (decisions P191). */
export function entrevistaDe(
  projeto: Pick<Projeto, 'fases'>,
  daEmpresa: Pick<Avaliacoes, 'avaliacoes'> | undefined,
  encerradas: readonly number[],
): Entrevista | null {
  const fase = daEmpresa && faseAvaliada(daEmpresa, fasesDe(projeto), encerradas);
  const avaliacao = fase === undefined ? undefined : daEmpresa?.avaliacoes[fase];
  if (fase === undefined || !avaliacao) return null;
  const grupos = Object.entries(avaliacao.grupos).map(
    ([grupo, { mediaAvaliador }]) => [grupo, mediaAvaliador] as const,
  );
  return {
    fase: tituloDaFase(projeto, fase),
    media: avaliacao.media,
    grupos: Object.fromEntries(grupos),
    ...(avaliacao.cobertura ? { cobertura: avaliacao.cobertura } : {}),
  };
}

/** Letters of evaluators' words that one company is told: what a record holds, with room to spare. */
export const MAXIMO_DAS_PALAVRAS = 250_000;
/** What evaluators wrote of each group, without who; sorted, so that the order names nobody (decisions P387). */
export const palavrasSchema = z.record(
  texto(128, 1),
  lista(texto(MAXIMO_DA_JUSTIFICATIVA, 1), MAXIMO_DE_AVALIADORES),
);
export type Palavras = z.infer<typeof palavrasSchema>;

/** The phase that is being scored and does not speak yet. */
export const emAvaliacaoSchema = z.strictObject({ fase: texto(60), cobertura: z.optional(coberturaSchema) });
export function emAvaliacaoDe(
  projeto: Pick<Projeto, 'fases'>,
  daEmpresa: Pick<Avaliacoes, 'avaliacoes'> | undefined,
  encerradas: readonly number[],
): z.infer<typeof emAvaliacaoSchema> | null {
  const fase = daEmpresa && faseEmAvaliacao(daEmpresa, fasesDe(projeto), encerradas);
  if (fase === undefined) return null;
  const cobertura = daEmpresa?.avaliacoes[fase]?.cobertura;
  return { fase: tituloDaFase(projeto, fase), ...(cobertura ? { cobertura } : {}) };
}

export const resultadoPublicadoSchema = z.strictObject({
  organizadora: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** Null of a company without a mean, or not confirmed. Companies with equal means share one. */
  posicao: z.nullable(inteiro(1, 1e6)),
  /** The organiser confirmed the company (decisions P196); missing in what was published before that was asked. */
  confirmada: z.optional(z.boolean()),
  total: inteiro(0, 1e6),
  mediaEmpresa: media(),
  entrevista: z.nullable(entrevistaSchema),
  /** Where the organiser published them too. */
  palavras: z.optional(palavrasSchema),
  publicadoEm: instante(),
  /** The publication it belongs to; missing, as there, in what was published before these were kept. */
  rodada: z.optional(texto(64, 1)),
});

/** What a company was told holds while the publication it belongs to does, and that is complete. */
export const publicacaoVale = (
  publicacao: Pick<Publicacao, 'rodada' | 'completa'> | null | undefined,
  { rodada }: Pick<Publicacao, 'rodada'>,
): boolean => estaPublicada(publicacao) && publicacao?.rodada === rodada;

export const estaPublicada = (publicacao: Pick<Publicacao, 'completa'> | null | undefined): boolean =>
  publicacao !== null && publicacao !== undefined && publicacao.completa !== false;

export const caminhosDaPublicacao = {
  publicacoes: (organizadora: Contexto) => caminhos.daEmpresa(organizadora, 'publicacoes'),
  uma: (organizadora: Contexto, questionario: string) =>
    caminhos.registro(organizadora, 'publicacoes', questionario),
  resultados: (participante: Contexto) => caminhos.daEmpresa(participante, 'resultados'),
  resultado: (organizadora: Contexto, questionario: string, participante: string) =>
    caminhos.registro(
      { ...organizadora, empresaId: participante },
      'resultados',
      `${organizadora.empresaId}_${questionario}`,
    ),
} as const;

/** Places of means in descending order; equal ones share a place, and without a mean there is none. */
export function posicoes(medias: readonly (number | null)[]): (number | null)[] {
  let lugar = 0;
  return medias.map((uma, i) => {
    if (uma === null) return null;
    if (i === 0 || uma !== medias[i - 1]) lugar = i + 1;
    return lugar;
  });
}
