/**
 * Points: which event of an idea earns how much, and who gets them (part 2 §3; decisions I7 and I8). Pure calculation.
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { entidade, instante, inteiro, LIMITE, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { TENDENCIAS } from '@/domain/pai/tendencia';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import { type Campanha, type Ganhos } from '@/domain/regulamentos/regulamento-ideias';

export const TIPOS_DE_PONTOS = [
  'CADASTRO_DE_IDEIAS',
  'APROVACAO_DE_IDEIAS',
  'IMPLEMENTACAO_DE_IDEIAS',
  'PARTICIPACAO_DE_IDEIA_PROPRIA',
  'PARTICIPACAO_DE_IDEIA_TERCEIRO',
  'BONIFICACAO',
  'CANCELADA',
  'REPROVADA',
] as const;
export type TipoDePontos = (typeof TIPOS_DE_PONTOS)[number];

export const ROTULO_DOS_PONTOS: Record<TipoDePontos, string> = comOutro(
  {
    CADASTRO_DE_IDEIAS: 'Cadastro de ideia',
    APROVACAO_DE_IDEIAS: 'Aprovação de ideia',
    IMPLEMENTACAO_DE_IDEIAS: 'Implementação de ideia',
    PARTICIPACAO_DE_IDEIA_PROPRIA: 'Participação de ideia própria',
    PARTICIPACAO_DE_IDEIA_TERCEIRO: 'Participação de ideia de terceiros',
    BONIFICACAO: 'Bonificação do comitê',
    CANCELADA: 'Cancelado',
    REPROVADA: 'Reprovado',
  },
  OUTRO,
);

/** `historicoPontosPerColaborador/{ideia}_{evento}_{colaborador}`: the deterministic id makes an award unique. */
export const pontosSchema = entidade({
  type: z.enum(TIPOS_DE_PONTOS),
  /** The award's own type while `type` says CANCELADA or REPROVADA; null otherwise (decisions I8). */
  typeOriginal: z.nullable(z.enum(TIPOS_DE_PONTOS)),
  pontos: inteiro(),
  observacao: textoOpcional(LIMITE.textoLongo),
  ideia: z.nullable(z.strictObject({ id: texto(128, 1), titulo: texto(150, 1) })),
  colaboradorReference: referencia(),
  regulamentoIdeias: z.nullable(referencia()),
  comiteInovacaoReference: z.nullable(referencia()),
  regulamentoDesafios: z.nullable(referencia()),
});
export type Pontos = z.infer<typeof pontosSchema>;

/** What a person's points under one rule add up to at most. */
export const MAIOR_TOTAL = 1e9;

/** `regulamentosIdeias/{regulamento}/rankingPorColaborador/{uid}`: totals kept by the trigger onPontosWritten. */
export const rankingSchema = z.object({
  colaboradorReference: referencia(),
  nome: texto(),
  totalPontos: inteiro(0, MAIOR_TOTAL),
  /** Place and trend of the last daily ordering (posicoes.ts). */
  rankingByMoedas: z.object({ ranking: z.nullable(inteiro()), fromLastUpdate: z.enum(TENDENCIAS) }),
  createdAt: instante(),
  updatedAt: instante(),
});
export type RankingDoColaborador = z.infer<typeof rankingSchema>;

/** Total of a list of entries: rejected and cancelled ones count nothing (part 2 §9). */
export const totalDePontos = (entradas: Pick<Pontos, 'type' | 'pontos'>[]) =>
  // A sum that the ranking cannot hold would stop the trigger for this person for ever.
  Math.min(
    MAIOR_TOTAL,
    entradas.reduce(
      (soma, { type, pontos }) => (type === 'REPROVADA' || type === 'CANCELADA' ? soma : soma + pontos),
      0,
    ),
  );

/** What an idea can earn points by. The other types mark a bonus or an award that no longer counts. */
export type EventoDePontos = Exclude<TipoDePontos, 'BONIFICACAO' | 'CANCELADA' | 'REPROVADA'>;

