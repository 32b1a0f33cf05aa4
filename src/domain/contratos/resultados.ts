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
