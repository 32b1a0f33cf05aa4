// Ideas like the title being typed: accents and capitals do not matter, the most alike first, ten reads and no more.
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { indiceQueFalta } from '@/domain/comum/indices';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import type { Consulta } from '@/domain/comum/consulta';
import indices from '../../../../firestore.indexes.json';

const lista = vi.hoisted(() => vi.fn<(caminho: string, consulta: Consulta, tamanho: number) => unknown>());
vi.mock('@/firebase/dados/leitura', async (original) => ({
  ...(await original<object>()),
  defineLeitura: () => ({ legiveis: lista }),
}));
const { ideiasParecidas, LEITURAS } = await import('./parecidas.data');

const guardadas = [
  'Trocar as lâmpadas do galpão',
  'REAPROVEITAMENTO DA ÁGUA DA CHUVA',
  'Agua da chuva na lavagem do pátio',
  'Café para os visitantes',
].map((titulo, i) => ({ ...umaIdeiaPublicada(clara, { titulo }), id: `ideia-${i}` }));

async function procurar(titulo: string) {
  lista.mockReset().mockResolvedValue({ itens: guardadas, proxima: undefined });
  const opcoes = ideiasParecidas(umaSessao(caio), titulo);
  if (opcoes.enabled === false) return undefined;
  return (await new QueryClient().fetchQuery(opcoes)).map((ideia) => ideia.titulo);
}

it('acha sem acentos nem maiúsculas, por palavras da mesma família, a mais parecida primeiro', async () => {
  expect(await procurar('reaproveitar a agua da chuva')).toEqual([
    'REAPROVEITAMENTO DA ÁGUA DA CHUVA',
    'Agua da chuva na lavagem do pátio',
  ]);
  expect(await procurar('LÂMPADAS novas')).toEqual(['Trocar as lâmpadas do galpão']);
});
it('lê dez ideias no máximo, numa consulta só, que tem índice', async () => {
  await procurar('reaproveitar a água da chuva no galpão novo');
  expect(lista).toHaveBeenCalledTimes(1);
  const [, consulta, tamanho] = lista.mock.calls[0] ?? [];
  expect(tamanho).toBe(LEITURAS);
  expect(LEITURAS).toBeLessThanOrEqual(10);
  expect(consulta?.filtros).toContainEqual({
    campo: 'busca',
    op: 'array-contains-any',
    valor: ['reapro', 'galpao', 'chuva'],
  });
  expect(consulta && indiceQueFalta('ideias', consulta, indices.indexes)).toBeUndefined();
});
it('poucas letras não procuram nada', async () => {
  expect(await procurar('a de ir')).toBeUndefined();
  expect(lista).not.toHaveBeenCalled();
});
