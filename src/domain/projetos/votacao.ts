/** Voting for an inspiring company: when, on what, and whether its results are published (decisions Q1, Q2). */
import * as z from 'zod/mini';
import { diaDe, horaDe } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { hora, instanteDe } from '@/domain/comum/hora';
import { instante, lista, texto } from '@/domain/comum/campos';

/** Categories of a voting that names none (part 3 §9). */
export const CATEGORIAS_DA_VOTACAO = ['Cooperativas', 'Serviços', 'Indústria', 'Tecnologia e Comunicação'];

const categorias = lista(texto(60, 1), 20);

/** As stored: from one instant until the other. */
export const votacaoSchema = z.strictObject({
  inicio: instante(),
  fim: instante(),
  /** None means the four of the specification. */
  categorias,
  publicarResultados: z.boolean(),
  /** Only companies that reached the finalists can be voted for (decisions Q21). */
  soFinalistas: z.boolean(),
});
export type Votacao = z.infer<typeof votacaoSchema>;

/** Days and hours in America/Sao_Paulo. */
export const votacaoForm = z
  .object({
    inicio: dia(),
    horaDoInicio: hora(),
    fim: dia(),
    horaDoFim: hora(),
    categorias,
    publicarResultados: z.boolean(),
    soFinalistas: z.boolean(),
  })
  .check(
    z.refine<{ inicio: string; horaDoInicio: string; fim: string; horaDoFim: string }>(
      (v) => `${v.inicio} ${v.horaDoInicio}` < `${v.fim} ${v.horaDoFim}`,
      { error: 'A votação precisa terminar depois de começar.', path: ['fim'] },
    ),
  );
export type VotacaoForm = z.infer<typeof votacaoForm>;

export const votacaoDoForm = ({ inicio, horaDoInicio, fim, horaDoFim, ...resto }: VotacaoForm): Votacao => ({
  ...resto,
  inicio: instanteDe(inicio, horaDoInicio),
  fim: instanteDe(fim, horaDoFim),
});

export const formDaVotacao = ({ inicio, fim, ...resto }: Votacao): VotacaoForm => ({
  ...resto,
  inicio: diaDe(inicio),
  horaDoInicio: horaDe(inicio),
  fim: diaDe(fim),
  horaDoFim: horaDe(fim),
});

/** What a voting begins with: the project's own period and categories. */
export const novaVotacao = (anoAtuacao: string, anoVigencia: string): VotacaoForm => ({
  inicio: anoAtuacao,
  horaDoInicio: '00:00',
  fim: anoVigencia,
  horaDoFim: '23:59',
  categorias: [],
  publicarResultados: false,
  soFinalistas: false,
});

/** What is voted on. */
export const categoriasDaVotacao = ({ votacao }: { votacao: Votacao | null }): readonly string[] =>
  votacao && votacao.categorias.length > 0 ? votacao.categorias : CATEGORIAS_DA_VOTACAO;
