/**
 * How much there is of what anybody may add, kept by a trigger so that the rules refuse a flood (decisions P133). A
 * script that writes faster than the trigger counts gets some more in, and then none. ADMIN imports: nothing binds them.
 */
import * as z from 'zod/mini';
import { inteiro } from './campos';

/** At most so many, as the rules say them. */
export const MAXIMO = { publicadasNoDia: 50, marcos: 200, comentarios: 2_000, regioes: 200 } as const;

/**
 * Of these nobody but ADMIN begins more on a day, by the name of their collection: removed records count too. Who has
 * begun so many of one kind begins none of any kind before midnight. Parts of a whole come by the hundred with an import.
 */
export const COMECADOS_NO_DIA = {
  ideias: 200,
  projetos: 50,
  desafios: 200,
  questionarios: 100,
  gruposDiagnostico: 500,
  perguntas: 2_000,
  tiposDeRespostas: 1_000,
  tipoDeInovacao: 200,
  taticasDeInovacao: 500,
  tipoDeJogada: 200,
  jogadaDeInovacao: 200,
  taticasDaJogada: 1_000,
  movimentacoesDeTaticas: 1_000,
} as const;
export type ComLimiteNoDia = keyof typeof COMECADOS_NO_DIA;
export const COLECOES_COM_LIMITE_NO_DIA = Object.keys(COMECADOS_NO_DIA) as ComLimiteNoDia[];

/** Lists of a company that somebody keeps by hand, by the name of their collection: removed records count too. */
export const LISTAS_DA_EMPRESA = [
  'categoriaDeInovacao',
  'desafioCategorias',
  'licenciado',
  'embaixadores',
  'embaixadoresPessoas',
] as const;
/** Each of them holds at most so many records. */
export const MAXIMO_DA_LISTA = 1_000;

/** `colaboradores/{uid}/quantidades/publicacoes`: read by the rules only. */
export const quantidadesDaPessoaSchema = z.object({
  publicadasNoDia: inteiro(0, 1e9),
  /** Midnight in America/Sao_Paulo at which the day of their last publication began. */
  dia: z.date(),
});

/**
 * `{pai}/quantidades/marcos` and `…/comentarios`, `…/regioes` of a project, and `quantidades/{lista}` of the company:
 * removed ones too, for they stay stored; read by the rules only.
 */
export const quantidadeSchema = z.object({ total: inteiro(0, 1e9) });
