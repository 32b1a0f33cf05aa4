/** Idea rules: a period, what coins each person may give and what points each event earns (part 2 §3 and §5). */
import * as z from 'zod/mini';
import {
  entidade,
  instante,
  inteiro,
  LIMITE,
  limiteDoDia,
  lista,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { camposDoRegulamento } from './regulamento';

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
  ...camposDoRegulamento,
  descricao: textoOpcional(LIMITE.textoLongo),
  ...ganhos,
  permitirControlarInteracao: z.boolean(),
  permitirIdeiaPrivada: z.boolean(),
  linkRegulamento: z.nullable(textoOpcional(2_000)),
  /** Most ideas that may be published under the rule; null = unlimited (decisions I10). */
  quantidadeMaximaIdeias: z.nullable(inteiro(1)),
});
export type RegulamentoIdeias = z.infer<typeof regulamentoIdeiasSchema>;

export const campanhaSchema = entidade({
  descricao: texto(LIMITE.textoCurto),
  dataInicial: limiteDoDia(),
  dataFinal: limiteDoDia(),
  setores: lista(texto(60, 1), 60, 1),
  ...ganhos,
  publishedAt: z.nullable(instante()),
});
export type Campanha = z.infer<typeof campanhaSchema>;

export type MomentoDaCampanha = 'passada' | 'ativa' | 'futura';

/** Past if its end is before now, active when started and not ended, otherwise future (part 2 §4). */
export function momentoDaCampanha(
  { dataInicial, dataFinal }: Pick<Campanha, 'dataInicial' | 'dataFinal'>,
  agora: Date,
): MomentoDaCampanha {
  if (dataFinal < agora) return 'passada';
  return dataInicial <= agora ? 'ativa' : 'futura';
}
