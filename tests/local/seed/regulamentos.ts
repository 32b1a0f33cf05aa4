/** Three idea rules of a company: past, running with campaigns, and future (part 2 §3). */
import { indiceDoNome } from '@/domain/comum/busca';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  type Campanha,
  campanhaSchema,
  type RegulamentoIdeias,
  regulamentoIdeiasSchema,
} from '@/domain/regulamentos/regulamento-ideias';
import { carimbo } from '@functions/banco';
import { ano, dia, fimDoDia } from './calendario';
import type { Documentos } from './gravar';

/** Days from today; rules never overlap. */
export const PERIODOS = {
  anterior: { de: -430, ate: -121 },
  atual: { de: -120, ate: 75 },
  proximo: { de: 76, ate: 440 },
};
export type NomeDoPeriodo = keyof typeof PERIODOS;

export const MOEDAS_POR_PESSOA = 100;

const ganhos = {
  quantidadeGanhoNoCadastro: 10,
  quantidadeGanhoNaAprovacao: 30,
  quantidadeGanhoNaImplementacao: 60,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 40,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: 25,
};

export const nomeDoRegulamento = (periodo: NomeDoPeriodo) => {
  const { de, ate } = PERIODOS[periodo];
  const [primeiro, ultimo] = [ano(de), ano(ate)];
  const anos = primeiro === ultimo ? `${primeiro}` : `${primeiro}–${ultimo}`;
  return `${periodo === 'anterior' ? 'Primeiro ciclo' : periodo === 'atual' ? 'Ciclo' : 'Próximo ciclo'} de ideias ${anos}`;
};

const TEXTO =
  'Podem participar todos os colaboradores. As ideias publicadas são analisadas pelo comitê de inovação, e cada etapa vale pontos para quem propõe e para quem ajuda a implementar.';

function umRegulamento(periodo: NomeDoPeriodo, por: string, vagas: number | null) {
  const { de, ate } = PERIODOS[periodo];
  const nome = nomeDoRegulamento(periodo);
  return regulamentoIdeiasSchema.parse({
    nome,
    descricao: TEXTO,
    dataInicial: dia(de),
    dataFinal: fimDoDia(ate),
    quantidadeMoedasPorColaborador: MOEDAS_POR_PESSOA,
    ...ganhos,
    permitirControlarInteracao: periodo !== 'anterior',
    permitirIdeiaPrivada: true,
    linkRegulamento: null,
    quantidadeMaximaIdeias: periodo === 'atual' ? vagas : null,
    ...indiceDoNome(nome),
    ...carimbo(dia(Math.min(de - 12, -1), 10), por),
  });
}

const umaCampanha = (
  descricao: string,
  setores: string[],
  de: number,
  ate: number,
  vezes: number,
  por: string,
) =>
  campanhaSchema.parse({
    descricao,
    dataInicial: dia(de),
    dataFinal: fimDoDia(ate),
    setores,
    ...Object.fromEntries(Object.entries(ganhos).map(([campo, valor]) => [campo, valor * vezes])),
    publishedAt: dia(de - 5, 11),
    ...carimbo(dia(de - 6, 11), por),
  });

const campanhas = (por: string): Record<string, Campanha> => ({
  'desperdicio-zero': umaCampanha(
    'Desperdício zero: pontos em dobro para a fábrica',
    ['Produção', 'Manutenção'],
    -20,
    25,
    2,
    por,
  ),
  'gente-que-cuida': umaCampanha(
    'Gente que cuida: ideias para o bem-estar de quem trabalha',
    ['Recursos humanos'],
    -12,
    30,
    2,
    por,
  ),
  'escritorio-agil': umaCampanha(
    'Escritório ágil: ideias que simplificam',
    ['Financeiro', 'Jurídico', 'Compras'],
    -90,
    -60,
    2,
    por,
  ),
  'semana-da-seguranca': umaCampanha(
    'Semana da segurança',
    ['Segurança do trabalho', 'Logística'],
    30,
    37,
    3,
    por,
  ),
});

export interface RegulamentoDoMundo {
  id: NomeDoPeriodo;
  regulamento: RegulamentoIdeias;
  campanhas: Record<string, Campanha>;
}

/** Only the running rule has campaigns, and places if they are counted. */
export const regulamentosDaEmpresa = (por: string, vagas: number | null = null): RegulamentoDoMundo[] =>
  (Object.keys(PERIODOS) as NomeDoPeriodo[]).map((id) => ({
    id,
    regulamento: umRegulamento(id, por, vagas),
    campanhas: id === 'atual' ? campanhas(por) : {},
  }));

export const documentosDosRegulamentos = (
  contexto: Contexto,
  regulamentos: RegulamentoDoMundo[],
): Documentos =>
  regulamentos.flatMap(({ id, regulamento, campanhas }) => [
    [caminhos.regulamentoIdeias(contexto, id), regulamento],
    ...Object.entries(campanhas).map(([nome, campanha]): [string, object] => [
      `${caminhos.campanhas(contexto, id)}/${nome}`,
      campanha,
    ]),
  ]);
