// 'Mural de ideias' (decisions P3): every idea the person may see, in columns by status, their own drafts included.
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Ideia } from '@/domain/ideias/ideia';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara, tea } from '@tests/support/personas';
import type { Movendo } from '@/areas/pais/mover';
import type { Persona } from '@tests/support/personas';
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

function Mover({ pai, destino }: Movendo) {
  return (
    <p>
      Movendo {pai.pai.titulo} para {destino ?? 'o habitual'}
    </p>
  );
}

function mostrar(porStatus: object, ...ideias: Ideia[]) {
  return mostrarA(caio, porStatus, ...ideias);
}
function mostrarA(quem: Persona, porStatus: object, ...ideias: Ideia[]) {
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
  return desenharTela(umaSessao(quem), <MuralDeIdeiasPage mover={Mover} />);
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

const soltavel = (onde: HTMLElement) => {
  const sobre = createEvent.dragOver(onde);
  fireEvent(onde, sobre);
  return sobre.defaultPrevented;
};
const dataTransfer = { setData() {}, setDragImage() {} };

it('quem move arrasta o cartão para outra coluna, ou usa o seu botão; para o rascunho não se volta', async () => {
  banco.rascunhos = 1;
  banco.privadas = [];
  mostrarA(
    tea,
    { NOVA_IDEIA: 1, APROVADA: 1 },
    umaIdeia(tea, { titulo: 'Meu rascunho' }),
    umaIdeiaPublicada(clara, { titulo: 'A que se move' }),
    umaIdeiaPublicada(clara, { titulo: 'Outra', status: 'APROVADA' }),
  );
  const cartao = await screen.findByRole('link', { name: 'A que se move' });
  const [rascunho, nova, aprovada] = ['Rascunho', 'Nova ideia', 'Aprovada'].map((name) =>
    screen.getByRole('region', { name }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  expect(soltavel(aprovada)).toBe(false);
  fireEvent.dragStart(cartao, { dataTransfer });
  expect([rascunho, nova, aprovada].map(soltavel)).toEqual([false, false, true]);
  fireEvent.drop(aprovada);
  expect(screen.getByText('Movendo A que se move para APROVADA')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Mover: A que se move' }));
  expect(screen.getByText('Movendo A que se move para o habitual')).toBeInTheDocument();
});

it('quem não move não arrasta', async () => {
  banco.rascunhos = 0;
  banco.privadas = [];
  mostrar(
    { NOVA_IDEIA: 1, APROVADA: 1 },
    umaIdeiaPublicada(clara, { titulo: 'De outra' }),
    umaIdeiaPublicada(clara, { titulo: 'Outra', status: 'APROVADA' }),
  );
  fireEvent.dragStart(await screen.findByRole('link', { name: 'De outra' }), { dataTransfer });
  expect(soltavel(screen.getByRole('region', { name: 'Aprovada' }))).toBe(false);
  expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
});

it('as suas consultas não pedem índice que não há', () => {
  for (const consulta of Object.values(consultasDeRascunhosEPrivadas(umaSessao(caio))))
    expect(indiceQueFalta('ideias', consulta, indexes as readonly Indice[])).toBeUndefined();
});
