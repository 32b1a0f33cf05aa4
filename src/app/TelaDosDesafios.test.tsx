// The list of challenges, their board and their form as people meet them (part 2 §2, §4, §5 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DesafioFormModal } from '@/areas/desafios/formulario/DesafioFormModal';
import { HomeDesafiosPage } from '@/areas/desafios/lista/HomeDesafiosPage';
import { caminhos } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { banco } from '@tests/support/banco';
import { CATEGORIA_DE_DESAFIO, umaCategoria, umDesafio, umRascunhoDeDesafio } from '@tests/support/desafio';
import { REGULAMENTO, umaPessoa, umRegulamentoDeDesafios } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { TelaDosDesafios } from './TelaDosDesafios';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const ondeFica = (id: string) => caminhos.registro(EMPRESA, DESAFIO.colecao, id);
const regulamento = caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO);
type Sessao = Parameters<typeof umaSessao>[1];
const mostrar = (quem: Persona, rota = '/desafios', mudancas: Sessao = {}) =>
  desenharTela(umaSessao(quem, mudancas), <TelaDosDesafios />, rota);
const menuDe = async (titulo: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Ações de ${titulo}` }));
  const itens = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  return itens;
};

const abrir = (quem = caio) => desenharTela(umaSessao(quem), <DesafioFormModal aoFechar={() => undefined} />);
const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Cadastro de desafio' }));

beforeEach(() => {
  banco.esvaziar();
  banco.guardar(regulamento, umRegulamentoDeDesafios());
  banco.guardar(caminhos.registro(EMPRESA, 'desafioCategorias', CATEGORIA_DE_DESAFIO), umaCategoria());
  for (const pessoa of [ana, caio, clara])
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${pessoa.uid}`, umaPessoa(pessoa));
  banco.guardar(ondeFica('p'), umDesafio(clara, { titulo: 'Menos plástico' }));
  banco.guardar(ondeFica('r'), umRascunhoDeDesafio(caio, { titulo: 'Rascunho do Caio' }));
});

