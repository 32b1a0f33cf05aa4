// The report as people meet it: cards with their change, filter, long texts, nothing found, failure.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ultimosDias } from '@/domain/comum/datas';
import { SOMA_ZERO } from '@/domain/pai/somas-por-dia';
import { linhaDe } from '@/domain/ideias/relatorio-ideias';
import { noCelular } from '@tests/support/celular';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, clara, paulo } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { relatorioData, type Relatorio } from '@/areas/relatorio/relatorio.data';
import { RelatorioDeIdeiasPage } from './RelatorioDeIdeiasPage';
import * as montar from '@/areas/relatorio/montarPlanilha';

const pessoas = { [clara.uid]: { email: clara.email, ativo: true, ultimaIdeia: new Date() } };
const LONGO = 'muito texto '.repeat(40).trim();
const linhas = [
  linhaDe(
    { id: 'a', ...umaIdeiaPublicada(clara, { titulo: 'Alfa', descricao: LONGO, totalComentarios: 3 }) },
    pessoas,
  ),
  linhaDe({ id: 'b', ...umaIdeiaPublicada(paulo, { titulo: 'Beta', status: 'APROVADA' }) }, pessoas),
  linhaDe({ id: 'c', ...umaIdeiaPublicada(clara, { titulo: 'Gama' }) }, pessoas),
];

function desenhar(mudancas: Partial<Relatorio> = {}, rota = '/') {
  vi.spyOn(relatorioData, 'periodo').mockImplementation(
    (_sessao, _fonte, periodo) =>
      ({
        queryKey: ['relatorio', periodo],
        queryFn: () => ({
          periodo,
          linhas,
          anterior: { ...SOMA_ZERO, registros: 2, comentarios: 3 },
          participacao: { ativos: 8, recentes: 5 },
          ...mudancas,
        }),
      }) as never,
  );
  return desenharTela(umaSessao(ana), <RelatorioDeIdeiasPage />, rota);
}

const cartao = async (nome: string) => within(await screen.findByRole('region', { name: nome }));

it('quatro cartões: total e mudança com duas casas, participação e a dos últimos 30 dias', async () => {
  desenhar();
  expect((await cartao('Ideias')).getByText('+50,00%')).toBeInTheDocument();
  expect((await cartao('Comentários')).getByText('Sem alteração')).toBeInTheDocument();
  expect((await cartao('Curtidas')).getByText('Sem alteração')).toBeInTheDocument();
  const participacao = await cartao('Participação');
  expect(participacao.getByText('25,00%')).toBeInTheDocument();
  expect(participacao.getByText('2 de 8 colaboradores ativos')).toBeInTheDocument();
  expect(participacao.getByText('Nos últimos 30 dias: 5 participantes')).toBeInTheDocument();
});

it('a tabela corta em 150 letras e mostra tudo num diálogo; quem não se acha não se acha', async () => {
  desenhar();
  expect(await screen.findByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/ideias/b');
  expect(screen.getByText('Não encontrado')).toBeInTheDocument();
  expect(screen.getByLabelText('Ordenar por Título em ordem crescente')).toBeInTheDocument();
  expect(screen.queryByText(LONGO)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver tudo: Descrição, Alfa' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Descrição, Alfa' });
  expect(within(dialogo).getByText(LONGO)).toBeInTheDocument();
  // One short page needs no bar of pages.
  expect(screen.queryByLabelText('Itens por página')).toBeNull();
});

