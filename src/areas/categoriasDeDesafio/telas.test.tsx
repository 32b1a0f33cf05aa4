// Challenge categories as a person meets them (part 2 §2, §5 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { umaCategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio.exemplo';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { banco } from '@tests/support/banco';
import { ana, caio, clara, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';
import { CategoriasDeDesafioPage } from './CategoriasDeDesafioPage';
import { categoriasDeDesafioData } from './categoriasDeDesafio.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = categoriasDeDesafio.onde(EMPRESA);
const daClara = umaCategoriaDeDesafio(clara);
const mostrar = (quem: Persona, ...mais: [Parameters<typeof umaSessao>[1]?, string?]) =>
  desenharTela(umaSessao(quem, mais[0]), <CategoriasDeDesafioPage />, mais[1]);
const rotulos = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

beforeEach(() => banco.esvaziar());

it('a lista vem por nome, a busca procura por ele, e remover pergunta antes', async () => {
  banco.guardar(`${onde}/p`, umaCategoriaDeDesafio(clara, { nome: 'Produto', busca: ['pro'] }));
  banco.guardar(`${onde}/a`, umaCategoriaDeDesafio(clara, { nome: 'Atendimento', busca: ['atendimento'] }));
  const { unmount } = mostrar(ana);
  await screen.findByText('Produto');
  const linhas = screen.getAllByRole('row').slice(1);
  expect(linhas.map((linha) => within(linha).getAllByRole('button')[0]?.textContent)).toEqual([
    'Atendimento',
    'Produto',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Ações de Produto' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const titulo = 'Tem certeza que deseja remover a categoria "Produto"?';
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: titulo })).getByRole('button', { name: 'Sim' }),
  );
  await waitFor(() => expect(screen.queryByText('Produto')).toBeNull());
  expect(banco.ler(`${onde}/p`)?.['deletedAt']).not.toBeNull();
  unmount();
  const soUma = mostrar(ana, {}, '/?busca=atendimento');
  expect(await screen.findByText('Atendimento')).toBeInTheDocument();
  soUma.unmount();
  banco.esvaziar();
  mostrar(ana);
  expect(await screen.findByText('Nenhuma categoria Encontrada!')).toBeInTheDocument();
});

it('22.criacao adiciona, 22.editar e 22.remover abrem o que é de outros', async () => {
  banco.guardar(`${onde}/s`, daClara);
  const { unmount } = mostrar(caio, { sem: ['22.criacao', '22.editar', '22.remover'] });
  expect(await screen.findByText('Sustentabilidade')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Adicionar categoria|Ações/ })).toBeNull();
  unmount();
  mostrar(clara, { sem: ['22.editar', '22.remover'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Sustentabilidade' }));
  expect(await rotulos()).toEqual(['Editar', 'Remover']);
});

it('o formulário pede um nome de três letras, e o aviso diz o nome', async () => {
  mostrar(ana);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Adicionar categoria' }))[0] as HTMLElement);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de Categoria de Desafio' }));
  const nome = dialogo.getByRole('textbox', { name: 'Nome' });
  fireEvent.change(nome, { target: { value: ' ab ' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await dialogo.findByText('O nome precisa ter ao menos 3 letras.')).toBeInTheDocument();
  fireEvent.change(nome, { target: { value: 'Segurança' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Segurança cadastrada com sucesso!')).toBeInTheDocument();
  expect(banco.todos(onde).map((gravada) => gravada['nome'])).toEqual(['Segurança']);
});

it('todas as categorias em uso, por nome, cada uma com o seu caminho', async () => {
  banco.guardar(`${onde}/s`, daClara);
  banco.guardar(`${onde}/r`, umaCategoriaDeDesafio(clara, { nome: 'Removida', deletedAt: new Date() }));
  const todas = categoriasDeDesafioData.todas(umaSessao(caio));
  expect(await clienteDeTeste().fetchQuery(todas)).toEqual([
    { id: 's', caminho: `${onde}/s`, nome: 'Sustentabilidade' },
  ]);
});
