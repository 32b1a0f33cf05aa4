// Innovation types as a person meets them (part 2 §2, §4, §5 and §6, code 20).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { taticasDeInovacao } from '@/domain/incentivo/tatica';
import { umaTatica } from '@/domain/incentivo/tatica.exemplo';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { banco } from '@tests/support/banco';
import { ana, caio, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { TipoDeInovacaoPage } from './TipoDeInovacaoPage';
import { TiposDeInovacaoPage } from './TiposDeInovacaoPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const tipo = (id: string) => `${tiposDeInovacao.onde(EMPRESA)}/${id}`;
const tatica = (id: string) => `${taticasDeInovacao.onde(EMPRESA)}/${id}`;
const mostrar = (quem: Persona, rota: string, sem: Parameters<typeof umaSessao>[1] = {}) =>
  desenharTela(
    umaSessao(quem, sem),
    <Routes>
      <Route path="/tipos-de-inovacao" element={<TiposDeInovacaoPage />} />
      <Route path="/tipos-de-inovacao/:tipoDeInovacaoId" element={<TipoDeInovacaoPage />} />
    </Routes>,
    rota,
  );
const escrever = (rotulo: string, value: string) =>
  fireEvent.change(screen.getByLabelText(rotulo), { target: { value } });
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  banco.guardar(`${categorias.onde(EMPRESA)}/produto`, umaCategoria(ana, { nome: 'Produto' }));
  banco.guardar(`${categorias.onde(EMPRESA)}/agua`, umaCategoria(ana, { nome: 'Água' }));
});
function comTipos() {
  banco.guardar(tipo('a'), umTipoDeInovacao(ana, { nome: 'Zelo', categoria: 'produto' }));
  banco.guardar(tipo('b'), umTipoDeInovacao(ana, { nome: 'Óleo', categoria: 'agua' }));
  banco.guardar(tatica('1'), umaTatica(ana, { nome: 'Primeira', tipoDeInovacao: 'a' }));
  banco.guardar(tatica('2'), umaTatica(ana, { nome: 'Segunda', tipoDeInovacao: 'a' }));
}

it('os cartões vêm por categoria e nome, com as táticas atrás de um botão', async () => {
  comTipos();
  mostrar(ana, '/tipos-de-inovacao');
  const cartao = within(await screen.findByRole('article', { name: 'Zelo' }));
  await waitFor(() =>
    expect(screen.getAllByRole('article').map((um) => um.querySelector('h2')?.textContent)).toEqual([
      'Óleo',
      'Zelo',
    ]),
  );
  expect(await cartao.findByText('2 táticas')).toBeInTheDocument();
  fireEvent.click(cartao.getByRole('button', { name: 'Expandir Zelo' }));
  expect(cartao.queryByText('Primeira')).toBeNull();
  fireEvent.click(cartao.getByRole('button', { name: 'Ver todas as táticas' }));
  expect(cartao.getByText('Primeira')).toBeInTheDocument();
  fireEvent.click(cartao.getByRole('button', { name: 'Recolher todas as táticas' }));
  expect(cartao.queryByText('Primeira')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Expandir Óleo' }));
  expect(screen.getByText('Nenhuma tática cadastrada nesse tipo de inovação')).toBeInTheDocument();
});

it('filtra por categoria; sem nenhum, diz para que servem', async () => {
  comTipos();
  const { unmount } = mostrar(ana, '/tipos-de-inovacao?categoria=agua');
  await screen.findByRole('article', { name: 'Óleo' });
  expect(screen.queryByRole('article', { name: 'Zelo' })).toBeNull();
  unmount();
  const outra = mostrar(ana, '/tipos-de-inovacao?categoria=nenhuma');
  expect(await screen.findByText('Nenhum tipo cadastrado com essa categoria')).toBeInTheDocument();
  outra.unmount();
  banco.esvaziar();
  mostrar(ana, '/tipos-de-inovacao');
  expect(await screen.findByText('Nenhum tipo de inovação encontrado!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Criar tipo de inovação' })).toBeInTheDocument();
});

