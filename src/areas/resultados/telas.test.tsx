// The result of a company in a questionnaire, as a person reads it (part 3 §2, decisions Q201).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { baixar } from '@/ui/formulario/baixar';
import { ana, EMPRESA, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { QuestionarioInfoPage } from './QuestionarioInfoPage';
import type { ResultadoLido } from './resultados.data';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/ui/formulario/baixar', () => ({ baixar: vi.fn() }));

const umGrupo = (nome: string, media: number | null, mais = {}) => ({
  id: nome,
  nome,
  descricao: `Sobre ${nome}.`,
  noRadar: true,
  folhas: media === null ? 0 : 2,
  media,
  nivel: 'Avançado',
  analise: `A empresa vai bem em ${nome}.`,
  ...mais,
});
const RESULTADO: ResultadoLido = {
  nome: 'Autodiagnóstico',
  projeto: 'Prêmio Inovação',
  empresa: 'Metalúrgica Aurora',
  idProjeto: 'p',
  organiza: false,
  entrevista: null,
  folhas: 2,
  versoes: 1,
  media: 68_11,
  nivel: 'Emergente',
  analise: 'A empresa já inova com método.',
  grupos: [umGrupo('Estratégia', 65_50), umGrupo('Cultura', 73_34), umGrupo('Pessoas', 40_00)],
};
const NOME = 'resultadosFunctions-questionario';
const abrir = (resultado: Partial<ResultadoLido> = {}, sessao = umaSessao(ana)) => {
  servidor.respostas = {
    [NOME]: { ...RESULTADO, ...resultado },
    'resultadosFunctions-comparar': { opcoes: [], aviso: null },
  };
  return desenharTela(
    sessao,
    <Routes>
      <Route
        path="/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId"
        element={<QuestionarioInfoPage />}
      />
    </Routes>,
    '/questionarioInfo/convidada/p/q',
  );
};
beforeEach(() => servidor.esvaziar());

describe('o resultado de um questionário', () => {
  it('mostra a média, o radar com frase e tabela, e um painel por grupo', async () => {
    const { container } = abrir();
    expect(await screen.findByRole('heading', { level: 1, name: 'Autodiagnóstico' })).toBeVisible();
    expect(screen.getByText('Metalúrgica Aurora, em Prêmio Inovação')).toBeVisible();
    const geral = within(screen.getByRole('region', { name: 'Média geral' }));
    expect(geral.getByText('68,11')).toBeVisible();
    expect(geral.getByText('A empresa já inova com método.')).toBeVisible();
    expect(geral.getByText('2 respostas finalizadas.')).toBeVisible();
    const radar = within(screen.getByRole('region', { name: 'Radar de inovação' }));
    expect(
      radar.getByText('A maior média é a de Cultura, 73,34; a menor é a de Pessoas, 40,00.'),
    ).toBeVisible();
    expect(radar.getByRole('row', { name: 'Estratégia 65,50' })).toBeVisible();
    expect(container.querySelectorAll('svg[aria-hidden] circle')).toHaveLength(3);
    const paineis = within(screen.getByRole('region', { name: 'Grupos' })).getAllByRole('listitem');
    expect(paineis).toHaveLength(3);
    expect(within(paineis[1] as HTMLElement).getByText('A empresa vai bem em Cultura.')).toBeVisible();
  });

  it.each([
    ['de quem organiza, o ranking', true, [], 'Analisar respostas'],
    ['da própria empresa, os resultados dela', false, [], 'Resultados da empresa'],
    ['sem o ranking, nada', true, ['13.leitura'], undefined],
  ] as const)('acima dele está, %s', async (_, organiza, sem, acima) => {
    abrir({ organiza }, umaSessao(tea, { sem: [...sem] }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    const caminho = screen.queryByRole('navigation', { name: 'Você está em' });
    expect(caminho && within(caminho).getByRole('link').textContent).toBe(acima ?? null);
  });

  it('com poucos grupos não há radar; sem faixa não há análise; sem nota o grupo diz isso', async () => {
    abrir({
      versoes: 2,
      nivel: '0-100',
      analise: 'Análise não disponível para esta dimensão.',
      grupos: [
        umGrupo('Estratégia', 65_50, {
          nivel: '0-100',
          analise: 'Análise não disponível para esta dimensão.',
        }),
        umGrupo('Cultura', 73_34),
        umGrupo('Pessoas', null),
        umGrupo('Fora', 10_00, { noRadar: false }),
      ],
    });
    expect(await screen.findByText('Gráfico não disponível')).toBeVisible();
    expect(screen.getByText('Dados insuficientes para gerar o radar de inovação')).toBeVisible();
    expect(screen.getAllByText('Análise não disponível para esta dimensão.')).toHaveLength(1);
    expect(screen.getByText('Nenhuma resposta conta neste grupo.')).toBeVisible();
    expect(screen.getByText(/^2 respostas finalizadas, de 2 versões do questionário/)).toBeVisible();
  });

  it('antes da primeira resposta diz o que falta; a recusa aparece com as palavras do servidor', async () => {
    const { unmount } = abrir({ folhas: 0, media: null });
    expect(await screen.findByText('Ninguém respondeu ainda')).toBeVisible();
    unmount();
    servidor.agir = () => {
      throw new ErroDoProduto('Questionário não encontrado!');
    };
    abrir();
    expect(await screen.findByText('Erro ao buscar o resultado')).toBeVisible();
    expect(screen.getByText('Questionário não encontrado!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeVisible();
  });

  it('P197 P198 diz quem respondeu: a empresa, ou pessoas, de quantas são as médias e quando mudam', async () => {
    const pessoas = { quem: 'PESSOAS', minimo: 3, ditas: 3, faltam: 2 } as const;
    const { unmount } = abrir({ folhas: 4, respostas: pessoas });
    expect(
      await screen.findByText(
        '4 respostas finalizadas. As pessoas respondem: médias de 3 pessoas. Mudam quando mais 2 pessoas finalizarem, para que nenhuma diferença seja de uma só.',
      ),
    ).toBeVisible();
    unmount();
    const daEmpresa = abrir({ respostas: { quem: 'EMPRESA', minimo: 3 } });
    expect(
      await screen.findByText(
        '2 respostas finalizadas. A empresa responde: o resultado aparece assim que alguém finaliza.',
      ),
    ).toBeVisible();
    daEmpresa.unmount();
    // One person answered: no figure, and how the company comes to one.
    abrir({
      folhas: 1,
      media: null,
      grupos: [umGrupo('Estratégia', null)],
      respostas: { ...pessoas, ditas: 0 },
    });
    expect(await screen.findByText('Ainda não há médias para mostrar')).toBeVisible();
    expect(
      screen.getByText(
        /^As pessoas respondem: a empresa vê médias a partir de 3 pessoas\. Aparecem quando mais 2/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/pode deixar a empresa vê-lo já, se falar por ela/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Média geral' })).toBeNull();
  });

  it('diz a cobertura da média dos avaliadores, e a fase que ainda não fala', async () => {
    abrir({
      entrevista: { fase: 'Entrevista Inicial', media: 60_00, grupos: {}, cobertura: { dadas: 5, de: 8 } },
      emAvaliacao: { fase: 'Aprofundamento', cobertura: { dadas: 1, de: 8 } },
    });
    const geral = await screen.findByRole('region', { name: 'Média geral' });
    expect(geral).toHaveTextContent('Média dos avaliadores em Entrevista Inicial: 60,00 (5 de 8 notas)');
    expect(geral).toHaveTextContent('Avaliação em andamento em Aprofundamento: 1 de 8 notas.');
  });

  it('gera o relatório em PDF e o baixa com o nome da empresa', async () => {
    vi.mocked(baixar).mockClear();
    abrir({
      empresa: 'Metalúrgica Aurora S/A',
      entrevista: { fase: 'Entrevista Inicial', media: 81_25, grupos: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar Relatório PDF' }));
    expect(await screen.findByText('Relatório PDF gerado e baixado com sucesso!')).toBeVisible();
    const arquivo = vi.mocked(baixar).mock.calls[0]?.[0] ?? new File([], '');
    expect(arquivo).toMatchObject({ name: 'Metalurgica Aurora SA.pdf', type: 'application/pdf' });
    const { totalPages, text } = await extractText(new Uint8Array(await arquivo.arrayBuffer()));
    expect(totalPages).toBe(3);
    expect(text.join(' ')).toContain('A empresa vai bem em Cultura.');
    expect(text.join(' ')).toContain('2 respostas finalizadas.');
    expect(text[1]).toMatch(/Avaliadores, Entrevista Inicial/);
    expect(text[1]).toContain('81,25');
  });

  it('sem nota não há o que gerar, e o navegador que falha diz por quê', async () => {
    vi.mocked(baixar).mockClear();
    const { unmount } = abrir({ folhas: 0, media: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar Relatório PDF' }));
    expect(await screen.findByText('Dados insuficientes para gerar o PDF')).toBeVisible();
    expect(baixar).not.toHaveBeenCalled();
    unmount();
    vi.mocked(baixar).mockImplementationOnce(() => {
      throw new Error('sem espaço');
    });
    abrir();
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar Relatório PDF' }));
    expect(await screen.findByText(/^Erro ao gerar relatório: /)).toBeVisible();
  });

  it('pede o da empresa do endereço', async () => {
    abrir();
    await screen.findByRole('heading', { level: 1 });
    const [pedido] = [...servidor.pedidos.values()].map((texto) => JSON.parse(texto) as object);
    expect(pedido).toMatchObject({
      ...EMPRESA,
      idEmpresa: 'convidada',
      idProjeto: 'p',
      questionarioId: 'q',
    });
  });
});
