// The response board of a questionnaire, and the questionnaires of a company and of a person (part 3 §2).
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Adesao, caminhoDasAdesoes } from '@/domain/diagnostico/adesao';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { banco } from '@tests/support/banco';
import { emDias, umStatus } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { QuestionarioColaboradorPage } from './QuestionarioColaboradorPage';
import { QuestionarioDeInovacaoPage } from './QuestionarioDeInovacaoPage';
import { QuestionarioEmpresaPage } from './QuestionarioEmpresaPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const DAQUI = EMPRESA.empresaId;
const questionario = (id: string, nome: string, mudancas: object = {}) => ({
  id,
  idEmpresa: DAQUI,
  idProjeto: 'p',
  nome,
  projeto: 'Prêmio Inovação',
  inicio: emDias(-5).toISOString(),
  fim: emDias(5).toISOString(),
  situacao: 'aguardando',
  ...mudancas,
});
const folha = (id: string, mudancas: object = {}) => ({
  id,
  idEmpresa: DAQUI,
  idProjeto: 'p',
  questionarioId: 'q',
  questionario: 'Liderança',
  projeto: 'Prêmio Inovação',
  idRespondente: id,
  nome: null,
  situacao: 'pausada',
  etapa: 1,
  finalizadoEm: null,
  podeVer: true,
  ...mudancas,
});
const feita = (id: string, nome: string, mudancas: object = {}) =>
  folha(id, { nome, situacao: 'finalizada', finalizadoEm: emDias(-1).toISOString(), ...mudancas });

function adesao(idEmpresa: string, mudancas: Partial<Adesao>) {
  const dela: Adesao = {
    organizadora: DAQUI,
    idProjeto: 'p',
    idQuestionario: 'q',
    idEmpresa,
    contagens: {},
    setores: {},
    updatedAt: emDias(-1),
    ...mudancas,
  };
  banco.guardar(`${caminhoDasAdesoes(EMPRESA)}/${idEmpresa}`, dela);
}
function respondem(folhas: object) {
  servidor.respostas = {
    'respostasFunctions-listar': {
      questionarios: [questionario('q', 'Liderança'), questionario('r', 'Processos', { idProjeto: 'outro' })],
    },
    'respostasFunctions-folhas': { nome: 'Rota Norte', haMais: false, folhas: [], ...folhas },
  };
}

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  respondem({});
});

const abrir = (rota: string) =>
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/questionarioDeInovacao" element={<QuestionarioDeInovacaoPage />} />
      <Route
        path="/questionarioEmpresa/:empresaId/:idEmpresaProjeto?"
        element={<QuestionarioEmpresaPage />}
      />
      <Route path="/questionarioColaborador/:colaboradorId" element={<QuestionarioColaboradorPage />} />
    </Routes>,
    rota,
  );

const linha = async (nome: string) => within(await screen.findByRole('row', { name: new RegExp(nome) }));

describe('o quadro de um questionário', () => {
  it('diz quantos responderam em cada empresa do projeto, também onde ninguém foi convidado', async () => {
    for (const [id, nomeFantasia] of [
      ['norte', 'Rota Norte'],
      ['sul', 'Vento Sul'],
    ] as const)
      banco.guardar(caminhosDoStatus.um(EMPRESA, 'p', id), {
        ...umStatus('p', id, { nomeFantasia }),
        nomeEmOrdem: nomeFantasia.toLowerCase(),
      });
    adesao('norte', { contagens: { respondido: 3, pausado: 1, aberto: 1, aguardando: 5, cancelado: 4 } });
    // By an open link, so that nobody was invited; the limit counts the same.
    banco.guardar(caminhos.contador(EMPRESA, caminhosDaFolha.finalizadas('q', 'sul')), {
      folhas: 15,
      updatedAt: emDias(-1),
    });
    abrir('/questionarioDeInovacao');
    const norte = await linha('Rota Norte');
    expect(await norte.findByText('3 de 10 (30%)')).toBeInTheDocument();
    expect(norte.getByRole('link', { name: 'Rota Norte' })).toHaveAttribute(
      'href',
      '/questionarioEmpresa/norte/p_norte',
    );
    expect(norte.getByRole('progressbar', { name: 'Rota Norte: 3 de 10 (30%)' })).toBeInTheDocument();
    expect(norte.getByText('2')).toBeInTheDocument();
    expect(norte.getByText('5')).toBeInTheDocument();
    const sul = await linha('Vento Sul');
    expect(await sul.findByText('15')).toBeInTheDocument();
    expect(await sul.findByText('Respondido sem convites')).toBeInTheDocument();
    expect(sul.queryByText('Ninguém convidado')).toBeNull();
    expect(await norte.findByText('0')).toBeInTheDocument();
    expect(sul.queryByRole('progressbar')).toBeNull();
    expect(sul.getAllByText('–')).toHaveLength(2);
  });
  it('enquanto não se sabe quantos foram convidados, não diz que foi ninguém', async () => {
    banco.guardar(caminhosDoStatus.um(EMPRESA, 'p', 'sul'), {
      ...umStatus('p', 'sul', { nomeFantasia: 'Vento Sul' }),
      nomeEmOrdem: 'vento sul',
    });
    const { pedido, chegar } = banco.demorar(caminhoDasAdesoes(EMPRESA));
    abrir('/questionarioDeInovacao');
    await pedido;
    expect((await linha('Vento Sul')).queryByText('Ninguém convidado')).toBeNull();
    chegar();
    expect(await (await linha('Vento Sul')).findByText('Ninguém convidado')).toBeInTheDocument();
  });
  it('por setor da própria empresa, quem menos respondeu primeiro; cancelados não contam', async () => {
    adesao(DAQUI, {
      contagens: { respondido: 2, aguardando: 1 },
      setores: {
        Vendas: { respondido: 1 },
        Compras: { aguardando: 1 },
        'Sem setor': { respondido: 1, aguardando: 1, cancelado: 3 },
        Jurídico: { cancelado: 2 },
      },
    });
    abrir('/questionarioDeInovacao');
    const setores = within(await screen.findByRole('region', { name: 'Respostas por setor' }));
    expect(setores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Compras0 de 1 (0%)',
      'Sem setor1 de 2 (50%)',
      'Vendas1 de 1 (100%)',
    ]);
  });
  it('sem questionários publicados diz isso; uma falha oferece tentar de novo', async () => {
    servidor.respostas = { 'respostasFunctions-listar': { questionarios: [] } };
    const { unmount } = abrir('/questionarioDeInovacao');
    expect(await screen.findByText('Nenhum Questionário encontrado!')).toBeInTheDocument();
    unmount();
    servidor.agir = () => {
      throw new Error('O servidor não respondeu.');
    };
    abrir('/questionarioDeInovacao');
    expect(await screen.findByText('O servidor não respondeu.')).toBeInTheDocument();
  });
});

