// The report of challenges on the kit of reports: its noun, cards, columns, filter, statuses, spreadsheet, and who counts.
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ComId } from '@/domain/comum/campos';
import { diaDe, ultimosDias } from '@/domain/comum/datas';
import { SOMA_ZERO } from '@/domain/pai/somas-por-dia';
import type { Desafio } from '@/domain/desafios/desafio';
import { linhaDoDesafio, RELATORIO_DE_DESAFIOS } from '@/domain/desafios/relatorio-desafios';
import { folhaDosRegistros, resumoDaExportacao } from '@/areas/relatorio/exportacao';
import { linhaDaPlanilha } from '@/areas/relatorio/planilha';
import { relatorioData, type Relatorio } from '@/areas/relatorio/relatorio.data';
import type { Filtro } from '@/firebase/dados/consulta';
import { umDesafio } from '@tests/support/desafio';
import { emDias } from '@tests/support/documentos';
import { ana, caio, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { RelatorioDeDesafiosPage } from './RelatorioDeDesafiosPage';
import { relatorioDeDesafios } from './relatorioDeDesafios';

const banco = vi.hoisted(() => ({ pedidos: [] as Filtro[][], registros: [] as ComId<Desafio>[] }));
vi.mock('@/firebase/dados/leitura', () => ({
  defineLeitura: () => ({
    find: () => Promise.resolve(undefined),
    todos: (_caminho: string, { filtros }: { filtros: Filtro[] }) => {
      banco.pedidos.push(filtros);
      const [, de, ate] = filtros as { valor: Date }[];
      const itens = banco.registros.filter(
        ({ createdAt }) => de && ate && createdAt >= de.valor && createdAt <= ate.valor,
      );
      return Promise.resolve({ itens });
    },
  }),
}));

const pessoas = { [clara.uid]: { email: clara.email, ativo: true, ultimaIdeia: null } };
const plastico = linhaDoDesafio(
  {
    id: 'd',
    ...umDesafio(clara, {
      titulo: 'Menos plástico',
      totalComentarios: 6,
      participantesReferences: [clara.referencia, caio.referencia],
      rankingByMoedas: { ranking: 1, totalMoedas: 12, fromLastUpdate: 'INCREASED' },
    }),
  },
  pessoas,
);
const agua = linhaDoDesafio({ id: 'e', ...umDesafio(caio, { titulo: 'Menos água' }) }, pessoas);
const relatorio = (mudancas: Partial<Relatorio> = {}): Relatorio => ({
  periodo: { inicio: '2026-11-01', fim: '2026-11-20' },
  linhas: [plastico, agua],
  anterior: { ...SOMA_ZERO, registros: 4, comentarios: 3 },
  participacao: { ativos: 8, recentes: 1 },
  ...mudancas,
});

function desenhar(lido: Relatorio, rota = '/') {
  vi.spyOn(relatorioData, 'periodo').mockReturnValue({
    queryKey: ['relatorio', lido],
    queryFn: () => lido,
  } as never);
  return desenharTela(umaSessao(ana), <RelatorioDeDesafiosPage />, rota);
}
const cartao = (nome: string) => within(screen.getByRole('region', { name: nome }));

it('mostra o substantivo, três cartões, e conta quem participa', async () => {
  desenhar(relatorio());
  expect(await screen.findByRole('link', { name: 'Menos plástico' })).toHaveAttribute('href', '/desafios/d');
  expect(screen.getByRole('heading', { level: 1, name: 'Relatório de desafios' })).toBeInTheDocument();
  expect(cartao('Desafios').getByText('-50,00%')).toBeInTheDocument();
  expect(cartao('Comentários').getByText('+100,00%')).toBeInTheDocument();
  expect(cartao('Participação').getByText('25,00%')).toBeInTheDocument();
  expect(cartao('Participação').getByText('2 de 8 colaboradores ativos')).toBeInTheDocument();
  expect(cartao('Participação').getByText('Nos últimos 30 dias: 1 participante')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Curtidas' })).toBeNull();
  expect(screen.getByText(clara.email)).toBeInTheDocument();
  expect(screen.getByText('Não encontrado')).toBeInTheDocument();
});

it('o filtro tem três campos e os status dele; um que não é dele não filtra', async () => {
  const { unmount } = desenhar(relatorio(), '/?campo=regulamentoNome&texto=x&status=APROVADA');
  expect(await screen.findByRole('link', { name: 'Menos água' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  const filtro = within(await screen.findByRole('dialog', { name: 'Filtrar desafios' }));
  await userEvent.click(filtro.getByRole('combobox', { name: 'Campo' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Título',
    'Autor(es)',
    'E-mail',
  ]);
  unmount();
  desenhar(relatorio(), '/?status=CANCELADA');
  expect(await screen.findByText('Nenhum desafio encontrado com o filtro aplicado!')).toBeInTheDocument();
});

it('sem nenhum, diz que não há', async () => {
  desenhar(relatorio({ linhas: [] }));
  expect(await screen.findByText('Não há desafios cadastrados')).toBeInTheDocument();
  expect(screen.getByText(/^Nenhum desafio público foi cadastrado de/)).toBeInTheDocument();
});

it('relatorio_desafios.xlsx tem as linhas e o resumo dele', () => {
  const folha = folhaDosRegistros(RELATORIO_DE_DESAFIOS);
  expect([RELATORIO_DE_DESAFIOS.arquivo, folha.aba]).toEqual(['relatorio_desafios.xlsx', 'Desafios']);
  expect(linhaDaPlanilha(folha, plastico).map(({ v }) => v)).toEqual([
    clara.nome,
    clara.email,
    'Menos plástico',
    'Como embalar com menos plástico?',
    'Metade do plástico de hoje.',
    'Sustentabilidade',
    expect.any(Number),
    2,
    6,
    12,
    'Novo desafio',
  ]);
  const lido = relatorio();
  const { linhas } = resumoDaExportacao(RELATORIO_DE_DESAFIOS, lido, lido.linhas);
  expect(linhas.map(([nome, total, variacao, nota]) => [nome, total, variacao, nota])).toEqual([
    ['Desafios', 2, -50, '4 desafios no período anterior'],
    ['Comentários', 6, 100, '3 comentários no período anterior'],
    ['Usuários', 2, undefined, '25,0% de 8 colaboradores ativos'],
  ]);
});

it('quem participou nos últimos 30 dias vem dos desafios deles, lidos só quando não são o período', async () => {
  banco.registros = [
    { id: 'novo', ...umDesafio(clara, { createdAt: emDias(-2) }) },
    {
      id: 'velho',
      ...umDesafio(ana, {
        createdAt: emDias(-90),
        participantesReferences: [ana.referencia, caio.referencia],
      }),
    },
  ];
  const ler = async (periodo: Relatorio['periodo']) => {
    banco.pedidos = [];
    const lido = await new QueryClient().fetchQuery(
      relatorioData.periodo(umaSessao(ana), relatorioDeDesafios, periodo),
    );
    return [lido.linhas.map(({ id }) => id), lido.participacao.recentes, banco.pedidos.length];
  };
  expect(await ler(ultimosDias(30, new Date()))).toEqual([['novo'], 1, 1]);
  expect(await ler({ inicio: diaDe(emDias(-100)), fim: diaDe(emDias(-80)) })).toEqual([['velho'], 1, 2]);
});
