/** What the address says of the comparison: the first that there is, another one, or none. */
import type { OpcaoDaComparacao } from './comparacao.data';

export const PARAMETRO = 'comparar';
export const NENHUMA = 'nenhuma';

export function comparacaoEscolhida(
  opcoes: readonly OpcaoDaComparacao[],
  busca: URLSearchParams,
): OpcaoDaComparacao | undefined {
  const pedida = busca.get(PARAMETRO);
  return pedida === NENHUMA ? undefined : (opcoes.find(({ chave }) => chave === pedida) ?? opcoes[0]);
}
