// The company's own page of the diagnostic: projects, phases, questionnaires, whom it invited, leaving (part 3 §2; A23).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { convitesData } from '@/areas/acesso/convites.data';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { projetar } from '@/domain/projetos/status';
import { banco } from '@tests/support/banco';
import { umConvidado } from '@tests/support/convidado';
import { emDias, umProjeto, umStatus } from '@tests/support/documentos';
import { ana, caio, EMPRESA, EMPRESA_VIZINHA, type Persona, rui } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DiagnosticoPage } from './DiagnosticoPage';
import { projetosInscritosData } from './projetosInscritos.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const premio = projetar(
  umStatus('p', 'e', {
    status: 2,
    categoria: 'Indústria',
    historico: [
      { status: 1, em: emDias(-9), por: 'ana' },
      { status: 2, em: emDias(-2), por: 'ana' },
    ],
  }),
  umProjeto(ana),
  EMPRESA_VIZINHA,
);
const questionario = (id: string, nome: string, mudancas: object = {}) => ({
  id,
  idEmpresa: EMPRESA_VIZINHA.empresaId,
  idProjeto: 'p',
  nome,
  projeto: 'Prêmio Empresa Inovadora',
  inicio: emDias(-5).toISOString(),
  fim: emDias(5).toISOString(),
  situacao: 'aguardando',
  ...mudancas,
});
const listar = (...questionarios: object[]) => {
  servidor.respostas = { 'respostasFunctions-listar': { questionarios } };
};

/** As it is, before a test gives another answer. */
const { daEmpresa } = projetosInscritosData;

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  listar();
  vi.spyOn(convitesData, 'doDiagnostico').mockReturnValue({
    chave: ['convites'],
    buscar: () => Promise.resolve({ itens: [], proxima: undefined }),
  } as never);
});
function mostrar(quem: Persona, itens: object[], ...mais: [Parameters<typeof umaSessao>[1]?]) {
  vi.spyOn(projetosInscritosData, 'daEmpresa').mockReturnValue({
    queryKey: ['inscritos'],
    queryFn: () => ({ itens, proxima: undefined }),
  } as never);
  desenharTela(umaSessao(quem, mais[0]), <DiagnosticoPage />);
}
const SAIR = { name: /^Sair do projeto/ };
const botao = () => screen.queryByRole('button', SAIR);
const perguntar = () => fireEvent.click(screen.getByRole('button', SAIR));
const doPremio = async () => within(await screen.findByRole('article', { name: 'Prêmio Empresa Inovadora' }));

it('cada projeto diz a fase, o período, o que fazer, e por que fases a empresa passou', async () => {
  mostrar(ana, [{ id: 'x', ...premio }]);
  const projeto = await doPremio();
  expect(projeto.getAllByText('Autodiagnóstico').length).toBeGreaterThan(0);
  expect(projeto.getByText(/É a vez do autodiagnóstico/)).toBeInTheDocument();
  expect(projeto.getByText(/Indústria/)).toBeInTheDocument();
  expect(projeto.getByRole('link', { name: /Regulamento/ })).toHaveAttribute('href', premio.linkRegulamento);
  const botao = projeto.getByRole('button', { name: 'Ver fases' });
  expect(botao).toHaveAttribute('aria-expanded', 'false');
  expect(projeto.getByText('Inscrição')).not.toBeVisible();
  fireEvent.click(botao);
  expect(projeto.getByText('Inscrição')).toBeVisible();
  expect(projeto.getByRole('button', { name: 'Ocultar fases' })).toHaveAttribute('aria-expanded', 'true');
});

const inscrito = (categoria: string, projeto: object = {}) => ({
  id: 'x',
  ...projetar(
    umStatus('p', 'e', { categoria }),
    umProjeto(ana, {
      categoria: ['Indústria', 'Serviços'],
      votacao: { inicio: emDias(2), fim: emDias(9), publicarResultados: true, soFinalistas: false },
      ...projeto,
    }),
    EMPRESA_VIZINHA,
  ),
});

