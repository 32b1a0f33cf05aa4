/**
 * Voting for an inspiring company: when, and whether its results are published (decisions Q1). What is voted on are the
 * project's own categories (decisions P193).
 */
import * as z from 'zod/mini';
import { diaDe, horaDe } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { hora, instanteDe } from '@/domain/comum/hora';
import { instante } from '@/domain/comum/campos';

/** As stored: from one instant until the other. One of before may name categories of its own, which are left out. */
export const votacaoSchema = z.object({
  inicio: instante(),
  fim: instante(),
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

/** What a voting begins with: the project's own period. */
export const novaVotacao = (anoAtuacao: string, anoVigencia: string): VotacaoForm => ({
  inicio: anoAtuacao,
  horaDoInicio: '00:00',
  fim: anoVigencia,
  horaDoFim: '23:59',
  publicarResultados: false,
  soFinalistas: false,
});
