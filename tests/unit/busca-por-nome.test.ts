// A search of several words shows only records that have all of them, and no total that counts others.
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { categoriasData } from '@/areas/categorias/categorias.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { projetosData } from '@/areas/projetos/projetos.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { vinculosData } from '@/areas/pais/vinculos.data';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { tokensDeBusca } from '@/domain/comum/busca';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

const NOMES = ['Inovação em 2025', 'Inovação em 2026'];
/** What every collection has stored. */
function guardadas() {
  return {
    count: () => Promise.resolve(NOMES.length),
    legiveis: (_caminho: string, _consulta: object, tamanho: number, depoisDe?: number) => {
      const de = depoisDe ?? 0;
      const todos = NOMES.map((nome, i) => ({
        id: `p${i}`,
        nome,
        titulo: nome,
        aceitaRespostas: true,
        busca: tokensDeBusca(nome),
      }));
      const itens = todos.slice(de, de + tamanho);
      return Promise.resolve({ itens, proxima: de + tamanho < NOMES.length ? de + tamanho : undefined });
    },
  };
}
vi.mock('@/firebase/dados/leitura', async (original) => ({
  ...(await original<object>()),
  comLeitor: guardadas,
  defineLeitura: guardadas,
}));

const sessao = umaSessao(ana);
const ordem = { campo: 'nome', direcao: 'asc' } as const;
const listas = {
  regulamentos: (nome: string) => regulamentosData.pagina(sessao, nome, ordem, 10),
  categorias: (nome: string) => categoriasData.pagina(sessao, nome, ordem, 10),
  projetos: (nome: string) => projetosData.pagina(sessao, { situacao: 'emAndamento', nome }, ordem, 10),
};

it.each(Object.entries(listas))('%s', async (_, pagina) => {
  const nomes = async (busca: string) =>
    (await pagina(busca).buscar(undefined)).itens.map(({ nome }) => nome);
  const total = (busca: string) => new QueryClient().fetchQuery(pagina(busca).total as never);
  expect(await nomes('inovação 2026')).toEqual(['Inovação em 2026']);
  expect(await total('inovação 2026')).toBeNull();
  expect(await nomes('inovação')).toEqual(NOMES);
  expect(await total('inovação')).toBe(2);
  expect(await total('')).toBe(2);
});

it('a ideia a vincular se acha pelas palavras do título, não só entre as dez mais novas com a maior delas', async () => {
  NOMES.unshift(...Array.from({ length: 12 }, (_, i) => `Inovação nova ${i}`));
  const { itens } = await new QueryClient().fetchQuery(vinculosData.procurar(sessao, IDEIA, 'inovação 2026'));
  expect(itens.map(({ titulo }) => titulo)).toEqual(['Inovação em 2026']);
});

it('um colega se acha pelo nome inteiro, não só entre os primeiros com a maior das palavras', async () => {
  NOMES.unshift(...Array.from({ length: 30 }, (_, i) => `Fabiana ${i} Souza`), 'Fabiana Zanetti');
  const achadas = await pessoasData.buscar(sessao, 'fabiana zan');
  expect(achadas.map(({ nome }) => nome)).toEqual(['Fabiana Zanetti']);
  expect(await pessoasData.buscar(sessao, 'fabiana')).toHaveLength(20);
});
