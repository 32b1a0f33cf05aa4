// 'Mural de ideias' (decisions P3): every idea the person may see, in columns by status, their own drafts included.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Ideia } from '@/domain/ideias/ideia';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { indexes } from '../../../../firestore.indexes.json';
import { contadorData } from '@/areas/pais/contador.data';
import { ideiasData } from '../ideias.data';
import { MuralDeIdeiasPage } from './MuralDeIdeiasPage';
import { consultasDeRascunhosEPrivadas } from '@/areas/pais/rascunhosEPrivadas.data';

const banco = vi.hoisted(() => ({ rascunhos: 0 as number | { aoMenos: number }, privadas: [] as object[] }));
vi.mock('@/firebase/dados/leitura', async (original) => ({
  ...(await original<object>()),
  defineLeitura: () => ({
    count: () => Promise.resolve(banco.rascunhos),
    legiveis: () => Promise.resolve({ itens: banco.privadas, proxima: undefined }),
    find: () => Promise.resolve(undefined),
  }),
}));

function mostrar(porStatus: object, ...ideias: Ideia[]) {
  vi.spyOn(contadorData, 'doTipo').mockReturnValue({
    queryKey: ['contador'],
    queryFn: () => ({ publicas: 1, porStatus }),
  } as never);
  vi.spyOn(ideiasData, 'pagina').mockImplementation((_sessao, { status }) => ({
    chave: ['lista', status],
    buscar: () =>
      Promise.resolve({
        itens: ideias.flatMap((ideia, i) => (ideia.status === status ? { id: `i${i}`, ...ideia } : [])),
        proxima: undefined,
      }),
  }));
  return desenharTela(umaSessao(caio), <MuralDeIdeiasPage />);
}
const coluna = async (nome: string) => within(await screen.findByRole('region', { name: nome }));
const colunas = () => screen.getAllByRole('region').map((regiao) => regiao.getAttribute('aria-label'));

it('os próprios rascunhos e as privadas que se veem têm a sua coluna, e contam nela', async () => {
  banco.rascunhos = 2;
  banco.privadas = [
    umaIdeiaPublicada(clara, { status: 'APROVADA', privado: true }),
    { status: 'NOVA_IDEIA' },
  ];
  mostrar(
    { NOVA_IDEIA: 4 },
    umaIdeia(caio, { titulo: 'Meu rascunho' }),
    umaIdeiaPublicada(clara, { titulo: 'De que participo', status: 'APROVADA', privado: true }),
  );
  const rascunhos = await coluna('Rascunho');
  expect(await rascunhos.findByRole('link', { name: 'Meu rascunho' })).toBeInTheDocument();
  expect(rascunhos.getByText('2')).toBeInTheDocument();
  expect((await coluna('Nova ideia')).getByText('5')).toBeInTheDocument();
  expect(
    await (await coluna('Aprovada')).findByRole('link', { name: 'De que participo' }),
  ).toBeInTheDocument();
  // While its columns load it holds nothing to stop at, and is wider than a phone.
  expect(screen.getByRole('region', { name: 'Colunas por status' })).toHaveAttribute('tabindex', '0');
  expect(colunas()).toEqual(['Colunas por status', 'Rascunho', 'Nova ideia', 'Aprovada']);
});

it('muitos rascunhos se contam até onde as regras deixam', async () => {
  banco.rascunhos = { aoMenos: 250 };
  banco.privadas = [];
  mostrar({});
  expect((await coluna('Rascunho')).getByText('250 ou mais')).toBeInTheDocument();
});

it('sem nenhuma ideia diz isso', async () => {
  banco.rascunhos = 0;
  banco.privadas = [];
  mostrar({});
  expect(await screen.findByText('Não há ideias cadastradas')).toBeInTheDocument();
});

it('as suas consultas não pedem índice que não há', () => {
  for (const consulta of Object.values(consultasDeRascunhosEPrivadas(umaSessao(caio))))
    expect(indiceQueFalta('ideias', consulta, indexes as readonly Indice[])).toBeUndefined();
});
