// The pages of the analysis: a company in a project, a questionnaire's sheets, one sheet (part 3 §2, decisions Q203).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ana, EMPRESA } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DiagnosticoDaEmpresaPage } from '../DiagnosticoDaEmpresaPage';
import { QuestionarioInfoPage } from '../QuestionarioInfoPage';
import { AnalisarListaPage } from './AnalisarListaPage';
import { AnalisarRespostaPage } from './AnalisarRespostaPage';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const grupos = ['Estratégia', 'Cultura', 'Pessoas'].map((nome, i) => ({
  id: `g${i + 1}`,
  nome,
  descricao: `Sobre ${nome}.`,
  noRadar: true,
  folhas: 1,
  media: 60_00 + i * 100,
  nivel: 'Avançado',
  analise: 'Vai bem.',
}));
const analise = { media: 61_00, nivel: 'Emergente', analise: 'A empresa já inova.' };
const RESULTADO = {
  nome: 'Liderança',
  projeto: 'Prêmio Inovação',
  empresa: 'Rota Norte',
  idProjeto: 'p',
  organiza: true,
  folhas: 1,
  versoes: 1,
  grupos,
  ...analise,
  entrevista: null,
};
const DA_EMPRESA = {
  nome: 'Rota Norte',
  cnpj: '11222333000181',
  cidade: 'Curitiba',
  estado: 'PR',
  projeto: 'Prêmio Inovação',
  fase: 'Entrevista Inicial',
  categoria: 'Serviços',
  organiza: true,
  questionarios: [
    { id: 'vazio', nome: 'Processos', folhas: 0, media: null },
    { id: 'q', nome: 'Liderança', folhas: 1, media: 61_00 },
  ],
};
const linha = (id: string, questionarioId: string) => ({
  id,
  idEmpresa: EMPRESA.empresaId,
  questionarioId,
  idProjeto: 'p',
  questionario: 'Liderança',
  projeto: 'Prêmio Inovação',
  idRespondente: `r-${id}`,
  nome: `Pessoa ${id}`,
  situacao: 'finalizada',
  etapa: 1,
  finalizadoEm: '2026-11-20T12:00:00.000Z',
  podeVer: true,
});
const { grupos: dosGrupos, perguntas, ...compilado } = umQuestionarioPublicado();

beforeEach(() => {
  servidor.esvaziar();
  servidor.respostas = {
    'resultadosFunctions-comparar': { opcoes: [], aviso: null },
    'resultadosFunctions-questionario': RESULTADO,
    'resultadosFunctions-empresa': DA_EMPRESA,
    'resultadosFunctions-folha': {
      questionarioId: 'q',
      nome: 'Liderança',
      projeto: 'Prêmio Inovação',
      idEmpresa: 'norte',
      empresa: 'Rota Norte',
      idRespondente: 'bia',
      finalizadoEm: '2026-11-20T12:00:00.000Z',
      grupos,
      ...analise,
    },
    'notasFunctions-listar': {
      fase: { id: 4, titulo: 'Entrevista Inicial' },
      recusa: null,
      veDeOutros: true,
      podeDesconsiderar: false,
      fases: [],
      notas: [],
    },
    'notasFunctions-avaliar': { criada: true },
    'respostasFunctions-folhas': {
      nome: 'Rota Norte',
      haMais: false,
      folhas: [linha('a', 'q'), linha('b', 'outro')],
    },
    'respostasFunctions-ver': {
      id: 'folha-1',
      questionario: { ...compilado, grupos: dosGrupos, perguntas },
      projeto: 'Prêmio Inovação',
      folha: { guardadas: {}, step: 0, finalizadoEm: '2026-11-20T12:00:00.000Z' },
      contato: null,
      reaberturas: [],
      podeReabrir: true,
    },
  };
});

const abrir = (rota: string) =>
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/diagnosticoDaEmpresa/:idEmpresa/:idProjeto" element={<DiagnosticoDaEmpresaPage />} />
      <Route path="/analisarInfo/:idEmpresa/:questionarioId" element={<QuestionarioInfoPage />} />
      <Route path="/analisarListaQuestionarios/:idEmpresa/:questionarioId" element={<AnalisarListaPage />} />
      <Route path="/analisarResposta/:folhaId" element={<AnalisarRespostaPage />} />
    </Routes>,
    rota,
  );
const pedidos = () =>
  [...servidor.pedidos.values()].map((texto) => JSON.parse(texto) as Record<string, unknown>);

