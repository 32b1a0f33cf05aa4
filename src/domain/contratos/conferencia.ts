/** Callables of `/conferencia`: `conferenciaFunctions-…` (decisions P6, Q29, Q290). They compare, and write nothing. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto, textoOpcional } from '@/domain/comum/campos';
import {
  MAIOR_NOME,
  MAXIMO_DE_LINHAS,
  MEDIDAS,
  SITUACOES_DA_CONFERENCIA,
} from '@/domain/diagnostico/conferencia';
import { contrato } from './contrato';

const SEM_EMPRESA = 'Selecione licenciada e empresa';

/** Where the caller acts from (a MASTER from no company), and the company that is looked at. */
const daEmpresa = {
  licenciadaId: idDeRegistro(SEM_EMPRESA),
  empresaId: z.nullable(idDeRegistro()),
  idEmpresa: idDeRegistro(SEM_EMPRESA),
};
const doQuestionario = {
  ...daEmpresa,
  /** The company that asks the questionnaire. */
  organizadora: idDeRegistro(),
  questionarioId: idDeRegistro('Questionario não selecionado'),
};

/** Questionnaires in which the company has a mean, by project and name. */
export const questionarios = contrato(
  'conferenciaFunctions-questionarios',
  z.strictObject(daEmpresa),
  z.object({
    questionarios: z.array(
      z.object({ organizadora: z.string(), id: z.string(), nome: z.string(), projeto: z.string() }),
    ),
  }),
);

/** Names of groups and questions, in the order of answering: what the spreadsheet to be filled in holds. */
export const modelo = contrato(
  'conferenciaFunctions-modelo',
  z.strictObject(doQuestionario),
  z.object({ grupos: z.array(z.object({ nome: z.string(), perguntas: z.array(z.string()) })) }),
);

const valor = z.nullable(inteiro(-1_00, 100_00));

/** Values in hundredths; neither texts of answers nor who gave them. */
export const conferir = contrato(
  'conferenciaFunctions-conferir',
  z.strictObject({
    ...doQuestionario,
    linhas: lista(
      z.strictObject({
        linha: inteiro(2, 1_048_576),
        grupo: texto(MAIOR_NOME, 1),
        pergunta: textoOpcional(MAIOR_NOME),
        autoavaliacao: valor,
        entrevista: valor,
      }),
      MAXIMO_DE_LINHAS,
      1,
      'Não há valores para comparar.',
    ),
  }),
  z.object({
    /** Finished sheets that the answers are of. */
    folhas: inteiro(0, 1e9),
    /** Title of the phase whose scores are compared; null where no evaluator scored. */
    fase: z.nullable(z.string()),
    conferidos: z.array(
      z.object({
        linha: z.nullable(inteiro(2)),
        grupo: z.string(),
        pergunta: z.string(),
        medida: z.enum(MEDIDAS),
        naPlanilha: valor,
        guardado: valor,
        situacao: z.enum(SITUACOES_DA_CONFERENCIA),
      }),
    ),
  }),
);
