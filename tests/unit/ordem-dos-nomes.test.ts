// Every list that can be sorted by name asks for the copy of the name without accents and capitals, and has its
// indexes. Without one production refuses.
import { readFileSync } from 'node:fs';
import { getDocs } from 'firebase/firestore/lite';
import { beforeEach, expect, it, vi } from 'vitest';
import { licenciadasData } from '@/areas/administracao/licenciadas.data';
import { empresasData } from '@/areas/administracao/empresas.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { categoriasData } from '@/areas/categorias/categorias.data';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import type { Consulta, Ordem } from '@/domain/comum/consulta';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { conferirIndices } from '@/firebase/dados/conferirIndices';
import { ana, caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('@/firebase/dados/conferirIndices', () => ({ conferirIndices: vi.fn<() => void>() }));
vi.mock('@/firebase/sessao/claims', () => ({ garantirClaims: () => Promise.resolve() }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDocs: vi.fn<() => Promise<object>>(),
  // One's own companies, which are read beside the list.
  getDoc: () => Promise.resolve({ exists: () => false }),
}));

beforeEach(() => {
  vi.mocked(conferirIndices).mockClear();
  vi.mocked(getDocs).mockResolvedValue({ docs: [] } as never);
});

/** What the database was asked, and where. */
function pedida(): [caminho: string, consulta: Consulta] {
  const ultima = vi.mocked(conferirIndices).mock.lastCall;
  if (!ultima) throw new Error('nada foi pedido');
  return ultima;
}
const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
  indexes: readonly Indice[];
};
const sessao = umaSessao(ana);
type Lista = (direcao: Ordem['direcao']) => { buscar: (depoisDe: undefined) => Promise<unknown> };

const pessoas =
  (filtros: Parameters<typeof colaboradoresData.pagina>[1]['filtros']): Lista =>
  (direcao) =>
    colaboradoresData.pagina(sessao, { filtros, ordem: { campo: 'nome', direcao } }, 10);
const empresas =
  (filtros: object, quem = sessao): Lista =>
  (direcao) =>
    empresasData.pagina(quem, { role: 'NORMAL', filtros, ordem: { campo: 'nomeFantasia', direcao } }, 10);
const categorias =
  (busca: string): Lista =>
  (direcao) =>
    categoriasData.pagina(sessao, busca, { campo: 'nome', direcao }, 10);
const regulamentos =
  (busca: string): Lista =>
  (direcao) =>
    regulamentosData.pagina(sessao, busca, { campo: 'nome', direcao }, 10);

const LISTAS: [string, Lista][] = [
  ['colaboradores', pessoas({})],
  ['colaboradores, por nome', pessoas({ nome: 'Ângela' })],
  [
    'colaboradores, por papel, status e telefone',
    pessoas({ role: 'TEAM', status: 'ACTIVE', telefone: '51' }),
  ],
  ['empresas', empresas({})],
  ['empresas, por CNPJ', empresas({ cnpj: '11222' })],
  ['empresas de quem vê só as suas', empresas({}, umaSessao(caio))],
  ['licenciadas', (direcao) => licenciadasData.pagina(sessao, '', { campo: 'nome', direcao }, 10)],
  ['categorias', categorias('')],
  ['categorias, por nome', categorias('Água')],
  ['regulamentos', regulamentos('')],
  ['regulamentos, por nome', regulamentos('Água')],
];
const casos = LISTAS.flatMap(([lista, pagina]) =>
  (['asc', 'desc'] as const).map((direcao) => ({ lista, direcao, pagina })),
);

function esperarEmOrdem(direcao: Ordem['direcao']) {
  const [caminho, consulta] = pedida();
  expect(consulta.ordem).toEqual([{ campo: 'nomeEmOrdem', direcao }]);
  const colecao = caminho.slice(caminho.lastIndexOf('/') + 1);
  expect(indiceQueFalta(colecao, consulta, indexes)).toBeUndefined();
}

it.each(casos)('$lista pelo nome, $direcao', async ({ direcao, pagina }) => {
  await pagina(direcao).buscar(undefined);
  esperarEmOrdem(direcao);
});

it.each(['', 'Ângela'])('as pessoas que se oferecem para %j vêm pelo nome', async (texto) => {
  await pessoasData.buscar(sessao, texto);
  esperarEmOrdem('asc');
});

it('a quem se pede acesso vem pelo nome', async () => {
  const { queryFn } = pessoasData.administradores(sessao);
  await (queryFn as () => Promise<unknown>)();
  esperarEmOrdem('asc');
});

it('outra coluna é pedida como se chama', async () => {
  await licenciadasData.pagina(sessao, '', { campo: 'createdAt', direcao: 'desc' }, 10).buscar(undefined);
  expect(pedida()[1].ordem).toEqual([{ campo: 'createdAt', direcao: 'desc' }]);
});
