// The kit of reports given another kind of record: its noun, columns, cards, statuses and spreadsheet.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { SOMA_ZERO } from '@/domain/pai/somas-por-dia';
import type { LinhaDoRelatorio, TipoDeRelatorio } from '@/domain/relatorio/relatorio';
import { DESAFIO } from '@tests/support/desafio';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { folhaDosRegistros, resumoDaExportacao } from './exportacao';
import { linhaDaPlanilha } from './planilha';
import { fonteDoRelatorio, relatorioData, type Relatorio } from './relatorio.data';
import { RelatorioPage } from './RelatorioPage';

const TIPO: TipoDeRelatorio = {
  pai: DESAFIO,
  arquivo: 'relatorio_desafios.xlsx',
  aba: 'Desafios',
  colunas: [
    ['titulo', 'Título'],
    ['autorNome', 'Autor(es)'],
    ['categoria', 'Categoria'],
    ['createdAt', 'Cadastro'],
    ['moedas', 'Moedas'],
    ['status', 'Status'],
  ],
  camposDoFiltro: { titulo: 'Título', autorNome: 'Autor(es)' },
  totais: ['moedas'],
  nadaEncontrado: 'Nenhum desafio encontrado com o filtro aplicado!',
  nadaCadastrado: 'Não há desafios cadastrados',
};

const linha: LinhaDoRelatorio = {
  id: 'd',
  autor: ana.uid,
  autorNome: ana.nome,
  titulo: 'Menos plástico',
  categoria: 'Sustentabilidade',
  createdAt: new Date('2026-11-20T15:30:00Z'),
  comentarios: 0,
  curtidas: 0,
  moedas: 12,
  status: 'NOVO_DESAFIO',
};
const relatorio = (mudancas: Partial<Relatorio> = {}): Relatorio => ({
  periodo: { inicio: '2026-11-01', fim: '2026-11-20' },
  linhas: [linha],
  anterior: { ...SOMA_ZERO, registros: 2, moedas: 6 },
  participacao: { ativos: 4, recentes: 1 },
  ...mudancas,
});

function desenhar(lido: Relatorio, rota = '/') {
  vi.spyOn(relatorioData, 'periodo').mockReturnValue({
    queryKey: ['relatorio', lido],
    queryFn: () => lido,
  } as never);
  const fonte = fonteDoRelatorio(TIPO, z.object({}), () => linha);
  return desenharTela(umaSessao(ana), <RelatorioPage fonte={fonte} />, rota);
}

it('mostra o substantivo, três cartões e só as colunas dele', async () => {
  desenhar(relatorio());
  expect(await screen.findByRole('link', { name: 'Menos plástico' })).toHaveAttribute('href', '/desafios/d');
  expect(screen.getByRole('heading', { level: 1, name: 'Relatório de desafios' })).toBeInTheDocument();
  const cartoes = ['Desafios', 'Moedas', 'Participação'];
  for (const nome of cartoes) expect(screen.getByRole('region', { name: nome })).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Moedas' })).getByText('+100,00%')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Curtidas' })).toBeNull();
  expect(screen.getByText('Sustentabilidade')).toBeInTheDocument();
  expect(screen.getByText('Novo desafio')).toBeInTheDocument();
});

it('o status do endereço é dos dele; sem nada, diz que não há', async () => {
  const { unmount } = desenhar(relatorio(), '/?status=CANCELADA');
  expect(await screen.findByText('Nenhum desafio encontrado com o filtro aplicado!')).toBeInTheDocument();
  unmount();
  desenhar(relatorio({ linhas: [] }), '/?status=APROVADA');
  expect(await screen.findByText('Não há desafios cadastrados')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Filtros aplicados' })).toBeNull();
  expect(screen.getByText(/^Nenhum desafio público foi cadastrado de/)).toBeInTheDocument();
});

it('a planilha tem as linhas e o resumo dele', () => {
  const folha = folhaDosRegistros(TIPO);
  expect(folha.aba).toBe('Desafios');
  expect(linhaDaPlanilha(folha, linha).map(({ v }) => v)).toEqual([
    'Menos plástico',
    ana.nome,
    'Sustentabilidade',
    expect.any(Number),
    12,
    'Novo desafio',
  ]);
  const { linhas } = resumoDaExportacao(TIPO, relatorio(), [linha]);
  expect(linhas.map(([nome, total, variacao, nota]) => [nome, total, variacao, nota])).toEqual([
    ['Desafios', 1, -50, '2 desafios no período anterior'],
    ['Moedas', 12, 100, '6 moedas no período anterior'],
    ['Usuários', 1, undefined, '25,0% de 4 colaboradores ativos'],
  ]);
});
