// The committee's block with another kind of parent: its statuses, its sentences, and a movement stored under it.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Pai } from '@/domain/pai/pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { DESAFIO, umDesafio, umPai } from '@tests/support/desafio';
import { caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { comitesData } from './comites.data';
import type { Movimentavel } from './FormularioDeMovimentacao';
import { MovimentacaoBloco } from './MovimentacaoBloco';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const lugar = lugarDoPai(DESAFIO, EMPRESA, 'd');
const usuario = userEvent.setup();

function desenhar(mudancas: Partial<Pai> = {}, mais: Omit<Movimentavel, 'pai'> = {}) {
  const pai = { lugar, pai: umPai({ autor: clara.uid, ...mudancas }), chave: ['desafio', 'd'] };
  return desenharTela(umaSessao(tea), <MovimentacaoBloco pai={pai} {...mais} />);
}

async function enviar(observacao: string) {
  await usuario.type(await screen.findByRole('textbox', { name: /Observa/ }), observacao);
  await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
}

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  vi.spyOn(comitesData, 'ativo').mockReturnValue({ queryKey: ['ativo'], queryFn: () => null } as never);
});

it('o status de agora está no alto da página; longe dela o bloco o diz', () => {
  const { unmount } = desenhar();
  expect(screen.queryByText(/Status atual/)).toBeNull();
  unmount();
  desenhar({}, { aoMover: vi.fn() });
  expect(screen.getByText('Status atual: Novo desafio')).toBeVisible();
});

it('propõe o seu passo habitual, oferece os seus status, e grava debaixo dele', async () => {
  banco.guardar(lugar.caminho, umDesafio({ uid: clara.uid, referencia: 'clara' }));
  desenhar();
  expect(await screen.findByText(/fica no histórico do desafio/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Declarar conflito' })).toBeVisible();
  const campo = await screen.findByRole('combobox', { name: 'Novo status' });
  expect(campo).toHaveValue('Pré-análise');
  await usuario.click(campo);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
    Object.entries(DESAFIO.aparencia).flatMap(([status, { rotulo }]) =>
      status === 'DRAFT' || status === 'NOVO_DESAFIO' ? [] : [rotulo],
    ),
  );
  await usuario.keyboard('{Escape}');
  banco.perderResposta();
  await enviar('Foi feito.');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nada foi perdido');
  await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
  expect(await screen.findByText('Movimentação cadastrada com sucesso!')).toBeInTheDocument();
  expect(banco.ler(lugar.caminho)).toMatchObject({ status: 'PRE_ANALISE', cancelAt: null });
  expect(banco.todos(caminhos.sob(lugar.caminho).movimentacoes)).toMatchObject([
    { statusAnterior: 'NOVO_DESAFIO', status: 'PRE_ANALISE', observacoes: 'Foi feito.' },
  ]);
});

it('pergunta antes do que a sua tela diz que se desfaz', async () => {
  banco.guardar(lugar.caminho, umDesafio({ uid: clara.uid, referencia: 'clara' }));
  desenhar({}, { oQueDesfaz: (de, para) => Promise.resolve(`De ${de} para ${para} algo se perde.`) });
  await enviar('Foi feito.');
  const pergunta = within(
    await screen.findByRole('dialog', { name: 'Mover o desafio de Novo desafio para Pré-análise?' }),
  );
  expect(pergunta.getByText('De NOVO_DESAFIO para PRE_ANALISE algo se perde.')).toBeVisible();
  expect(banco.gravacoes).toBe(0);
  await usuario.click(pergunta.getByRole('button', { name: 'Mover para Pré-análise' }));
  await waitFor(() => expect(banco.ler(lugar.caminho)).toMatchObject({ status: 'PRE_ANALISE' }));
});

it('movido por outra pessoa antes, diz isso com o seu nome', async () => {
  banco.guardar(lugar.caminho, umDesafio({ uid: clara.uid, referencia: 'clara' }, { status: 'CANCELADA' }));
  banco.regra(() => false);
  desenhar();
  await enviar('Foi feito.');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Outra pessoa já movimentou este desafio. Atualize a tela e confira o status dele.',
  );
});

it('quem o propôs lê que outra pessoa o movimenta', () => {
  desenhar({ autor: tea.uid });
  expect(screen.getByText('Você propôs este desafio: outra pessoa do comitê o movimenta.')).toBeVisible();
});

it('um tipo sem conflitos de interesse não os oferece', async () => {
  const { conflitos: _sem, ...sob } = DESAFIO.sob;
  const pai = { lugar: { ...lugar, tipo: { ...DESAFIO, sob } }, pai: umPai({ autor: clara.uid }), chave: [] };
  desenharTela(umaSessao(tea), <MovimentacaoBloco pai={pai} />);
  expect(await screen.findByText(/fica no histórico do desafio/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Declarar conflito' })).toBeNull();
});

it('não existe para colaborador', () => {
  const pai = { lugar, pai: umPai(), chave: [] };
  desenharTela(umaSessao(caio), <MovimentacaoBloco pai={pai} />);
  expect(screen.queryByText('Análise do comitê')).toBeNull();
});
