/** Three challenge rules of a company: past, running and future (part 2 §3). */
import { indiceDoNome } from '@/domain/comum/busca';
import type { Contexto } from '@/domain/comum/caminhos';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { carimbo } from '@functions/banco';
import { ano, dia, fimDoDia } from './calendario';
import type { Documentos } from './gravar';

/** Days from today; rules never overlap. */
const PERIODOS = {
  anterior: { nome: 'Desafios do ciclo anterior', de: -300, ate: -91 },
  atual: { nome: 'Desafios do ciclo', de: -90, ate: 120 },
  proximo: { nome: 'Desafios do próximo ciclo', de: 121, ate: 300 },
};
type NomeDoPeriodo = keyof typeof PERIODOS;

export const MOEDAS_DE_DESAFIOS = 80;

function umRegulamento({ nome: ciclo, de, ate }: (typeof PERIODOS)[NomeDoPeriodo], por: string) {
  const nome = `${ciclo} ${ano(ate)}`;
  return regulamentosDesafios.schema.parse({
    dataInicial: dia(de),
    dataFinal: fimDoDia(ate),
    quantidadeMoedasPorColaborador: MOEDAS_DE_DESAFIOS,
    nome,
    ...indiceDoNome(nome),
    ...carimbo(dia(Math.min(de - 12, -1), 10), por),
  });
}

export const regulamentosDeDesafios = (por: string) =>
  (Object.keys(PERIODOS) as NomeDoPeriodo[]).map((id) => ({
    id,
    regulamento: umRegulamento(PERIODOS[id], por),
  }));

export const documentosDosRegulamentosDeDesafios = (
  contexto: Contexto,
  regulamentos: ReturnType<typeof regulamentosDeDesafios>,
): Documentos =>
  regulamentos.map(({ id, regulamento }) => [`${regulamentosDesafios.onde(contexto)}/${id}`, regulamento]);