it('mais de dez linhas vêm em páginas', async () => {
  const muitas = Array.from({ length: 11 }, (_, i) =>
    linhaDe({ id: `m${i}`, ...umaIdeiaPublicada(clara, { titulo: `Ideia ${i}` }) }, pessoas),
  );
  desenhar({ linhas: muitas });
  expect(await screen.findByText('1 a 10 - total de 11')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Itens por página')).getAllByRole('option')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(screen.getByText('11 - total de 11')).toBeInTheDocument();
});

it('no celular são cartões, que se ordenam; os textos de cada ideia se leem juntos', async () => {
  noCelular();
  desenhar();
  const lista = await screen.findByRole('list', { name: 'Ideias do período' });
  const titulos = () =>
    within(lista)
      .getAllByRole('link')
      .map(({ textContent }) => /Alfa|Beta|Gama/.exec(textContent)?.[0]);
  expect(titulos()).toEqual(['Alfa', 'Beta', 'Gama']);
  expect(screen.queryByRole('table')).toBeNull();
  const [alfa] = within(lista).getAllByRole('listitem');
  expect(alfa).toHaveTextContent(/Nova ideia.*Clara Autora.*0 curtidas · 3 comentários · 0 moedas/);
  expect(alfa).not.toHaveTextContent(/muito texto/);
  await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Título: de Z a A');
  expect(titulos()).toEqual(['Gama', 'Beta', 'Alfa']);
  await userEvent.click(within(lista).getByRole('button', { name: 'Ações de Alfa' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver os textos' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Alfa' }));
  expect(dialogo.getByText(LONGO)).toBeInTheDocument();
  expect(dialogo.getByRole('heading', { name: 'E-mail' }).parentElement).toHaveTextContent(clara.email);
});

it('o filtro do endereço vale para a tabela, não para os cartões; e se limpa', async () => {
  desenhar({}, '/?campo=titulo&texto=ALF&status=NOVA_IDEIA');
  expect(await screen.findByRole('link', { name: 'Alfa' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Gama' })).toBeNull();
  expect((await cartao('Ideias')).getByText('3')).toBeInTheDocument();
  const filtros = screen.getByRole('group', { name: 'Filtros aplicados' });
  await userEvent.click(within(filtros).getByRole('button', { name: 'Remover filtro Título' }));
  expect(await screen.findByRole('link', { name: 'Gama' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Beta' })).toBeNull();
});

it('o texto sem o campo não filtra', async () => {
  desenhar({}, '/?texto=ALF');
  expect(await screen.findByRole('link', { name: 'Gama' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Filtros aplicados' })).toBeNull();
});

it('nada encontrado e nada cadastrado são coisas diferentes', async () => {
  const { unmount } = desenhar({}, '/?campo=titulo&texto=xyz');
  expect(await screen.findByText('Nenhuma ideia encontrada com o filtro aplicado!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  unmount();
  desenhar({ linhas: [] });
  expect(await screen.findByText('Não há ideias cadastradas')).toBeInTheDocument();
});

it('uma falha ao ler é dita e se tenta de novo', async () => {
  vi.spyOn(relatorioData, 'periodo').mockReturnValue({
    queryKey: ['falha'],
    queryFn: () => Promise.reject(new Error('caiu')),
  } as never);
  desenharTela(umaSessao(ana), <RelatorioDeIdeiasPage />);
  expect(await screen.findByText('Erro ao buscar ideias')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('a exportação diz até onde foi, e cancelar a interrompe', async () => {
  let sinal: AbortSignal | undefined;
  vi.spyOn(montar, 'montarPlanilha').mockImplementation(
    (_nome, _folha, _resumo, _linhas, { signal, aoAvancar }) => {
      sinal = signal;
      aoAvancar(1);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('cancelada'))),
      );
    },
  );
  desenhar();
  await screen.findByRole('link', { name: 'Beta' });
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Exportar ideias' });
  expect(await within(dialogo).findByText('Montando a planilha: 1 de 3')).toBeInTheDocument();
  expect(within(dialogo).getByRole('progressbar', { name: 'Andamento da exportação' })).toBeInTheDocument();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sinal?.aborted).toBe(true);
  expect(screen.queryByText(/^Não foi possível exportar/)).toBeNull();
});

it('exporta o que a tabela mostra; o que falhar é dito, e só registrado', async () => {
  const montada = vi.spyOn(montar, 'montarPlanilha').mockRejectedValue(new Error('sem memória'));
  const registro = vi.spyOn(console, 'error').mockReturnValue();
  desenhar({}, '/?status=APROVADA');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText(/^Não foi possível exportar a planilha/)).toBeInTheDocument();
  const [nome, folha, resumo, exportadas] = montada.mock.calls[0] ?? [];
  expect(nome).toBe('relatorio.xlsx');
  expect(folha?.rotulos['APROVADA']).toBe('Aprovada');
  expect(exportadas?.map(({ titulo }) => titulo)).toEqual(['Beta']);
  expect(resumo?.linhas.map(([indicador, total]) => [indicador, total])).toEqual([
    ['Ideias', 1],
    ['Comentários', 0],
    ['Curtidas', 0],
    ['Usuários', 1],
  ]);
  expect(registro).toHaveBeenCalledWith('exportação falhou:', expect.any(Error));
  registro.mockClear();
});

it('sem período no endereço, o dos últimos 30 dias, até hoje', async () => {
  desenhar();
  await screen.findByRole('link', { name: 'Beta' });
  const [, , periodo] = vi.mocked(relatorioData.periodo).mock.calls[0] ?? [];
  expect(periodo).toEqual(ultimosDias(30, new Date()));
});
