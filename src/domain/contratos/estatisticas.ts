/** Counted answers of a free combination of cuts (decisions P413), apart from the report's contracts. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { somasSchema, TIPOS_DE_FILTRO } from '@/domain/diagnostico/estatisticas';
import { contrato } from './contrato';

/** A page by company: what those add up to that are in all of the cuts, two at least. */
export const combinacao = contrato(
  'relatoriosFunctions-combinacao',
  z.strictObject({
    licenciadaId: idDeRegistro(),
    empresaId: idDeRegistro(),
    questionarioId: idDeRegistro('Questionario não selecionado'),
    cortes: lista(texto(200, 1), TIPOS_DE_FILTRO.length, 2),
    /** Id of the last one of the page before; null of the first page. */
    depois: z.nullable(texto(300, 1)),
  }),
  z.object({
    somas: somasSchema,
    /** Companies that were looked at, and of how many; the latter with the first page. */
    lidas: inteiro(0, 1e9),
    total: z.nullable(inteiro(0, 1e9)),
    proxima: z.nullable(z.string()),
  }),
);
