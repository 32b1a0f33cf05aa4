// The committee's form after a lost answer: the corrected decision is offered as the next, and is what is stored.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { FormularioDeMovimentacao } from './FormularioDeMovimentacao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
const onde = caminhos.ideia(EMPRESA, 'i');

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  banco.guardar(onde, ideia);
});

it('Reprovada sem resposta, depois Aprovada: um clique a move, e o rascunho não volta', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(tea), <FormularioDeMovimentacao pai={umPaiNaTela(ideia)} />);
  const mover = async (status: string, observacao: string) => {
    await usuario.click(screen.getByRole('combobox', { name: /status/i }));
    await usuario.click(await screen.findByRole('option', { name: status }));
    const campo = screen.getByRole('textbox', { name: /Observa/ });
    await usuario.clear(campo);
    await usuario.type(campo, observacao);
  };
  await mover('Reprovada', 'Cara demais.');
  banco.perderResposta();
  await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nada foi perdido');
  await mover('Aprovada', 'Cabe no orçamento.');
  await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A primeira decisão já foi gravada: Reprovada. Mover agora para Aprovada?',
    ),
  );
  // The answer to the next act is lost as well: the form goes on with it.
  banco.perderResposta();
  await usuario.click(screen.getByRole('button', { name: 'Mover para Aprovada' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nada foi perdido'));
  await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
  expect(await screen.findByText('Movimentação cadastrada com sucesso!')).toBeInTheDocument();
  expect(banco.ler(onde)).toMatchObject({ status: 'APROVADA' });
  const movimentos = banco.todos(caminhos.sob(caminhos.ideia(EMPRESA, 'i')).movimentacoes);
  expect(movimentos.map(({ status, statusAnterior }) => [statusAnterior, status])).toEqual([
    [ideia.status, 'REPROVADA'],
    ['REPROVADA', 'APROVADA'],
  ]);
  expect(Object.keys(localStorage).filter((chave) => chave.startsWith('rascunho:'))).toEqual([]);
});
