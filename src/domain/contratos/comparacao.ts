/** Callables that compare companies: `resultadosFunctions-…` (decisions Q234, Q235). Means are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { contrato } from './contrato';

const contexto = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };

/** With what the result of a company in a questionnaire can be compared. `idProjeto` as for the result itself. */
export const comparar = contrato(
  'resultadosFunctions-comparar',
  z.strictObject({
    ...contexto,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: z.nullable(idDeRegistro('Projeto não selecionado')),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    opcoes: z.array(
      z.object({
        chave: z.string(),
        nome: z.string(),
        /** Heading of its column. */
        coluna: z.string(),
        /** Whose means they are, in a sentence. */
        frase: z.string(),
        /** By the id of each group; some may be missing. */
        grupos: z.record(z.string(), inteiro(0, 100_00)),
        /** They are whole points: of other companies, to a company (decisions P196). */
        inteiros: z.optional(z.boolean()),
      }),
    ),
    /** Why other companies are not among them, in a sentence; null where they are. */
    aviso: z.nullable(z.string()),
  }),
);

/** Means of the companies of a project in a questionnaire, in all and by cut: for who organises it. */
export const mediasPorCorte = contrato(
  'resultadosFunctions-mediasPorCorte',
  z.strictObject({
    ...contexto,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    cortes: z.array(
      z.object({
        chave: z.string(),
        tipo: z.enum(['todas', 'regiao', 'porte', 'categoria']),
        nome: z.string(),
        n: inteiro(),
        /** Null of fewer than five companies. */
        media: z.nullable(inteiro(0, 100_00)),
      }),
    ),
  }),
);
