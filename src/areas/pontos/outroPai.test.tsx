// Coins of two kinds of parent: each has its tab, its wallets and its statement, and the quotas are separate.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { TipoDePai } from '@/domain/pai/pai';
import { banco } from '@tests/support/banco';
import { DESAFIO } from '@tests/support/desafio';
import { umaCarteira, umaLinhaDoExtrato, umRegulamento } from '@tests/support/documentos';
import { caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { MinhasMoedasPage } from './MinhasMoedasPage';
import { tiposComMoedas } from './moedas.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const AMBOS = [IDEIA, DESAFIO];
const SEM_MOEDAS: TipoDePai = { ...DESAFIO, sob: {} };

function regulamento(tipo: TipoDePai, nome: string, quota: number, usadas: number) {
  const caminho = caminhos.registro(EMPRESA, tipo.regulamentos, nome.replaceAll(' ', '-'));
  banco.guardar(caminho, umRegulamento({ nome, quantidadeMoedasPorColaborador: quota }));
  const { carteiras, extrato } = caminhos.sobRegulamento(caminho);
  banco.guardar(`${carteiras}/${caio.uid}`, umaCarteira(caio, { totalMoedas: usadas }));
  const pai = { id: 'p', titulo: `Sob o ${nome}` };
  banco.guardar(`${extrato(caio.uid)}/p_1`, umaLinhaDoExtrato({ pai, moedas: -usadas }));
}

beforeEach(() => {
  banco.esvaziar();
  regulamento(IDEIA, 'Ciclo de ideias', 100, 40);
  regulamento(DESAFIO, 'Ciclo de desafios', 30, 5);
});

it('cada tipo tem a sua aba, com as suas carteiras e o seu extrato', async () => {
  desenharTela(umaSessao(caio), <MinhasMoedasPage tipos={AMBOS} />);
  expect((await screen.findAllByRole('tab')).map((aba) => aba.textContent)).toEqual(['Ideias', 'Desafios']);
  expect(await screen.findByText('60 moedas livres de 100')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Desafios' }));
  const carteira = within(
    await screen.findByRole('list', { name: 'Carteiras dos regulamentos em andamento' }),
  );
  expect(await carteira.findByText('25 moedas livres de 30')).toBeVisible();
  expect(carteira.getByText(/^5 em desafios/)).toBeVisible();
  expect(carteira.queryByText('Ciclo de ideias')).toBeNull();
  expect(screen.getByText(/para patrocinar desafios\.$/)).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Desafio' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sob o Ciclo de desafios' })).toHaveAttribute(
    'href',
    '/desafios/p',
  );
});

it('um tipo só não tem abas; sem moedas ou sem o módulo ele não conta', async () => {
  const sessao = umaSessao(caio, { sem: ['9.leitura'] });
  expect(tiposComMoedas(sessao, AMBOS)).toEqual([IDEIA]);
  expect(tiposComMoedas(umaSessao(caio), [IDEIA, SEM_MOEDAS])).toEqual([IDEIA]);
  desenharTela(sessao, <MinhasMoedasPage tipos={AMBOS} />);
  expect(await screen.findByText('60 moedas livres de 100')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});