describe('a lista', () => {
  it('mostra os publicados e os próprios rascunhos, por título, e nenhum rascunho alheio', async () => {
    const { unmount } = mostrar(caio);
    expect(await screen.findByRole('link', { name: /Rascunho do Caio/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Menos plástico/ })).toBeVisible();
    unmount();
    mostrar(clara);
    expect(await screen.findByRole('link', { name: /Menos plástico/ })).toBeVisible();
    expect(screen.queryByText('Rascunho do Caio')).toBeNull();
  });

  it('o menu da linha: quem escreveu o rascunho publica, edita e remove; do publicado, ADMIN', async () => {
    const { unmount } = mostrar(caio);
    expect(await menuDe('Rascunho do Caio')).toEqual(['Publicar', 'Editar', 'Remover']);
    expect(screen.queryByRole('button', { name: 'Ações de Menos plástico' })).toBeNull();
    unmount();
    mostrar(ana);
    expect(await menuDe('Menos plástico')).toEqual(['Editar', 'Remover']);
  });

  it('9.criacao adiciona', async () => {
    const { unmount } = mostrar(caio);
    expect(await screen.findByRole('button', { name: 'Adicionar desafio' })).toBeVisible();
    unmount();
    mostrar(caio, '/desafios', { sem: ['9.criacao'] });
    expect(await screen.findByText('Menos plástico')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Adicionar desafio' })).toBeNull();
  });

  it('publicar pergunta antes e avisa quando começa e quando termina', async () => {
    mostrar(caio);
    fireEvent.click(await screen.findByRole('button', { name: 'Ações de Rascunho do Caio' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Publicar' }));
    const pergunta = within(await screen.findByRole('dialog', { name: 'Publicar este desafio?' }));
    expect(pergunta.getByText(/não pode mais ser editado nem removido/)).toBeVisible();
    fireEvent.click(pergunta.getByRole('button', { name: 'Publicar desafio' }));
    expect(await screen.findByText('Publicando desafio')).toBeInTheDocument();
    expect(await screen.findByText('Desafio publicado')).toBeInTheDocument();
    expect(screen.getByText('Seu desafio foi publicado com sucesso')).toBeInTheDocument();
    expect(banco.ler(ondeFica('r'))).toMatchObject({ published: true, status: 'NOVO_DESAFIO' });
  });

  it('sem nenhum diz isso; um filtro sem resultado também', async () => {
    const { unmount } = mostrar(caio, '/desafios?filter=REALIZADO');
    expect(await screen.findByText('Nenhum desafio encontrado!')).toBeVisible();
    unmount();
    banco.esvaziar();
    mostrar(caio);
    expect(await screen.findByText('Não há desafios cadastrados')).toBeVisible();
  });
});

describe('o mural', () => {
  const ROTA = '/desafios?vista=mural';
  beforeEach(() =>
    banco.guardar(caminhos.contador(EMPRESA, DESAFIO.colecao), {
      publicas: 1,
      porStatus: { NOVO_DESAFIO: 1 },
      updatedAt: new Date(),
    }),
  );
  it('quem é do comitê move um cartão por um botão, e o status muda', async () => {
    mostrar(tea, ROTA);
    fireEvent.click(await screen.findByRole('button', { name: 'Mover: Menos plástico' }));
    const aberto = within(await screen.findByRole('dialog', { name: 'Mover "Menos plástico"' }));
    fireEvent.change(await aberto.findByRole('textbox', { name: 'Observação' }), {
      target: { value: 'Vale analisar.' },
    });
    fireEvent.click(aberto.getByRole('button', { name: 'Finalizar análise' }));
    await waitFor(() => expect(banco.ler(ondeFica('p'))?.['status']).toBe('PRE_ANALISE'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('para os outros cada cartão é só o seu link', async () => {
    mostrar(caio, ROTA);
    expect(await screen.findByRole('link', { name: 'Menos plástico' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Mural de desafios' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mover/ })).toBeNull();
  });
});

describe('o formulário', () => {
  it('com um regulamento em andamento ele já vem; publicar pede o que falta', async () => {
    abrir();
    const formulario = await dialogo();
    expect(formulario.queryByRole('combobox', { name: 'Regulamento' })).toBeNull();
    expect(await formulario.findByText(caio.nome)).toBeVisible();
    fireEvent.click(formulario.getByRole('button', { name: 'Publicar desafio' }));
    expect(await formulario.findByText('O título precisa ter ao menos 3 letras.')).toBeVisible();
    expect(formulario.getByText('Escolha a categoria.')).toBeVisible();
    expect(formulario.getByText('O objetivo precisa ter ao menos 3 letras.')).toBeVisible();
  });

  it('publicar pergunta; Cancelar volta ao formulário, e nada se grava nem se fecha', async () => {
    const fechou = vi.fn<() => void>();
    const desafio = { id: 'r', ...umRascunhoDeDesafio(caio, { titulo: 'Rascunho do Caio' }) };
    desenharTela(umaSessao(caio), <DesafioFormModal desafio={desafio} aoFechar={fechou} />);
    const formulario = await dialogo();
    fireEvent.change(formulario.getByRole('textbox', { name: 'Título' }), {
      target: { value: 'Menos água' },
    });
    const pronto = () =>
      waitFor(() => expect(formulario.getByRole('button', { name: 'Publicar desafio' })).toBeEnabled());
    const responder = async (resposta: string) => {
      await pronto();
      fireEvent.click(formulario.getByRole('button', { name: 'Publicar desafio' }));
      const pergunta = within(await screen.findByRole('dialog', { name: 'Publicar este desafio?' }));
      fireEvent.click(pergunta.getByRole('button', { name: resposta }));
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Publicar este desafio?' })).toBeNull(),
      );
    };
    await responder('Cancelar');
    await pronto();
    expect(fechou).not.toHaveBeenCalled();
    expect(banco.ler(ondeFica('r'))).toMatchObject({ titulo: 'Rascunho do Caio', status: 'DRAFT' });
    await responder('Publicar desafio');
    await waitFor(() => expect(fechou).toHaveBeenCalledOnce());
    expect(banco.ler(ondeFica('r'))).toMatchObject({ titulo: 'Menos água' });
  });

  it('com vários escolhe-se um', async () => {
    banco.guardar(`${regulamento}-2`, umRegulamentoDeDesafios());
    abrir();
    expect(await (await dialogo()).findByRole('combobox', { name: 'Regulamento' })).toBeVisible();
  });

  it('o rascunho de um regulamento que terminou escolhe o que está em andamento, mesmo que seja um só', async () => {
    const antigo = caminhos.registro(EMPRESA, DESAFIO.regulamentos, 'antigo');
    const desafio = { id: 'r', ...umRascunhoDeDesafio(caio, { regulamentoReference: antigo }) };
    desenharTela(umaSessao(caio), <DesafioFormModal desafio={desafio} aoFechar={() => undefined} />);
    const escolha = await screen.findByRole('combobox', { name: 'Regulamento' });
    expect(escolha).toHaveValue('');
    fireEvent.click(escolha);
    expect(await screen.findByRole('option', { name: 'Regulamento vigente' })).toBeInTheDocument();
  });

  it('sem regulamento diz isso, e o rascunho se salva', async () => {
    banco.mudar(regulamento, { deletedAt: new Date() });
    abrir();
    const formulario = await dialogo();
    expect(formulario.getByText('Regulamento não encontrado')).toBeVisible();
    fireEvent.change(formulario.getByRole('textbox', { name: 'Título' }), {
      target: { value: 'Menos água' },
    });
    fireEvent.click(formulario.getByRole('button', { name: 'Salvar rascunho' }));
    await waitFor(() =>
      expect(banco.todos(caminhos.colecao(EMPRESA, DESAFIO.colecao))).toContainEqual(
        expect.objectContaining({
          titulo: 'Menos água',
          status: 'DRAFT',
          propositorReference: caio.referencia,
          participantesReferences: [caio.referencia],
        }),
      ),
    );
  });
});

it('a casa tem as duas abas e a busca', async () => {
  desenharTela(umaSessao(caio), <HomeDesafiosPage />, '/home-desafios');
  expect(await screen.findByRole('link', { name: 'Menos plástico' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Todos os desafios',
    'Meus desafios',
  ]);
  expect(screen.getByRole('searchbox', { name: 'Pesquisar desafios' })).toBeVisible();
});
