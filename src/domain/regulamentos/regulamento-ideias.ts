/** Idea rules: a period, what coins each person may give and what points each event earns (part 2 §3 and §5). */
import * as z from 'zod/mini';
import {
  entidade,
  instante,
  inteiro,
  LIMITE,
  lista,
  nomeEmOrdem,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';

/** The five awards, the same in a rule and in a campaign. */
export const ganhos = {
  quantidadeGanhoNoCadastro: inteiro(),
  quantidadeGanhoNaAprovacao: inteiro(),
  quantidadeGanhoNaImplementacao: inteiro(),
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: inteiro(),
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: inteiro(),
};
export type Ganhos = { [campo in keyof typeof ganhos]: number };

export const regulamentoIdeiasSchema = entidade({
  nome: texto(),
  nomeEmOrdem: nomeEmOrdem(),
  descricao: textoOpcional(LIMITE.textoLongo),
  /** Start and end of the period, inclusive, as instants of the day boundaries in America/Sao_Paulo. */
  dataInicial: instante(),
  dataFinal: instante(),
  quantidadeMoedasPorColaborador: inteiro(),
  ...ganhos,
  permitirControlarInteracao: z.boolean(),
  permitirIdeiaPrivada: z.boolean(),
  linkRegulamento: z.nullable(textoOpcional(2_000)),
  /** Most ideas that may be published under the rule; null = unlimited (decisions I10). */
  quantidadeMaximaIdeias: z.nullable(inteiro(1)),
  busca: lista(texto(20, 1), LIMITE.busca),
});
export type RegulamentoIdeias = z.infer<typeof regulamentoIdeiasSchema>;

export const campanhaSchema = entidade({
  descricao: texto(LIMITE.textoCurto),
  dataInicial: instante(),
  dataFinal: instante(),
  setores: lista(texto(60, 1), 60, 1),
  ...ganhos,
  publishedAt: z.nullable(instante()),
});
export type Campanha = z.infer<typeof campanhaSchema>;

/** Runs now: not removed, started and not ended. */
export const emAndamento = (
  periodo: Pick<Campanha, 'dataInicial' | 'dataFinal' | 'deletedAt'>,
  agora: Date,
) => periodo.deletedAt === null && periodo.dataInicial <= agora && agora <= periodo.dataFinal;

/** A rule is locked from its first day on: coins were given and points earned under its numbers (decisions I9). */
export const bloqueado = (regulamento: Pick<RegulamentoIdeias, 'dataInicial'>, agora: Date) =>
  regulamento.dataInicial <= agora;

export type MomentoDaCampanha = 'passada' | 'ativa' | 'futura';

/** Past if its end is before now, active when started and not ended, otherwise future (part 2 §4). */
export function momentoDaCampanha(
  { dataInicial, dataFinal }: Pick<Campanha, 'dataInicial' | 'dataFinal'>,
  agora: Date,
): MomentoDaCampanha {
  if (dataFinal < agora) return 'passada';
  return dataInicial <= agora ? 'ativa' : 'futura';
}