it('20.criacao, 20.editar e 20.remover abrem cada ato', async () => {
  comTipos();
  mostrar(caio, '/tipos-de-inovacao', { sem: ['20.criacao', '20.editar', '20.remover'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Expandir Zelo' }));
  expect(screen.queryByRole('link', { name: 'Editar Zelo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Excluir Zelo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Criar tipo de inovação' })).toBeNull();
});

it('excluir pergunta antes', async () => {
  comTipos();
  mostrar(ana, '/tipos-de-inovacao');
  fireEvent.click(await screen.findByRole('button', { name: 'Expandir Zelo' }));
  apertar('Excluir Zelo');
  const pergunta = within(
    await screen.findByRole('dialog', { name: 'Tem certeza que deseja remover o tipo de inovação "Zelo"?' }),
  );
  fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(banco.ler(tipo('a'))?.['deletedAt']).toBeInstanceOf(Date));
});

it('o primeiro passo pede categoria, nome e descrição, grava e leva às táticas', async () => {
  mostrar(ana, '/tipos-de-inovacao/0');
  expect(await screen.findByText('Passo 1 de 2: Tipo de inovação')).toBeInTheDocument();
  await screen.findByRole('option', { name: 'Produto' });
  apertar('Salvar e continuar');
  expect(await screen.findByText('Escolha uma categoria.')).toBeInTheDocument();
  escrever('Categoria', 'produto');
  escrever('Nome', 'Conjunto');
  escrever('Descrição', 'Vender junto.');
  banco.perderResposta();
  apertar('Salvar e continuar');
  await screen.findByText('Não foi possível salvar');
  escrever('Nome', 'Conjunto pronto');
  apertar('Salvar e continuar');
  expect(await screen.findByText('Passo 2 de 2: Táticas de inovação')).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma tática cadastrada')).toBeInTheDocument();
  const [gravado, ...outros] = banco.todos(tiposDeInovacao.onde(EMPRESA));
  expect(outros).toEqual([]);
  expect(gravado).toMatchObject({
    nome: 'Conjunto pronto',
    categoria: 'produto',
    nomeCategoria: 'Produto',
    descricao: 'Vender junto.',
  });
});

it('o segundo passo acrescenta, muda e tira táticas, e grava tudo junto', async () => {
  comTipos();
  mostrar(ana, '/tipos-de-inovacao/a?passo=taticas');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar tática' }));
  const nova = within(await screen.findByRole('dialog', { name: 'Nova tática' }));
  fireEvent.click(nova.getByRole('button', { name: 'Adicionar tática' }));
  expect(await nova.findByText('Nome obrigatório')).toBeInTheDocument();
  expect(nova.getByText('Descrição obrigatória')).toBeInTheDocument();
  fireEvent.change(nova.getByLabelText('Nome'), { target: { value: 'Terceira' } });
  fireEvent.change(nova.getByLabelText('Descrição'), { target: { value: 'A que faltava.' } });
  fireEvent.click(nova.getByRole('button', { name: 'Adicionar tática' }));
  expect(await screen.findByRole('article', { name: 'Terceira' })).toBeInTheDocument();
  apertar('Excluir Segunda');
  apertar('Editar Primeira');
  const editar = within(await screen.findByRole('dialog', { name: 'Editar tática' }));
  fireEvent.change(editar.getByLabelText('Nome'), { target: { value: 'Outra primeira' } });
  fireEvent.click(editar.getByRole('button', { name: 'Alterar tática' }));
  await screen.findByRole('article', { name: 'Outra primeira' });
  expect(banco.ler(tatica('2'))?.['deletedAt']).toBeNull();
  banco.perderResposta();
  apertar('Salvar');
  await screen.findByText('Não foi possível salvar');
  apertar('Editar Terceira');
  const deNovo = within(await screen.findByRole('dialog', { name: 'Editar tática' }));
  fireEvent.change(deNovo.getByLabelText('Nome'), { target: { value: 'Terceira corrigida' } });
  fireEvent.click(deNovo.getByRole('button', { name: 'Alterar tática' }));
  await screen.findByRole('article', { name: 'Terceira corrigida' });
  apertar('Salvar');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tipos de inovação' })).toBeInTheDocument();
  expect(banco.ler(tatica('1'))).toMatchObject({ nome: 'Outra primeira', tipoDeInovacao: 'a' });
  expect(banco.ler(tatica('2'))?.['deletedAt']).toBeInstanceOf(Date);
  const nomes = banco.todos(taticasDeInovacao.onde(EMPRESA)).map(({ nome }) => nome);
  expect(new Set(nomes)).toEqual(new Set(['Outra primeira', 'Segunda', 'Terceira corrigida']));
  expect(nomes).toHaveLength(3);
});

it('duas pessoas mudam táticas do mesmo tipo: só a mesma tática é conflito', async () => {
  comTipos();
  mostrar(ana, '/tipos-de-inovacao/a?passo=taticas');
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Primeira' }));
  const editar = within(await screen.findByRole('dialog', { name: 'Editar tática' }));
  fireEvent.change(editar.getByLabelText('Nome'), { target: { value: 'Minha' } });
  fireEvent.click(editar.getByRole('button', { name: 'Alterar tática' }));
  await screen.findByRole('article', { name: 'Minha' });
  banco.mudar(tatica('2'), { nome: 'De outra pessoa' });
  banco.guardar(tatica('3'), umaTatica(caio, { nome: 'Mais uma', tipoDeInovacao: 'a' }));
  banco.mudar(tatica('1'), { nome: 'Dela' });
  apertar('Salvar');
  expect(await screen.findByText(/^Tática "Minha": /)).toBeInTheDocument();
  expect(banco.ler(tatica('1'))?.['nome']).toBe('Dela');
  banco.mudar(tatica('1'), { nome: 'Primeira' });
  apertar('Salvar');
  await waitFor(() => expect(banco.ler(tatica('1'))?.['nome']).toBe('Minha'));
  expect(banco.ler(tatica('2'))?.['nome']).toBe('De outra pessoa');
  expect(banco.ler(tatica('3'))?.['deletedAt']).toBeNull();
});