const GANHO_DO_EVENTO: Record<EventoDePontos, keyof Ganhos> = {
  CADASTRO_DE_IDEIAS: 'quantidadeGanhoNoCadastro',
  APROVACAO_DE_IDEIAS: 'quantidadeGanhoNaAprovacao',
  IMPLEMENTACAO_DE_IDEIAS: 'quantidadeGanhoNaImplementacao',
  PARTICIPACAO_DE_IDEIA_PROPRIA: 'quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria',
  PARTICIPACAO_DE_IDEIA_TERCEIRO: 'quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro',
};

type CampanhaQueVale = Ganhos & Pick<Campanha, 'dataInicial' | 'dataFinal' | 'deletedAt' | 'setores'>;

/** Campaigns that run for one of the person's sectors. */
export const campanhasQueValem = <C extends CampanhaQueVale>(
  campanhas: readonly C[],
  setoresDaPessoa: readonly string[],
  agora: Date,
): C[] =>
  campanhas.filter(
    (campanha) =>
      emAndamento(campanha, agora) && campanha.setores.some((setor) => setoresDaPessoa.includes(setor)),
  );

/** Amount of an event: the highest campaign running for one of the beneficiary's sectors, else the rule's own. */
export function valorDoEvento(
  evento: EventoDePontos,
  regulamento: Ganhos,
  campanhas: readonly CampanhaQueVale[],
  setoresDaPessoa: readonly string[],
  agora: Date,
): number {
  const campo = GANHO_DO_EVENTO[evento];
  const ativas = campanhasQueValem(campanhas, setoresDaPessoa, agora);
  return ativas.length > 0 ? Math.max(...ativas.map((campanha) => campanha[campo])) : regulamento[campo];
}

export interface Premio {
  evento: EventoDePontos;
  colaboradorReference: string;
}

/** Awards an idea deserves in its present state. The trigger grants those that do not exist yet (decisions I7). */
export function premiosDaIdeia(
  ideia: Pick<Ideia, 'status' | 'publishedAt' | 'autorReference' | 'implementadoresReferences' | 'deletedAt'>,
): Premio[] {
  if (ideia.publishedAt === null || ideia.deletedAt !== null) return [];
  const autor = ideia.autorReference;
  const premios: Premio[] = [{ evento: 'CADASTRO_DE_IDEIAS', colaboradorReference: autor }];
  const aprovada =
    ideia.status === 'APROVADA' || ideia.status === 'EM_IMPLEMENTACAO' || ideia.status === 'IMPLEMENTADA';
  if (aprovada) premios.push({ evento: 'APROVACAO_DE_IDEIAS', colaboradorReference: autor });
  if (ideia.status === 'IMPLEMENTADA') {
    premios.push({ evento: 'IMPLEMENTACAO_DE_IDEIAS', colaboradorReference: autor });
    for (const pessoa of new Set(ideia.implementadoresReferences)) {
      premios.push({
        evento: pessoa === autor ? 'PARTICIPACAO_DE_IDEIA_PROPRIA' : 'PARTICIPACAO_DE_IDEIA_TERCEIRO',
        colaboradorReference: pessoa,
      });
    }
  }
  return premios;
}

/**
 * Type an existing award shows while the idea is in this state (decisions I8). Registration survives a rejection but
 * not a cancellation. The other awards survive neither, nor a step back behind the state that earned them.
 */
export function tipoVigente(
  evento: EventoDePontos,
  ideia: Pick<Ideia, 'status' | 'deletedAt'>,
  aindaMerecido: boolean,
): TipoDePontos {
  if (ideia.status === 'CANCELADA' || ideia.deletedAt !== null) return 'CANCELADA';
  if (evento === 'CADASTRO_DE_IDEIAS') return evento;
  if (ideia.status === 'REPROVADA') return 'REPROVADA';
  return aindaMerecido ? evento : 'CANCELADA';
}

/** Awards of the idea that a movement to this status takes back, so that the form asks again (decisions I4). */
export const premiosPerdidos = (
  ideia: Parameters<typeof premiosDaIdeia>[0],
  para: Ideia['status'],
): EventoDePontos[] => {
  const depois = { ...ideia, status: para };
  const ficam = new Set(premiosDaIdeia(depois).map(({ evento }) => evento));
  const tinha = new Set(premiosDaIdeia(ideia).map(({ evento }) => evento));
  return [...tinha].filter((evento) => tipoVigente(evento, depois, ficam.has(evento)) !== evento);
};
