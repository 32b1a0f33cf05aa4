/**
 * Callables of the answer sheets (decisions Q160): `empresaId` is the respondent's company, `idEmpresa` the one that
 * organises. Instants travel as ISO text.
 */
import * as z from 'zod/mini';
import { email, idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '@/domain/diagnostico/grupo';
import {
  guardadaSchema,
  MAXIMO_DE_REABERTURAS,
  MAXIMO_DO_MOTIVO,
  SITUACOES,
  valorSchema,
} from '@/domain/diagnostico/resposta';
import { compiladoSchema } from '@/domain/diagnostico/versao';
import { nomeDePessoa } from '@/domain/pessoas/nome';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
export const daFolha = {
  ...daEmpresa,
  idEmpresa: idDeRegistro('Empresa não selecionada'),
  questionarioId: idDeRegistro('Questionario não selecionado'),
};
const aparelho = () => z.string().check(z.regex(/^[\w-]{8,64}$/));
const contagem = (min = 0) => inteiro(min, 1e9);

const mudanca = z.strictObject({
  id: idDeRegistro(),
  resposta: valorSchema,
  n: contagem(1),
  base: contagem(),
});
const deUmAparelho = {
  ...daFolha,
  aparelho: aparelho(),
  step: inteiro(0, MAXIMO_DE_GRUPOS),
  mudancas: lista(mudanca, MAXIMO_DE_PERGUNTAS),
};

const destino = z.object({ id: z.string(), n: contagem(), aceita: z.boolean(), guardada: guardadaSchema });
/** The sheet as stored: answers by question. */
const folhaSchema = z.object({
  guardadas: z.record(z.string(), guardadaSchema),
  step: inteiro(0, MAXIMO_DE_GRUPOS),
  finalizadoEm: z.nullable(z.string()),
});

const paraLer = z.object({
  /** Id of the sheet, which names it on the device too. */
  id: z.string(),
  questionario: compiladoSchema,
  projeto: z.string(),
  folha: folhaSchema,
  contato: z.nullable(z.object({ nome: z.string(), email: z.string(), relatorio: z.boolean() })),
});

/** Who answers, where no account says it. */
export const quemResponde = z.strictObject({
  nome: nomeDePessoa('Escreva o seu nome.'),
  email: email('E-mail inválido'),
});

/** What one's own finished sheet says, at once (decisions P198). */
const proprioResultado = z.optional(
  z.object({
    media: z.nullable(inteiro(0, 100_00)),
    grupos: z.array(z.object({ nome: z.string(), media: z.nullable(inteiro(0, 100_00)) })),
  }),
);

/** Opens one's own sheet, and makes it the first time: it keeps the version of that moment. */
export const abrir = contrato(
  'respostasFunctions-abrir',
  z.strictObject(daFolha),
  z.extend(paraLer, {
    inicio: z.string(),
    fim: z.string(),
    /** Why nothing can be written any more; null while it can. */
    fechada: z.nullable(z.string()),
    autenticaInicio: z.boolean(),
    enviarRetornoEmail: z.boolean(),
    resultado: proprioResultado,
  }),
);

/** Stores changes as a paused sheet, and says what became of each (domain/diagnostico/folha.ts). */
export const salvar = contrato(
  'respostasFunctions-salvar',
  z.strictObject({
    ...deUmAparelho,
    /** Grows with each step of the device, in milliseconds of its clock. */
    stepN: z.optional(inteiro(0, 1e14)),
  }),
  z.object({ destinos: z.array(destino), em: z.string() }),
);

/**
 * Finishes what the person saw: `resumo` is the SHA-256 of it in hexadecimal (resumoDasRespostas). Where the server has
 * something else nothing is finished, and the sheet comes back to be looked at.
 */
export const finalizar = contrato(
  'respostasFunctions-finalizar',
  z.strictObject({
    ...deUmAparelho,
    resumo: z.string().check(z.regex(/^[\da-f]{64}$/)),
    contato: z.nullable(quemResponde),
    relatorio: z.boolean(),
    /** The person speaks for the company (decisions P199); missing is no. */
    falaPelaEmpresa: z.optional(z.boolean()),
  }),
  z.object({
    finalizada: z.boolean(),
    destinos: z.array(destino),
    folha: folhaSchema,
    /** The report was asked for, and the mailbox had its share of this hour already. */
    semRelatorio: z.optional(z.literal(true)),
  }),
);

/** Questionnaires the caller may answer for the company; `projetoId` null is all. */
export const listar = contrato(
  'respostasFunctions-listar',
  z.strictObject({ ...daEmpresa, projetoId: z.nullable(idDeRegistro()) }),
  z.object({
    questionarios: z.array(
      z.object({
        id: z.string(),
        idEmpresa: z.string(),
        idProjeto: z.string(),
        nome: z.string(),
        projeto: z.string(),
        inicio: z.string(),
        fim: z.string(),
        situacao: z.enum(SITUACOES),
        /** Finished sheets of the company, whatever way they came; to its own people only (decisions P192). */
        finalizadas: z.optional(inteiro()),
        /** Why the company's phase closes it. */
        motivo: z.optional(z.string()),
      }),
    ),
  }),
);

/** What the person who opens answers again must say. */
export const motivoDaReabertura = texto(MAXIMO_DO_MOTIVO, 10, 'Escreva o motivo, com 10 letras ou mais.');

/** Opens a sheet of the caller's company again, finished or closed by its phase; its respondent is told why. */
export const reabrir = contrato(
  'respostasFunctions-reabrir',
  z.strictObject({
    ...daEmpresa,
    folha: idDeRegistro('Questionário não encontrado!'),
    motivo: motivoDaReabertura,
  }),
  z.object({}),
);

/** A sheet to be read: one's own, or somebody's of the caller's company or programme. */
export const ver = contrato(
  'respostasFunctions-ver',
  z.strictObject({ ...daFolha, idRespondente: idDeRegistro('Usuário não encontrado') }),
  z.extend(paraLer, {
    /** For those who may open answers again; otherwise empty. */
    reaberturas: lista(
      z.object({ em: z.string(), por: z.string(), motivo: z.string(), finalizadoEm: z.nullable(z.string()) }),
      MAXIMO_DE_REABERTURAS,
    ),
    podeReabrir: z.boolean(),
    resultado: proprioResultado,
  }),
);

/**
 * How far sheets are, without their answers, the last changed first: those of a company, or those of a person. One of
 * the two is named. At most 250; `haMais` tells that there are others.
 */
export const folhas = contrato(
  'respostasFunctions-folhas',
  z.strictObject({
    ...daEmpresa,
    idEmpresa: z.nullable(idDeRegistro('Empresa não selecionada')),
    idRespondente: z.nullable(idDeRegistro('Usuário não encontrado')),
  }),
  z.object({
    /** Name of the company or of the person. */
    nome: z.string(),
    folhas: z.array(
      z.object({
        id: z.string(),
        /** The company that organises. */
        idEmpresa: z.string(),
        questionarioId: z.string(),
        idProjeto: z.string(),
        questionario: z.string(),
        projeto: z.string(),
        idRespondente: z.string(),
        /** Null where the caller may not know who it is. */
        nome: z.nullable(z.string()),
        situacao: z.enum(SITUACOES),
        etapa: inteiro(0, MAXIMO_DE_GRUPOS),
        finalizadoEm: z.nullable(z.string()),
        /** Whether the caller may read the answers. */
        podeVer: z.boolean(),
      }),
    ),
    haMais: z.boolean(),
    /** Of a company: how many sheets it finished in each of these questionnaires, shown or not (decisions P192). */
    finalizadas: z.optional(
      z.array(z.object({ idEmpresa: z.string(), questionarioId: z.string(), quantas: inteiro() })),
    ),
  }),
);
