/** Callables of the evaluators' scores: `notasFunctions-…` (part 3 §3, decisions Q202). Scores are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { justificativa, motivoDaDesconsideracao, notaDoAvaliador } from '@/domain/diagnostico/nota';
import { contrato } from './contrato';

const doResultado = {
  licenciadaId: idDeRegistro(),
  empresaId: idDeRegistro(),
  /** The company that is scored. */
  idEmpresa: idDeRegistro('Empresa não selecionada'),
  questionarioId: idDeRegistro('Questionario não selecionado'),
};
/** Attempts of one form that are told apart. */
export const MAXIMO_DE_VISTAS = 20;
const fase = () => inteiro(1, 999);

/** Scores of a company in a questionnaire: one's own, and everybody's to readers of module 26. */
export const listar = contrato(
  'notasFunctions-listar',
  z.strictObject(doResultado),
  z.object({
    /** Phase of the company in the project, in which a new score would count. */
    fase: z.object({ id: fase(), titulo: z.string() }),
    /** Why the person cannot score the company now; null where they can. */
    recusa: z.nullable(z.string()),
    veDeOutros: z.boolean(),
    /** Phases in which others' scores wait for the person's own (decisions P342). */
    cegas: z.optional(z.array(fase())),
    /** Groups that the jury of the phase scores; missing where it scores all of them. */
    grupos: z.optional(z.array(z.string())),
    podeDesconsiderar: z.boolean(),
    /** Titles of the phases in which somebody scored. */
    fases: z.array(z.object({ id: fase(), titulo: z.string() })),
    notas: z.array(
      z.object({
        id: z.string(),
        grupo: z.string(),
        fase: fase(),
        respondente: z.string(),
        nota: z.nullable(notaDoAvaliador),
        justificativa: z.string(),
        desconsiderado: z.boolean(),
        /** Given under a conflict: it counts nowhere. */
        impedida: z.optional(z.boolean()),
        /** Why it is disregarded, where somebody said it. */
        motivo: z.optional(z.nullable(z.string())),
        em: z.string(),
      }),
    ),
  }),
);

/** Gives or changes one's own score of a group; `nota` null abstains. The same again changes nothing. */
export const avaliar = contrato(
  'notasFunctions-avaliar',
  z.strictObject({
    ...doResultado,
    grupo: idDeRegistro('Grupo não encontrado'),
    /** The phase that the person saw. */
    fase: fase(),
    /** The sheet beside which it is given; null beside the company's result. */
    idResposta: z.nullable(idDeRegistro('Questionário não encontrado!')),
    nota: z.nullable(notaDoAvaliador),
    justificativa,
    /** What the form began with, null of nothing, and what it sent before: on others it does not save. */
    vistas: z.optional(
      z
        .array(z.nullable(z.object({ nota: z.nullable(notaDoAvaliador), justificativa: z.string() })))
        .check(z.maxLength(MAXIMO_DE_VISTAS)),
    ),
  }),
  z.object({ criada: z.boolean() }),
);

/** Takes a score out of the means with a reason, or back into them. */
export const desconsiderar = contrato(
  'notasFunctions-desconsiderar',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    nota: z.string().check(z.regex(/^(?!__.*__$)[\w-]{1,512}$/, 'Avaliação não encontrada')),
    desconsiderado: z.boolean(),
    /** Asked for where it is taken out. */
    motivo: z.optional(motivoDaDesconsideracao),
  }),
  z.object({}),
);

/** How far the evaluation of each phase is, over all companies of the questionnaire (decisions P191). */
export const fases = contrato(
  'notasFunctions-fases',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    fases: z.array(
      z.object({
        id: fase(),
        titulo: z.string(),
        /** ISO text of the closing; null of a phase that is open. */
        encerradaEm: z.nullable(z.string()),
        /** Companies that were scored in it, and those of them whose evaluation is complete. */
        empresas: inteiro(),
        completas: inteiro(),
        dadas: inteiro(),
        de: inteiro(),
      }),
    ),
  }),
);

/** Closes the evaluation of a phase, which speaks then as it is, or opens it again. The same again changes nothing. */
export const encerrar = contrato(
  'notasFunctions-encerrar',
  z.strictObject({ ...fases.entrada.shape, fase: fase(), encerrada: z.boolean() }),
  z.object({}),
);
