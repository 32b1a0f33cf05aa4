/**
 * Activity: a milestone as the lists of /minhas-atividades and /atividades show it, with what they filter by.
 * Triggers keep this projection (functions/src/nucleo/atividades.ts). A query over all milestones of a company could
 * not ask whether the parent above each may be seen (decisions I301).
 */
import * as z from 'zod/mini';
import {
  instante,
  LIMITE,
  limiteDoDia,
  lista,
  referencia,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { LIMITE_DE_RESPONSAVEIS } from './marco';
import type { Pessoa } from '@/domain/acesso/relacoes';

export const atividadeSchema = z.strictObject({
  /** Path of the milestone, and of its parent. */
  marcoReference: referencia(),
  paiReference: referencia(),
  paiTitulo: texto(LIMITE.titulo, 1),
  acoes: texto(LIMITE.textoLongo, 1),
  colaboradoresResponsaveis: lista(referencia(), LIMITE_DE_RESPONSAVEIS),
  /** Their names, in the same order. */
  nomes: lista(textoOpcional(LIMITE.nome), LIMITE_DE_RESPONSAVEIS),
  /** Drafts and removed ideas have no activities. */
  visibilidade: z.enum(['PUBLICA', 'PRIVADA']),
  /** Author and participants of a private idea; empty when everybody may see it. */
  leitores: lista(referencia(), 51),
  /** The responsible people who may see the idea. Their own lists show this. */
  atuantes: lista(referencia(), LIMITE_DE_RESPONSAVEIS),
  dataPrazo: limiteDoDia(),
  startedAt: z.nullable(instante()),
  finishedAt: z.nullable(instante()),
  /** The same as yes and no, which queries can ask for. */
  iniciada: z.boolean(),
  concluida: z.boolean(),
  updatedAt: instante(),
});
export type Atividade = z.infer<typeof atividadeSchema>;

/** Tabs of the lists, as they stand in the address (part 2 §2). */
export const ABAS_DE_ATIVIDADES = {
  todas: 'Todas',
  'continuar-atividade': 'Continuar atividade',
  'aguardando-participacao': 'Aguardando participação',
  vencidas: 'Vencidas',
  concluidas: 'Concluídas',
} as const;
export type AbaDeAtividades = keyof typeof ABAS_DE_ATIVIDADES;

export const lerAbaDeAtividades = (texto: string | null): AbaDeAtividades =>
  texto !== null && Object.hasOwn(ABAS_DE_ATIVIDADES, texto) ? (texto as AbaDeAtividades) : 'todas';

/** True iff the person may see the activity, as the rules decide. */
export const veAtividade = (
  { visibilidade, leitores, atuantes }: Pick<Atividade, 'visibilidade' | 'leitores' | 'atuantes'>,
  { referencia: eu }: Pessoa,
) => visibilidade === 'PUBLICA' || leitores.includes(eu) || atuantes.includes(eu);
