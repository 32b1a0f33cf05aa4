/** Callables of results: `resultadosFunctions-…`. Means are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { contrato } from './contrato';

const analise = {
  media: z.nullable(inteiro(0, 100_00)),
  nivel: z.string(),
  analise: z.string(),
};

/** The evaluators' means of the phase that speaks for the company; null where the caller may not know them yet. */
const entrevista = z.nullable(
  z.object({
    fase: z.string(),
    media: z.nullable(inteiro(0, 100_00)),
    grupos: z.record(z.string(), inteiro(0, 100_00)),
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
    versoes: inteiro(),
    grupos: z.array(
      z.object({
        id: z.string(),
        nome: z.string(),
        descricao: z.string(),
        noRadar: z.boolean(),
        folhas: inteiro(),
        ...analise,
      }),
    ),
    ...analise,
    entrevista,
  }),
);