describe('a categoria da empresa no projeto', () => {
  it('P194 sem nenhuma, ou numa que o projeto não tem mais, quem administra escolhe', async () => {
    mostrar(ana, [inscrito('')]);
    const projeto = await doPremio();
    expect(projeto.getByText('Sem categoria ela não concorre na votação.')).toBeInTheDocument();
    fireEvent.click(projeto.getByRole('button', { name: 'Escolher categoria' }));
    const form = within(await screen.findByRole('dialog', { name: /^Categoria de/ }));
    fireEvent.click(form.getByRole('button', { name: 'Salvar categoria' }));
    expect(await form.findByText('Escolha a categoria.')).toBeInTheDocument();
    fireEvent.change(form.getByLabelText('Categoria'), { target: { value: 'Serviços' } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar categoria' }));
    await waitFor(() =>
      expect(servidor.feitos).toContainEqual({
        ...EMPRESA,
        organizadora: EMPRESA_VIZINHA.empresaId,
        idProjeto: 'p',
        idEmpresa: EMPRESA.empresaId,
        de: '',
        categoria: 'Serviços',
      }),
    );
  });
  it.each<[string, Persona, object, boolean]>([
    ['quem administra, antes de a votação abrir', ana, inscrito('Indústria'), true],
    ['quem não administra', caio, inscrito('Indústria'), false],
    [
      'ninguém, depois',
      ana,
      inscrito('Indústria', {
        votacao: { inicio: emDias(-2), fim: emDias(9), publicarResultados: true, soFinalistas: false },
      }),
      false,
    ],
    ['ninguém, terminado o projeto', ana, inscrito('Indústria', { anoVigencia: emDias(-1) }), false],
  ])('P194 muda a que tem: %s', async (_, quem, item, pode) => {
    mostrar(quem, [item]);
    const projeto = await doPremio();
    expect(projeto.getByText(/Indústria/)).toBeInTheDocument();
    expect(projeto.queryAllByRole('button', { name: /^Mudar a categoria em/ })).toHaveLength(pode ? 1 : 0);
  });
});

describe('os questionários de cada projeto', () => {
  it('com o seu estado e o seu ato, e com quem foi convidado', async () => {
    listar(
      questionario('a', 'Liderança'),
      questionario('b', 'Processos', { situacao: 'pausada' }),
      questionario('c', 'Pessoas', { situacao: 'finalizada' }),
      questionario('d', 'Entrevista', { situacao: 'fora' }),
      questionario('e', 'Mercado', { finalizadas: 15 }),
    );
    for (const [nome, situacao] of [
      ['Bia', 'respondido'],
      ['Caio', 'pausado'],
    ] as const)
      banco.guardar(
        `${caminhoDosConvidados(EMPRESA)}/${nome}`,
        umConvidado(nome, { idEmpresa: EMPRESA_VIZINHA.empresaId, idQuestionario: 'a', situacao }),
      );
    mostrar(ana, [{ id: 'x', ...premio }]);
    const projeto = await doPremio();
    const lista = within(await projeto.findByRole('list', { name: /^Questionários de/ }));
    const linha = (nome: string) =>
      within(lista.getByRole('heading', { name: nome }).closest('li') as HTMLElement);
    expect(linha('Liderança').getByText('Aguardando resposta')).toBeInTheDocument();
    expect(linha('Processos').getByText('Questionário pausado')).toBeInTheDocument();
    expect(linha('Pessoas').getByText('Respondido')).toBeInTheDocument();
    expect(linha('Entrevista').getByText('Fora do período')).toBeInTheDocument();
    expect(linha('Mercado').getByText('Respondido pela empresa')).toBeInTheDocument();
    expect(await linha('Mercado').findByText('Respondido sem convites')).toBeInTheDocument();
    const daqui = EMPRESA_VIZINHA.empresaId;
    expect(linha('Liderança').getByRole('link', { name: /^Responder questionário/ })).toHaveAttribute(
      'href',
      `/responderQuestionario/${daqui}/a`,
    );
    expect(linha('Pessoas').getByRole('link', { name: /^Ver respostas/ })).toHaveAttribute(
      'href',
      `/visualizarQuestionario/${daqui}/${ana.uid}/c`,
    );
    expect(linha('Entrevista').queryByRole('link', { name: /Responder|respostas/ })).toBeNull();
    expect(await linha('Liderança').findByText('1 de 2 convidados responderam (50%)')).toBeInTheDocument();
    expect(linha('Liderança').getByRole('link', { name: /^Ver convidados/ })).toHaveAttribute(
      'href',
      `/convidarColaboradores?questionario=${daqui}.a`,
    );
  });
  it('sem nenhum, aguarde a fase de formulário; a quem não responde pela empresa isso não se diz', async () => {
    mostrar(ana, [{ id: 'x', ...premio }]);
    expect(await (await doPremio()).findByText(/^Aguarde a fase de formulário/)).toBeInTheDocument();
  });
  it('quem não responde pela empresa não sabe se há questionários', async () => {
    listar(questionario('z', 'De outro projeto', { idProjeto: 'outro', projeto: 'Outro projeto' }));
    mostrar(caio, [{ id: 'x', ...premio }], { sem: ['29.criacao'] });
    expect(await screen.findByRole('heading', { name: 'De outro projeto' })).toBeInTheDocument();
    expect(screen.queryByText(/^Aguarde a fase/)).toBeNull();
  });
  it('os de outros projetos ficam à parte, e quem não lê convites não os conta', async () => {
    listar(questionario('z', 'Do meu projeto', { idProjeto: 'outro', projeto: 'Programa da casa' }));
    mostrar(caio, [], { sem: ['30.leitura'] });
    const secao = within(await screen.findByRole('region', { name: 'Questionários para responder' }));
    expect(secao.getByText('Programa da casa')).toBeInTheDocument();
    expect(secao.queryByRole('link', { name: /^Ver convidados/ })).toBeNull();
  });
  it('uma falha ao buscá-los deixa os projetos, e oferece tentar de novo', async () => {
    servidor.agir = () => {
      throw new Error('O servidor não respondeu.');
    };
    mostrar(ana, [{ id: 'x', ...premio }]);
    expect(await screen.findByText('Erro ao buscar questionários')).toBeInTheDocument();
    const projeto = await doPremio();
    expect(projeto.queryByText(/^Aguarde a fase/)).toBeNull();
    servidor.agir = () => {};
    listar(questionario('a', 'Liderança'));
    fireEvent.click(screen.getByRole('button', { name: /Tentar/ }));
    expect(await projeto.findByRole('heading', { name: 'Liderança' })).toBeInTheDocument();
  });
});

describe('sair do projeto', () => {
  it('pergunta, e só ADMIN pode', async () => {
    mostrar(ana, [{ id: 'x', ...premio }]);
    await doPremio();
    perguntar();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(servidor.feitos.filter((feito) => !('projetoId' in feito))).toEqual([]);
    perguntar();
    const pergunta = within(await screen.findByRole('dialog', { name: `Sair de ${premio.nome}?` }));
    expect(pergunta.getByText(/os convites abertos da empresa são cancelados/)).toBeInTheDocument();
    fireEvent.click(pergunta.getByRole('button', { name: 'Sair do projeto' }));
    await waitFor(() =>
      expect(servidor.feitos).toContainEqual({
        ...EMPRESA,
        idEmpresa: EMPRESA_VIZINHA.empresaId,
        idProjeto: 'p',
      }),
    );
    expect(await screen.findByText(/^A empresa saiu do projeto/)).toBeInTheDocument();
  });
  it('quem não é ADMIN não tem o botão, nem a empresa que venceu', async () => {
    mostrar(caio, [{ id: 'x', ...premio }]);
    await doPremio();
    expect(botao()).toBeNull();
  });
  it('a vencedora também não', async () => {
    mostrar(ana, [{ id: 'x', ...premio, status: 7 }]);
    await doPremio();
    expect(botao()).toBeNull();
  });
});

it('mostra o banner do projeto, com o que cada imagem diz e aonde leva', async () => {
  const banner = {
    posicao: 2 as const,
    tempo: 5_000,
    trocar: true,
    imagens: [{ path: 'p/a.png', descricao: 'Inscrições abertas', link: 'https://premio.exemplo/' }],
  };
  mostrar(ana, [{ id: 'x', ...premio, banner }]);
  const projeto = await screen.findByRole('region', { name: `Banner de ${premio.nome}` });
  expect(
    within(projeto).getByRole('link', { name: 'Inscrições abertas (abre em outra aba)' }),
  ).toHaveAttribute('href', 'https://premio.exemplo/');
});

it('uma empresa sem projetos nem convites não mostra listas vazias; o respondente lê que não tem convite', async () => {
  mostrar(ana, []);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Diagnóstico da empresa' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Meus convites')).toBeNull());
  expect(screen.queryByText('Projetos da empresa')).toBeNull();
});

it('A23 quem responde de fora, ou não tem 29.leitura, não os pede', () => {
  expect(daEmpresa(umaSessao(rui)).enabled).toBe(false);
  expect(daEmpresa(umaSessao(caio, { sem: ['29.leitura'] })).enabled).toBe(false);
  expect(daEmpresa(umaSessao(caio)).enabled).toBe(true);
});
