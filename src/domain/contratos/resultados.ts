/** Callables of results: `resultadosFunctions-…`. Means are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { contrato } from './contrato';

const analise = {
  media: z.nullable(inteiro(0, 100_00)),
  nivel: z.string(),
  analise: z.string(),
};

/** What a company's finished sheets of a questionnaire say; `idEmpresa` is that company (decisions Q23, Q201). */
export const questionario = contrato(
  'resultadosFunctions-questionario',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    nome: z.string(),
    projeto: z.string(),
    empresa: z.string(),
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
        publicado: z.nullable(
          z.object({
            posicao: z.nullable(inteiro(1)),
            total: inteiro(),
            media: z.nullable(inteiro(0, 100_00)),
            em: z.string(),
          }),
        ),
      }),
    ),
  }),
);
