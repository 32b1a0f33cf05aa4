/** Callables of the voting for an inspiring company (part 3 §2; decisions Q1 to Q4). */
import * as z from 'zod/mini';
import { email, idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { dia } from '@/domain/comum/dia';
import { hora } from '@/domain/comum/hora';
import {
  contagemSchema,
  MAIOR_MOTIVO_DA_ANULACAO,
  MAXIMO_DA_ANULACAO,
  SITUACOES_DO_VOTO,
  SUSPEITAS,
} from '@/domain/votacao/voto';
import { contrato } from './contrato';

const alvo = {
  licenciadaId: idDeRegistro('Votação não encontrada'),
  empresaId: idDeRegistro('Votação não encontrada'),
  questionarioId: idDeRegistro('Votação não encontrada'),
};
const categoria = () => texto(60, 1);

/** The organiser of an address without one. */
export const encontrar = contrato(
  'votacaoFunctions-encontrar',
  z.strictObject({
    projetoId: idDeRegistro('Votação não encontrada'),
    questionarioId: idDeRegistro('Votação não encontrada'),
  }),
  z.object({ licenciadaId: idDeRegistro(), empresaId: idDeRegistro(), questionarioId: idDeRegistro() }),
);

/** Code by e-mail, for who cannot use the captcha. */
export const pedirCodigo = contrato(
  'votacaoFunctions-pedirCodigo',
  z.strictObject({ ...alvo, email: email('Escreva um e-mail válido.') }),
  z.object({}),
);

/**
 * All choices of a ballot at once. `cedula` is random and the browser's own; null where it keeps nothing. Sent again it
 * changes nothing and answers the same receipt.
 */
export const votar = contrato(
  'votacaoFunctions-votar',
  z.strictObject({
    ...alvo,
    cedula: z.nullable(z.string().check(z.regex(/^[\w-]{22,64}$/))),
    escolhas: lista(
      z.strictObject({ categoria: categoria(), empresa: idDeRegistro('Escolha uma empresa.') }),
      20,
      1,
      'Escolha ao menos uma empresa.',
    ),
    prova: z.union([
      z.strictObject({ captcha: texto(4_096, 1, 'Confirme que você não é um robô.') }),
      z.strictObject({
        email: email('Escreva um e-mail válido.'),
        codigo: z.string().check(z.regex(/^\d{6}$/, 'O código tem seis algarismos.')),
      }),
    ]),
  }),
  z.object({
    recibo: z.string(),
    votos: z.array(
      z.object({
        categoria: z.string(),
        /** Stored by an earlier sending, which counts. Which company it named is told to nobody (decisions P360). */
        deAntes: z.boolean(),
      }),
    ),
  }),
);

/** What became of a ballot's votes; never which companies they name, and when by the minute only. */
export const conferirRecibo = contrato(
  'votacaoFunctions-conferirRecibo',
  z.strictObject({ ...alvo, recibo: texto(80, 1) }),
  z.object({
    votos: z.array(z.object({ categoria: z.string(), situacao: z.enum(SITUACOES_DO_VOTO), em: z.string() })),
  }),
);

/** The count, at most 30 seconds old. */
export const apurar = contrato(
  'votacaoFunctions-apurar',
  z.strictObject(alvo),
  z.object({
    /** Null of a questionnaire whose project has no voting. */
    periodo: z.nullable(z.object({ inicio: z.string(), fim: z.string(), aberta: z.boolean() })),
    encerradaEm: z.nullable(z.string()),
    publicarResultados: z.boolean(),
    em: z.string(),
    categorias: contagemSchema.shape.categorias,
    /** Votes voided by period, the last act first. */
    anulacoes: z.array(
      z.object({
        id: idDeRegistro(),
        inicio: z.string(),
        fim: z.string(),
        rede: z.nullable(z.string()),
        votos: inteiro(),
        motivo: z.string(),
        em: z.string(),
        desfeita: z.boolean(),
      }),
    ),
  }),
);

/**
 * Votes that wait, or that were voided, newest first as far as they are read; `haMais` beyond them. Never for whom, and
 * when by the minute only: beside a receipt either would tell the choice.
 */
export const listarVotos = contrato(
  'votacaoFunctions-listarVotos',
  z.strictObject({ ...alvo, situacao: z.enum(['EM_REVISAO', 'ANULADO']) }),
  z.object({
    haMais: z.boolean(),
    votos: z.array(
      z.object({
        id: idDeRegistro(),
        categoria: z.string(),
        suspeita: z.nullable(z.enum(SUSPEITAS)),
        /** The same for votes of one network; null once its hash is gone. */
        rede: z.nullable(z.string()),
        em: z.string(),
        motivo: z.nullable(z.string()),
      }),
    ),
  }),
);

/** Accepts or voids votes that wait, or changes what was decided. */
export const decidirVotos = contrato(
  'votacaoFunctions-decidirVotos',
  z.strictObject({
    ...alvo,
    votos: lista(idDeRegistro(), 200, 1, 'Escolha ao menos um voto.'),
    situacao: z.enum(['CONTADO', 'ANULADO']),
    motivo: texto(MAIOR_MOTIVO_DA_ANULACAO, 3, 'Escreva o motivo em ao menos 3 letras.'),
  }),
  z.object({ mudaram: inteiro() }),
);

/** Minutes of a day, in America/Sao_Paulo, and the network as listarVotos names it; null for all. */
const periodo = {
  noDia: dia(),
  das: hora(),
  ate: hora(),
  rede: z.nullable(z.string().check(z.regex(/^[\w-]{6}$/))),
};

/**
 * What voiding the votes of a period would change, by category and never by company. Of networks those with votes
 * enough to be voided alone.
 */
export const verAnulacao = contrato(
  'votacaoFunctions-verAnulacao',
  z.strictObject({ ...alvo, ...periodo }),
  z.object({
    votos: inteiro(),
    categorias: z.array(z.object({ nome: z.string(), contados: inteiro(), emRevisao: inteiro() })),
    /** Votes of the period that stay: of categories with too few, or in an act of before. */
    ficam: inteiro(),
    redes: z.array(z.object({ rede: z.string(), votos: inteiro() })),
  }),
);

/** Voids them; `votos` is how many were shown, and nothing is done where they are others by now. */
export const anularVotos = contrato(
  'votacaoFunctions-anularVotos',
  z.strictObject({
    ...alvo,
    ...periodo,
    votos: inteiro(1, MAXIMO_DA_ANULACAO),
    motivo: texto(MAIOR_MOTIVO_DA_ANULACAO, 3, 'Escreva o motivo em ao menos 3 letras.'),
  }),
  z.object({ anulacao: idDeRegistro() }),
);

/** Takes the act back, or does it again. */
export const mudarAnulacao = contrato(
  'votacaoFunctions-mudarAnulacao',
  z.strictObject({
    ...alvo,
    anulacao: idDeRegistro(),
    desfeita: z.boolean(),
    motivo: texto(MAIOR_MOTIVO_DA_ANULACAO, 3, 'Escreva o motivo em ao menos 3 letras.'),
  }),
  z.object({ mudaram: inteiro() }),
);

/** Closes the count after the period: nothing changes any more, and visitors see it if the project says so. */
export const encerrarApuracao = contrato(
  'votacaoFunctions-encerrarApuracao',
  z.strictObject(alvo),
  z.object({}),
);