describe('os questionários de uma empresa', () => {
  it('quantos responderam, e as folhas com o seu estado; lê quem pode', async () => {
    adesao('norte', { contagens: { respondido: 1, pausado: 1 }, setores: { Vendas: { respondido: 1 } } });
    respondem({
      folhas: [feita('bia', 'Bia Braga'), folha('caio'), feita('duda', 'Duda', { podeVer: false })],
    });
    abrir('/questionarioEmpresa/norte');
    const artigo = within(await screen.findByRole('article', { name: 'Liderança' }));
    expect(await artigo.findByText('1 de 2 convidados responderam (50%)')).toBeInTheDocument();
    const lista = within(artigo.getByRole('list', { name: 'Respostas de Liderança' }));
    expect(lista.getByText('Pausado na etapa 2')).toBeInTheDocument();
    expect(lista.getByText('Respondente em preenchimento')).toBeInTheDocument();
    expect(lista.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/visualizarQuestionario/${DAQUI}/bia/q`,
    ]);
  });
  it('respondido sem convites, diz quantas respostas a empresa tem, também as que a página não mostra', async () => {
    respondem({
      folhas: [feita('bia', 'Bia')],
      finalizadas: [{ idEmpresa: DAQUI, questionarioId: 'q', quantas: 312 }],
    });
    abrir('/questionarioEmpresa/norte');
    const artigo = within(await screen.findByRole('article', { name: 'Liderança' }));
    expect(artigo.getByText('A empresa tem 312 respostas finalizadas.')).toBeInTheDocument();
    expect(artigo.getByText('Respondido sem convites')).toBeInTheDocument();
  });
  it('só os do projeto do endereço, e quem só foi convidado também aparece', async () => {
    adesao('norte', { contagens: { aguardando: 2 } });
    respondem({
      folhas: [feita('bia', 'Bia', { idProjeto: 'outro', questionario: 'Processos', questionarioId: 'r' })],
    });
    abrir('/questionarioEmpresa/norte/p_norte');
    expect(await screen.findByText('Ninguém abriu este questionário ainda.')).toBeInTheDocument();
    expect(screen.queryByText('Processos')).toBeNull();
  });
  it('vazia, com nomes longos e com 250', async () => {
    const { unmount } = abrir('/questionarioEmpresa/norte');
    expect(await screen.findByText('Nenhum Questionário encontrado!')).toBeInTheDocument();
    unmount();
    const longo = 'Maria'.padEnd(190, 'x');
    const muitas = Array.from({ length: 250 }, (_, i) => feita(`p${i}`, i === 0 ? longo : `Pessoa ${i}`));
    respondem({ folhas: muitas, haMais: true });
    abrir('/questionarioEmpresa/norte');
    expect(await screen.findByText('Estão aqui as 250 respostas mexidas por último.')).toBeInTheDocument();
    expect(screen.getAllByText('Ver respostas')).toHaveLength(250);
    expect(screen.getByText(longo)).toBeInTheDocument();
  });
});

describe('os questionários de uma pessoa', () => {
  it('cada um com o seu estado', async () => {
    respondem({
      nome: 'Bia Braga',
      folhas: [
        feita('a', 'Bia Braga'),
        folha('b', { questionario: 'Pessoas', situacao: 'aguardando' }),
        folha('c', { questionario: 'Processos', situacao: 'fora' }),
      ],
    });
    abrir('/questionarioColaborador/bia');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bia Braga' })).toBeInTheDocument();
    for (const texto of ['Respondido', 'Aberto', 'Fora do período'])
      expect(screen.getByText(texto)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver respostas: Liderança' })).toBeInTheDocument();
  });
  it('quem não há, ou que não se pode conhecer: a frase do servidor', async () => {
    servidor.agir = (_dados, nome) => {
      if (nome === 'respostasFunctions-folhas') throw new Error('Usuário não encontrado');
    };
    abrir('/questionarioColaborador/ninguem');
    expect(await screen.findByText('Usuário não encontrado')).toBeInTheDocument();
  });
});
