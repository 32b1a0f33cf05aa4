/** Forms of idea rules and campaigns: days instead of instants, and the way between form and record (part 2 §5). */
import * as z from 'zod/mini';
import { indiceDoNome } from '@/domain/comum/busca';
import { type ComId, inteiro, LIMITE, lista, texto, textoOpcional } from '@/domain/comum/campos';
import { camposDoPeriodo, diasDoPeriodo, instantesDoPeriodo, ordemDasDatas } from './periodo-form';
import { type Campanha, type Ganhos, ganhos, type RegulamentoIdeias } from './regulamento-ideias';

/** Form of a rule; days as date inputs give them. */
export const regulamentoIdeiasForm = z
  .object({
    nome: texto(),
    ...camposDoPeriodo,
    quantidadeMoedasPorColaborador: inteiro(),
    ...ganhos,
    permitirControlarInteracao: z.boolean(),
    permitirIdeiaPrivada: z.boolean(),
    linkRegulamento: textoOpcional(2_000),
    quantidadeMaximaIdeias: z.nullable(inteiro(1)),
  })
  .check(ordemDasDatas);
export type RegulamentoIdeiasForm = z.infer<typeof regulamentoIdeiasForm>;

export const campanhaForm = z
  .object({
    descricao: texto(LIMITE.textoCurto),
    ...camposDoPeriodo,
    setores: lista(texto(60, 1), 60, 1, 'Escolha ao menos um setor.'),
    ...ganhos,
  })
  .check(ordemDasDatas);
export type CampanhaForm = z.infer<typeof campanhaForm>;

const semGanhos: Ganhos = {
  quantidadeGanhoNoCadastro: 0,
  quantidadeGanhoNaAprovacao: 0,
  quantidadeGanhoNaImplementacao: 0,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 0,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: 0,
};

export const regulamentoVazio: RegulamentoIdeiasForm = {
  nome: '',
  dataInicial: '',
  dataFinal: '',
  quantidadeMoedasPorColaborador: 0,
  ...semGanhos,
  permitirControlarInteracao: false,
  permitirIdeiaPrivada: false,
  linkRegulamento: '',
  quantidadeMaximaIdeias: null,
};
/**
 * What a new rule begins with (decisions I440): a form of zeros, saved as it stands, gives nobody a coin or a point, and
 * locks so on its first day.
 */
export const regulamentoProposto: RegulamentoIdeiasForm = {
  ...regulamentoVazio,
  quantidadeMoedasPorColaborador: 100,
  quantidadeGanhoNoCadastro: 10,
  quantidadeGanhoNaAprovacao: 30,
  quantidadeGanhoNaImplementacao: 60,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 40,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: 25,
};
export const campanhaVazia: CampanhaForm = {
  descricao: '',
  dataInicial: '',
  dataFinal: '',
  setores: [],
  ...semGanhos,
};

/** Names of the five awards in form, campaign card and help (part 2 §3). */
export const ROTULO_DO_GANHO: Record<keyof Ganhos, string> = {
  quantidadeGanhoNoCadastro: 'Cadastro da ideia',
  quantidadeGanhoNaAprovacao: 'Aprovação da ideia',
  quantidadeGanhoNaImplementacao: 'Implementação da ideia',
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 'Participação e implementação de ideia própria',
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro:
    'Participação e implementação de ideia de terceiro',
};
export const CAMPOS_DE_GANHO = Object.keys(ROTULO_DO_GANHO) as (keyof Ganhos)[];

/** A new campaign pays what its rule pays, until somebody says otherwise. */
export const campanhaComo = (regulamento: Ganhos): CampanhaForm => ({
  ...campanhaVazia,
  ...apenas(regulamento, CAMPOS_DE_GANHO),
});

/** Awards for which the campaign pays less than the rule whose points it replaces. */
export const pagaMenos = (campanha: Ganhos, regulamento: Ganhos) =>
  CAMPOS_DE_GANHO.filter((campo) => campanha[campo] < regulamento[campo]);

/** The form's values as stored, without audit fields. */
export const regulamentoDoForm = (form: RegulamentoIdeiasForm) => ({
  ...form,
  ...instantesDoPeriodo(form),
  descricao: '',
  linkRegulamento: form.linkRegulamento || null,
  ...indiceDoNome(form.nome),
});
export const campanhaDoForm = (form: CampanhaForm) => ({
  ...form,
  ...instantesDoPeriodo(form),
  publishedAt: null,
});

export const formDoRegulamento = (regulamento: ComId<RegulamentoIdeias>): RegulamentoIdeiasForm => ({
  ...apenas(regulamento, Object.keys(regulamentoVazio) as (keyof RegulamentoIdeiasForm)[]),
  ...diasDoPeriodo(regulamento),
  linkRegulamento: regulamento.linkRegulamento ?? '',
});
export const formDaCampanha = (campanha: ComId<Campanha>): CampanhaForm => ({
  ...apenas(campanha, Object.keys(campanhaVazia) as (keyof CampanhaForm)[]),
  ...diasDoPeriodo(campanha),
});

function apenas<T extends object, C extends keyof T>(registro: T, campos: readonly C[]): Pick<T, C> {
  return Object.fromEntries(campos.map((campo) => [campo, registro[campo]])) as Pick<T, C>;
}
