/** Callables of results: `resultadosFunctions-…`. Means are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import {
  emAvaliacaoSchema,
  entrevistaSchema,
  palavrasSchema,
} from '@/domain/diagnostico/resultado-publicado';
import { quemRespondeSchema } from '@/domain/diagnostico/quem-responde';
import { contrato } from './contrato';

const analise = {
  media: z.nullable(inteiro(0, 100_00)),
  nivel: z.string(),
  analise: z.string(),
};

const grupos = z.array(
  z.object({
    id: z.string(),
    nome: z.string(),
    descricao: z.string(),
    noRadar: z.boolean(),
    folhas: inteiro(),
    ...analise,
  }),
);

/** The evaluators' means of the phase that speaks for the company; null where the caller may not know them yet. */
const entrevista = z.nullable(entrevistaSchema);

/** Who answered, and of how many people the company sees a mean; missing for who organises (decisions P197, P198). */
const respostas = z.optional(
  z.object({
    quem: quemRespondeSchema,
    minimo: inteiro(),
    /** Where people answer: of how many the means are, and how many more finish before they change. */
    ditas: z.optional(inteiro()),
    faltam: z.optional(inteiro()),
  }),
);

/** What a company's finished sheets of a questionnaire say; `idEmpresa` is that company (decisions Q23, Q201). */
export const questionario = contrato(
  'resultadosFunctions-questionario',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    /** Null of a questionnaire of the caller's own company, which says its project itself. */
    idProjeto: z.nullable(idDeRegistro('Projeto não selecionado')),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    nome: z.string(),
    projeto: z.string(),
    empresa: z.string(),
    idProjeto: z.string(),
    /** The caller's company organises the project. */
    organiza: z.boolean(),
    folhas: inteiro(),
    respostas,
    versoes: inteiro(),
    grupos,
    ...analise,
    entrevista,
    /** What evaluators wrote of each group, to the company that was told so. */
    palavras: z.optional(palavrasSchema),
    /** Phase whose evaluation goes on, to the organiser's readers of scores. */
    emAvaliacao: z.optional(emAvaliacaoSchema),
  }),
);

/** A company in a project, and what is known of it in each of the project's published questionnaires. */
export const empresa = contrato(
  'resultadosFunctions-empresa',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
  }),
  z.object({
    nome: z.string(),
    cnpj: z.string(),
    cidade: z.string(),
    estado: z.nullable(z.string()),
    projeto: z.string(),
    /** Title of the phase it stands in; null of the organiser itself. */
    fase: z.nullable(z.string()),
    categoria: z.string(),
    organiza: z.boolean(),
    questionarios: z.array(
      z.object({
        id: z.string(),
        nome: z.string(),
        folhas: inteiro(),
        media: z.nullable(inteiro(0, 100_00)),
      }),
    ),
  }),
);

/** What one finished sheet of a questionnaire of the caller's company says (decisions Q203). */
export const folha = contrato(
  'resultadosFunctions-folha',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    folha: idDeRegistro('Questionário não encontrado!'),
  }),
  z.object({
    questionarioId: z.string(),
    nome: z.string(),
    projeto: z.string(),
    /** The company of the respondent. */
    idEmpresa: z.string(),
    empresa: z.string(),
    idRespondente: z.string(),
    finalizadoEm: z.string(),
    grupos,
    ...analise,
  }),
);

/** Publishes the results of a questionnaire to the companies of its project, or takes them back; how many have a place. */
export const publicar = contrato(
  'resultadosFunctions-publicar',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    idProjeto: idDeRegistro('Projeto não selecionado'),
    idQuestionario: idDeRegistro('Questionario não selecionado'),
    publicado: z.boolean(),
    /** With what evaluators wrote, without names (decisions P387). */
    palavras: z.optional(z.boolean()),
  }),
  z.object({ empresas: inteiro() }),
);

/** Results of the caller's company in every project; a place is told where it is published. Instants are ISO texts. */
export const daEmpresa = contrato(
  'resultadosFunctions-daEmpresa',
  z.strictObject({ licenciadaId: idDeRegistro(), empresaId: idDeRegistro() }),
  z.object({
    resultados: z.array(
      z.object({
        idProjeto: z.string(),
        projeto: z.string(),
        inicio: z.string(),
        fim: z.string(),
        questionarioId: z.string(),
        questionario: z.string(),
        folhas: inteiro(),
        media: z.nullable(inteiro(0, 100_00)),
        respostas,
        publicado: z.nullable(
          z.object({
            posicao: z.nullable(inteiro(1)),
            /** The organiser confirmed the company: others have no place. */
            confirmada: z.optional(z.boolean()),
            total: inteiro(),
            media: z.nullable(inteiro(0, 100_00)),
            entrevista,
            em: z.string(),
          }),
        ),
      }),
    ),
  }),
);