describe('o diagnóstico de uma empresa', () => {
  it('diz quem ela é, a fase e as médias, e mostra o resultado do questionário respondido', async () => {
    abrir('/diagnosticoDaEmpresa/norte/p');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rota Norte' })).toBeVisible();
    expect(screen.getByText('11.222.333/0001-81 · Curitiba – PR · Serviços')).toBeVisible();
    expect(screen.getByText('Entrevista Inicial')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Liderança 1 resposta 61,00' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Liderança' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Radar de inovação' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dar nota' })).toHaveLength(3));
    fireEvent.click(screen.getByRole('button', { name: 'Processos' }));
    expect(await screen.findByRole('button', { name: 'Processos', pressed: true })).toBeVisible();
    await waitFor(() =>
      expect(pedidos()).toContainEqual(expect.objectContaining({ questionarioId: 'vazio', idProjeto: 'p' })),
    );
  });

  it('de um questionário só não há tabela: o resultado o diz', async () => {
    const { questionarios } = DA_EMPRESA;
    servidor.respostas['resultadosFunctions-empresa'] = {
      ...DA_EMPRESA,
      questionarios: questionarios.slice(1),
    };
    abrir('/diagnosticoDaEmpresa/norte/p');
    expect(await screen.findByRole('heading', { level: 2, name: 'Liderança' })).toBeVisible();
    expect(screen.queryByRole('row', { name: 'Liderança 1 resposta 61,00' })).toBeNull();
  });

  it('sem questionários diz isso; a recusa aparece com as palavras do servidor', async () => {
    servidor.respostas['resultadosFunctions-empresa'] = { ...DA_EMPRESA, questionarios: [] };
    const { unmount } = abrir('/diagnosticoDaEmpresa/norte/p');
    expect(await screen.findByText('Nenhum Questionário encontrado!')).toBeVisible();
    unmount();
    servidor.agir = () => {
      throw new ErroDoProduto('Empresa não encontrada');
    };
    abrir('/diagnosticoDaEmpresa/outra/p');
    expect(await screen.findByText('Empresa não encontrada')).toBeVisible();
  });
});

describe('a análise de um questionário', () => {
  it('pelo endereço sem projeto pede o do questionário, e leva às respostas', async () => {
    abrir('/analisarInfo/norte/q');
    expect(await screen.findByRole('heading', { level: 1, name: 'Liderança' })).toBeVisible();
    expect(pedidos()).toContainEqual(
      expect.objectContaining({ idEmpresa: 'norte', idProjeto: null, questionarioId: 'q' }),
    );
    expect(screen.getByRole('link', { name: 'Ver respostas' })).toHaveAttribute(
      'href',
      '/analisarListaQuestionarios/norte/q',
    );
  });

  it('a lista traz só as respostas do questionário, cada uma com a sua análise', async () => {
    abrir('/analisarListaQuestionarios/norte/q');
    const lista = within(await screen.findByRole('list', { name: 'Respostas do questionário' }));
    expect(lista.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/analisarResposta/a',
    ]);
    expect(await screen.findByRole('link', { name: 'Diagnóstico da empresa' })).toHaveAttribute(
      'href',
      '/diagnosticoDaEmpresa/norte/p',
    );
  });

  it('uma resposta: as suas notas, o que se respondeu e como reabrir; a nota dada ali diz ao lado de qual', async () => {
    abrir('/analisarResposta/folha-1');
    expect(await screen.findByText(/^Uma resposta, finalizada em/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ver ou reabrir as respostas' })).toHaveAttribute(
      'href',
      `/visualizarQuestionario/${EMPRESA.empresaId}/bia/q`,
    );
    const grupo = within(await screen.findByRole('region', { name: 'Avaliação de Cultura' }));
    fireEvent.change(await grupo.findByLabelText('Sua nota para Cultura'), { target: { value: '50' } });
    fireEvent.change(grupo.getByLabelText('Justificativa'), { target: { value: 'Há método e pessoas.' } });
    fireEvent.click(grupo.getByRole('button', { name: 'Dar nota' }));
    expect(await screen.findByText('Nota adicionada com sucesso!')).toBeInTheDocument();
    expect(pedidos()).toContainEqual(
      expect.objectContaining({ idEmpresa: 'norte', grupo: 'g2', idResposta: 'folha-1', nota: 50_00 }),
    );
  });
});
