// What the report asks the database for: public ideas of the period and nothing else, in few requests, until cancelled.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Filtro } from '@/firebase/dados/consulta';
import { ana, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { relatorioData } from '@/areas/relatorio/relatorio.data';
import { relatorioDeIdeias } from './relatorioDeIdeias';

type Pedido = { filtros: readonly Filtro[]; depoisDe: unknown };
const banco = vi.hoisted(() => ({
  pedidos: [] as Pedido[],
  lidos: [] as string[],
  /** Ideas that stand behind each page, first to last. */
  paginas: [] as object[][],
  documentos: {} as Record<string, object>,
}));
vi.mock('@/firebase/dados/leitura', () => ({
  defineLeitura: () => ({
    find: (caminho: string) => {
      banco.lidos.push(caminho);
      const id = caminho.split('/').at(-1) ?? '';
      return Promise.resolve(banco.documentos[id] && { id, ...banco.documentos[id] });
    },
    todos: (_caminho: string, { filtros }: { filtros: Filtro[] }, _tamanho: number, depoisDe: unknown) => {
      banco.pedidos.push({ filtros, depoisDe });
      const itens = banco.paginas.shift() ?? [];
      return Promise.resolve({ itens, proxima: banco.paginas.length > 0 ? 'cursor' : undefined });
    },
  }),
}));

afterEach(() => {
  Object.assign(banco, { pedidos: [], lidos: [], paginas: [], documentos: {} });
});

const periodo = { inicio: '2026-11-01', fim: '2026-11-20' };
const ideia = (id: string) => ({
  id,
  titulo: id,
  autorReference: clara.referencia,
  autorNome: clara.nome,
  regulamentoNome: '',
  rankingByLikes: { totalLikes: 1 },
  rankingByMoedas: { totalMoedas: 2 },
  totalComentarios: 3,
  createdAt: new Date(),
});
const ler = (cliente: QueryClient, aoAvancar = vi.fn()) =>
  cliente.fetchQuery({
    ...relatorioData.periodo(umaSessao(ana), relatorioDeIdeias, periodo, aoAvancar),
    retry: false,
  });

it('só ideias públicas cadastradas no período: nem privadas nem rascunhos são pedidos', async () => {
  banco.paginas = [[ideia('a')], [ideia('b')]];
  const aoAvancar = vi.fn();
  const { linhas } = await ler(new QueryClient(), aoAvancar);
  expect(linhas.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(banco.pedidos).toHaveLength(2);
  for (const { filtros } of banco.pedidos)
    expect(filtros).toEqual([
      { campo: 'visibilidade', op: '==', valor: 'PUBLICA' },
      { campo: 'createdAt', op: '>=', valor: new Date('2026-11-01T03:00:00.000Z') },
      { campo: 'createdAt', op: '<=', valor: new Date('2026-11-21T02:59:59.999Z') },
    ]);
  expect(aoAvancar).toHaveBeenLastCalledWith(2, 2);
});

it('lê as pessoas em oito documentos e os dias num por ano, e o que não se acha não derruba', async () => {
  banco.paginas = [[ideia('a')]];
  banco.documentos = {
    'ideias-2026': {
      dias: {
        '11-02': { registros: 1, comentarios: 3, curtidas: 1, moedas: 2 },
        '10-15': { registros: 4, comentarios: 8, curtidas: 0, moedas: 0 },
      },
      updatedAt: new Date(),
    },
  };
  const { anterior, linhas } = await ler(new QueryClient());
  expect(banco.lidos.filter((caminho) => caminho.includes('/participacao/'))).toHaveLength(8);
  expect(banco.lidos.filter((caminho) => caminho.includes('/contadores/'))).toHaveLength(1);
  expect(anterior).toEqual({ registros: 4, comentarios: 8, curtidas: 0, moedas: 0 });
  expect(linhas[0]?.autorEmail).toBe('Não encontrado');
});

it('guardado: pedir de novo em cinco minutos não lê nada', async () => {
  const cliente = new QueryClient();
  banco.paginas = [[ideia('a')]];
  await ler(cliente);
  const lidos = banco.lidos.length;
  await ler(cliente);
  expect(banco.pedidos).toHaveLength(1);
  expect(banco.lidos).toHaveLength(lidos);
});

it('cancelado, não pede mais páginas', async () => {
  const cliente = new QueryClient();
  banco.paginas = Array.from({ length: 50 }, (_, i) => [ideia(String(i))]);
  const lendo = ler(
    cliente,
    vi.fn(
      () =>
        void cliente.cancelQueries({
          queryKey: relatorioData.chave(umaSessao(ana), relatorioDeIdeias, periodo),
        }),
    ),
  );
  await expect(lendo).rejects.toThrow('CancelledError');
  expect(banco.pedidos.length).toBeLessThan(5);
});
