/**
 * What the ranking of companies and the benchmark choose by: fields of a company's row in the project, copied to its
 * means. So one query orders and filters, however many sheets there are (decisions Q230).
 */
import { emForma } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { inteiro, textoOpcional } from '@/domain/comum/campos';
import { type StatusNoProjeto, statusSchema } from '@/domain/projetos/status';

const { porte, numeroColaboradores, estado, categoria, regioes, habilitada } = statusSchema.shape;

export const cortes = {
  /** In the project: others keep their means and have no place. */
  concorre: z.boolean(),
  /** Phase of the company in the project; null where it is in none. */
  fase: z.nullable(inteiro(1, 999)),
  /** '' of a company that never was in the project, such as the organiser's own. */
  nomeFantasia: textoOpcional(200),
  porte,
  numeroColaboradores,
  estado,
  categoria,
  regioes,
  habilitada,
};
const cortesSchema = z.object(cortes);
export type Cortes = z.infer<typeof cortesSchema>;

/** Of a company that is not in the project. */
export const SEM_CORTES: Cortes = {
  concorre: false,
  fase: null,
  nomeFantasia: '',
  porte: null,
  numeroColaboradores: null,
  estado: null,
  categoria: '',
  regioes: [],
  habilitada: false,
};

/** As the company's row says; its last words stay known after it left. */
export const cortesDaLinha = (linha: StatusNoProjeto | undefined): Cortes =>
  linha
    ? emForma(cortesSchema, {
        ...linha,
        concorre: linha.deletedAt === null,
        fase: linha.deletedAt === null ? linha.status : null,
      })
    : SEM_CORTES;

/** As means hold them now. */
export const cortesDaMedia = (media: Cortes): Cortes => emForma(cortesSchema, media);

/** Fields of the row whose change changes them. */
export const DA_LINHA = [
  'status',
  'deletedAt',
  'nomeFantasia',
  'porte',
  'numeroColaboradores',
  'estado',
  'categoria',
  'regioes',
  'habilitada',
] as const satisfies readonly (keyof StatusNoProjeto)[];
