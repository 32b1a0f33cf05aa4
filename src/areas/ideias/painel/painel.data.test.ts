// @vitest-environment node
// What the dashboard asks for: three and ten ideas, and what runs, though shorter periods of the future end before it.
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { emDias, umaCampanha, umRegulamento } from '@tests/support/documentos';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { painelDePaisData } from '@/areas/pais/painelDePais.data';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { painelData } from './painel.data';

const guardados = vi.hoisted(() => ({ regulamentos: [] as object[], campanhas: [] as object[] }));
vi.mock('@/firebase/dados/leitura', () => ({
  defineLeitura: () => ({
    legiveis: (_caminho: string, { ordem }: { ordem: object[] }, tamanho: number) =>
      Promise.resolve({ ordem, tamanho }),
    // Ordered by the end of the period, as the query asks.
    todos: (caminho: string, _consulta: object, tamanho: number) => {
      const todos = caminho.endsWith('/campanhas') ? guardados.campanhas : guardados.regulamentos;
      return Promise.resolve({ itens: todos.slice(0, tamanho) });
    },
  }),
}));

const futuras = Array.from({ length: 4 }, (_, i) => ({
  dataInicial: emDias(3 * i + 1),
  dataFinal: emDias(3 * i + 2),
}));

it('o regulamento e a campanha em andamento, atrás de outros que começam e terminam antes do fim deles', async () => {
  guardados.regulamentos = [
    ...futuras.map((periodo, i) => ({ id: `futuro-${i}`, ...umRegulamento(periodo) })),
    { id: 'do-ano', ...umRegulamento({ dataFinal: emDias(90) }) },
  ];
  guardados.campanhas = [
    ...futuras.map((periodo, i) => ({ id: `futura-${i}`, ...umaCampanha(periodo) })),
    { id: 'do-mes', ...umaCampanha({ dataInicial: emDias(-3), dataFinal: emDias(30) }) },
  ];
  const vigentes = await new QueryClient().fetchQuery(painelData.vigentes(umaSessao(caio)));
  expect(vigentes).toMatchObject({ haRegulamento: true, campanha: { id: 'do-mes' } });
});

const pedido = (consulta: object) => new QueryClient().fetchQuery(consulta as never);

it.each([IDEIA, DESAFIO])(
  'de $colecao: as três melhores por moedas, as dez últimas por cadastro',
  async (tipo) => {
    expect(await pedido(painelDePaisData.melhores(umaSessao(caio), tipo))).toEqual({
      ordem: [{ campo: 'rankingByMoedas.totalMoedas', direcao: 'desc' }],
      tamanho: 3,
    });
    expect(await pedido(painelDePaisData.ultimos(umaSessao(caio), tipo))).toEqual({
      ordem: [{ campo: 'createdAt', direcao: 'desc' }],
      tamanho: 10,
    });
  },
);

it('as cinco ideias em que algo aconteceu por último', async () => {
  expect(await pedido(painelData.recentes(umaSessao(caio)))).toEqual({
    ordem: [{ campo: 'updatedAt', direcao: 'desc' }],
    tamanho: 5,
  });
});
