/** How other companies answered, as a company is told it (decisions P414). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { compiladoSchema } from '@/domain/diagnostico/versao';
import { contrato } from './contrato';

export const perguntasDasOutras = contrato(
  'resultadosFunctions-perguntasDasOutras',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    /** As for the result itself. */
    idProjeto: z.nullable(idDeRegistro('Projeto não selecionado')),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    /** Whose words the questions have; null where nothing is told. */
    versao: z.nullable(compiladoSchema),
    /** Day of the figures, in words. */
    em: z.string(),
    cortes: z.array(
      z.object({
        chave: z.string(),
        nome: z.string(),
        /** By key of the question: companies, and the counters of their answers. */
        perguntas: z.record(z.string(), z.object({ n: inteiro(), numeros: z.record(z.string(), inteiro()) })),
      }),
    ),
    /** Why nothing is told, in a sentence; null where something is. */
    aviso: z.nullable(z.string()),
  }),
);
