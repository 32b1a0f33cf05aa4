// 'Minhas moedas': the sum with its breakdown, and the statement of a rule in words.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emDias, umaLinhaDoExtrato, umRegulamento } from '@tests/support/documentos';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { MinhasMoedasPage } from './MinhasMoedasPage';
import { moedasData } from './moedas.data';

const carteira = (regulamento: string, quota: number, usadas: number) => ({
  regulamentoId: regulamento,
  regulamento,
  dataFinal: emDias(30),
  quota,
  usadas,
  livres: quota - usadas,
});

function mostrar(carteiras: object[], linhas: object[]) {
  const regulamentos = [
    { ...umRegulamento({ nome: 'Futuro', dataInicial: emDias(5) }), id: 'futuro' },
    { ...umRegulamento({ nome: 'Vigente' }), id: 'vigente' },
  ];
  vi.spyOn(moedasData, 'regulamentos').mockReturnValue({
    queryKey: ['todos'],
    queryFn: () => regulamentos,
  } as never);
  vi.spyOn(moedasData, 'carteiras').mockReturnValue({
    queryKey: ['carteiras'],
    queryFn: () => carteiras,
  } as never);
  vi.spyOn(moedasData, 'extrato').mockReturnValue({
    chave: ['extrato'],
    buscar: () => Promise.resolve({ itens: linhas, proxima: undefined }),
    total: { queryKey: ['total'], queryFn: () => linhas.length },
  } as never);
  desenharTela(umaSessao(caio), <MinhasMoedasPage />);
}

it('soma as moedas livres e mostra de onde vêm', async () => {
  mostrar([carteira('Ciclo A', 100, 40), carteira('Ciclo B', 50, 0)], []);
  expect(await screen.findByText('110 moedas')).toBeInTheDocument();
  const carteiras = within(screen.getByRole('list', { name: 'Carteiras dos regulamentos em andamento' }));
  expect(carteiras.getByText('60 moedas livres de 100')).toBeInTheDocument();
  expect(carteiras.getByText(/^40 em ideias/)).toBeInTheDocument();
  expect(carteiras.getByText(/^Nenhuma em ideias/)).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma movimentação encontrada!')).toBeInTheDocument();
});

it('o extrato diz o que aconteceu com as moedas, do regulamento que já começou', async () => {
  mostrar(
    [],
    [
      { ...umaLinhaDoExtrato({ tipo: 'DEVOLUCAO', moedas: 10 }), id: '2' },
      { ...umaLinhaDoExtrato({ moedas: -10 }), id: '1' },
    ],
  );
  await screen.findByText('Moedas devolvidas');
  const tabela = screen.getByRole('table', { name: 'Extrato' });
  const linhas = within(tabela)
    .getAllByRole('row')
    .slice(1)
    .map((linha) => linha.textContent);
  expect(linhas[0]).toMatch(/Reaproveitar a água da chuva.*Moedas devolvidas.*\+10 moedas/);
  expect(linhas[1]).toMatch(/Patrocínio.*−10 moedas/);
  expect(screen.getByRole('combobox', { name: 'Selecione o regulamento' })).toHaveDisplayValue('Vigente');
  expect(screen.getByText(/^Nenhum regulamento está em andamento agora\./)).toBeInTheDocument();
});
