// Innovation plays as a person meets them, from the catalogue to their conclusion (part 2 §2, §4, §5 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe, inicioDoDia } from '@/domain/comum/datas';
import { type Jogada, jogadas, RESUMO_VAZIO } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { taticasDeInovacao } from '@/domain/incentivo/tatica';
import { umaTatica } from '@/domain/incentivo/tatica.exemplo';
import { type TaticaDaJogada, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { banco } from '@tests/support/banco';
import { ana, caio, clara, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { doMenu } from '@tests/support/perguntas/linha';
import { InicioDoIncentivoPage } from '../inicio/InicioDoIncentivoPage';
import { JogadaPage } from './JogadaPage';
import { JogadasPage } from './JogadasPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const jogada = (id: string) => `${jogadas.onde(EMPRESA)}/${id}`;
const tatica = (id: string) => `${taticasDaJogada.onde(EMPRESA)}/${id}`;
const movimentacoes = caminhos.daEmpresa(EMPRESA, 'movimentacoesDeTaticas');
const guardar = (id: string, nome: string, mudancas: Partial<Jogada> = {}) =>
  banco.guardar(jogada(id), umaJogada(clara, { nome, ...mudancas }));
const comTatica = (id: string, nome: string, mudancas: Partial<TaticaDaJogada> = {}) =>
  banco.guardar(tatica(id), umaTaticaDaJogada(clara, { nome, jogada: 'j', ...mudancas }));
const EM_CURSO = { implementada: true, startedAt: new Date() };

const mostrar = (quem: Persona, rota: string, sem: Parameters<typeof umaSessao>[1] = {}) =>
  desenharTela(
    umaSessao(quem, sem),
    <Routes>
      <Route path="/home-incentivo-a-inovacao" element={<InicioDoIncentivoPage />} />
      <Route path="/jogadas-de-inovacao" element={<JogadasPage />} />
      <Route path="/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId" element={<JogadaPage />} />
    </Routes>,
    rota,
  );
const comStatus = (...porStatus: number[]) => ({ resumo: { ...RESUMO_VAZIO, porStatus } });
const cartaoDe = async (name: string) => within(await screen.findByRole('article', { name }));
const apertar = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }));
const escrever = (rotulo: string, value: string, onde: Pick<typeof screen, 'getByLabelText'> = screen) =>
  fireEvent.change(onde.getByLabelText(rotulo), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  banco.guardar(`${tiposDeJogada.onde(EMPRESA)}/canal`, umTipoDeJogada(ana, { nome: 'Canal' }));
});

describe('o catálogo', () => {
  it('tem três abas, com quantas há, e cada jogada se abre', async () => {
    guardar('s', 'Sugerida uma', { sugerida: true });
    guardar('c', 'Da casa');
    mostrar(ana, '/jogadas-de-inovacao');
    expect(await screen.findByRole('tab', { name: 'Jogadas sugeridas (1)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Jogadas customizadas (1)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Todos' })).toHaveAttribute('aria-selected', 'true');
    banco.guardar(tatica('t'), umaTaticaDaJogada(clara, { nome: 'Balcão', jogada: 'c' }));
    const cartao = within(await screen.findByRole('article', { name: 'Da casa' }));
    fireEvent.click(cartao.getByRole('button', { name: 'Ver mais de Da casa' }));
    expect(await cartao.findByText(/^Balcão/)).toBeInTheDocument();
    fireEvent.click(cartao.getByRole('button', { name: 'Ver menos de Da casa' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Jogadas sugeridas (1)' }));
    expect(await screen.findByRole('article', { name: 'Sugerida uma' })).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Da casa' })).toBeNull();
  });

  it('vazio, diz para que serve; 21 abre cada ato', async () => {
    const { unmount } = mostrar(caio, '/jogadas-de-inovacao', { sem: ['21.criacao'] });
    expect(await screen.findByText('Nenhuma jogada encontrada!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Criar jogadas de inovação' })).toBeNull();
    unmount();
    guardar('s', 'Sugerida uma', { sugerida: true });
    mostrar(caio, '/jogadas-de-inovacao', { sem: ['21.criacao', '21.editar', '21.remover', '19.criacao'] });
    const cartao = within(await screen.findByRole('article', { name: 'Sugerida uma' }));
    expect(cartao.queryByRole('link')).toBeNull();
    expect(cartao.getAllByRole('button')).toHaveLength(1);
  });

  it('a que não começou diz só quantas táticas tem; a que corre, quantas se movem', async () => {
    guardar('n', 'Nova', comStatus(3, 0, 0, 0, 0));
    guardar('p', 'Parada', { ...EM_CURSO, ...comStatus(3, 0, 0, 0, 0) });
    guardar('c', 'Corre', { ...EM_CURSO, ...comStatus(1, 2, 0, 0, 0) });
    mostrar(ana, '/jogadas-de-inovacao');
    expect((await cartaoDe('Nova')).getByText('3 táticas')).toBeInTheDocument();
    expect((await cartaoDe('Parada')).getByText('3 táticas, nenhuma com movimentação')).toBeInTheDocument();
    expect((await cartaoDe('Corre')).getByText('3 táticas: 2 com movimentação')).toBeInTheDocument();
  });

  it('só se remove a que não tem movimentação, depois da pergunta', async () => {
    guardar('m', 'Movida', { resumo: { ...RESUMO_VAZIO, porStatus: [0, 1, 0, 0, 0] } });
    guardar('n', 'Nova');
    mostrar(ana, '/jogadas-de-inovacao');
    await screen.findByRole('article', { name: 'Movida' });
    apertar('Ações de Movida');
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Remover' })).toBeNull();
    await doMenu('Nova', 'Remover');
    const pergunta = await dialogo('Tem certeza que deseja remover a jogada "Nova"?');
    fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(banco.ler(jogada('n'))?.['deletedAt']).toBeInstanceOf(Date));
  });
});

describe('o formulário', () => {
  it('cria com as táticas escolhidas e escritas, tudo junto, uma vez', async () => {
    const tipo = umTipoDeInovacao(ana, { nome: 'Oferta' });
    banco.guardar(`${tiposDeInovacao.onde(EMPRESA)}/o`, tipo);
    const doTipo = umaTatica(ana, { nome: 'Conjunto', tipoDeInovacao: 'o' });
    banco.guardar(`${taticasDeInovacao.onde(EMPRESA)}/x`, doTipo);
    mostrar(ana, '/jogadas-de-inovacao/sugerida/0');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Criar jogada de inovação' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Criar como jogada sugerida?')).toBeInTheDocument();
    await screen.findByRole('option', { name: 'Canal' });
    apertar('Salvar');
    expect(await screen.findByText('Escolha uma categoria.')).toBeInTheDocument();
    escrever('Nome', 'Vender junto');
    escrever('Descrição', 'O que se usa junto.');
    escrever('Categoria', 'canal');
    escrever('Nível de ambição', 'Adjacente');
    escrever('Segmento que se aplica', 'Varejo');
    apertar('Escolher do catálogo');
    const escolha = await dialogo('Escolher táticas do catálogo');
    fireEvent.click(await escolha.findByRole('checkbox', { name: 'Conjunto' }));
    fireEvent.click(escolha.getByRole('button', { name: 'Adicionar 1 à jogada' }));
    await screen.findByRole('article', { name: 'Conjunto' });
    banco.perderResposta();
    apertar('Salvar');
    await screen.findByText('Não foi possível salvar');
    escrever('Nome', 'Vender o conjunto');
    apertar('Salvar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Catálogo de jogadas' })).toBeInTheDocument();
    const gravadas = banco.todos(jogadas.onde(EMPRESA));
    expect(gravadas).toHaveLength(1);
    expect(gravadas[0]).toMatchObject({
      nome: 'Vender o conjunto',
      tipoDeJogada: 'canal',
      nomeTipoDeJogada: 'Canal',
      ambicao: 'Adjacente',
      segmento: 'Varejo',
      sugerida: false,
      implementada: false,
    });
    expect(banco.todos(taticasDaJogada.onde(EMPRESA))).toMatchObject([
      { nome: 'Conjunto', idTatica: 'x', tipo: 'Oferta', status: 0 },
    ]);
  });

  it('só ADMIN, e só ao criar, faz sugerida', async () => {
    const { unmount } = mostrar(caio, '/jogadas-de-inovacao/sugerida/0');
    await screen.findByRole('heading', { level: 1, name: 'Criar jogada de inovação' });
    expect(screen.queryByLabelText('Criar como jogada sugerida?')).toBeNull();
    unmount();
    guardar('j', 'Da casa');
    mostrar(ana, '/jogadas-de-inovacao/normal/j');
    await screen.findByRole('heading', { level: 1, name: 'Editar jogada de inovação' });
    expect(screen.queryByLabelText('Criar como jogada sugerida?')).toBeNull();
  });

  it('customizar faz uma cópia, e a sugerida fica como está', async () => {
    guardar('j', 'Sugerida uma', { sugerida: true });
    comTatica('t', 'Balcão', { status: 3 });
    mostrar(ana, '/jogadas-de-inovacao/customizada/j');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Customizar jogada de inovação' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Cópia de "Sugerida uma"')).toBeInTheDocument();
    escrever('Nome', 'A nossa');
    apertar('Salvar');
    await screen.findByRole('heading', { level: 1, name: 'Catálogo de jogadas' });
    expect(banco.ler(jogada('j'))).toMatchObject({ nome: 'Sugerida uma', sugerida: true });
    const copias = banco.todos(jogadas.onde(EMPRESA)).filter(({ nome }) => nome === 'A nossa');
    expect(copias).toMatchObject([{ sugerida: false, implementada: false }]);
    const taticas = banco.todos(taticasDaJogada.onde(EMPRESA));
    expect(new Set(taticas.map(({ status }) => status))).toEqual(new Set([0, 3]));
  });

  it('editar guarda a tática que já tem movimentação', async () => {
    guardar('j', 'Da casa');
    comTatica('t', 'Balcão', { status: 2 });
    comTatica('u', 'Totem');
    mostrar(ana, '/jogadas-de-inovacao/normal/j');
    await screen.findByRole('article', { name: 'Balcão' });
    expect(screen.queryByRole('button', { name: 'Excluir Balcão' })).toBeNull();
    apertar('Excluir Totem');
    apertar('Salvar');
    await waitFor(() => expect(banco.ler(tatica('u'))?.['deletedAt']).toBeInstanceOf(Date));
    expect(banco.ler(tatica('t'))).toMatchObject({ deletedAt: null, status: 2 });
  });
});

describe('a implementação', () => {
  it('tem duas abas, e a jogada parada o diz', async () => {
    const haMuito = new Date(Date.now() - 40 * 86_400_000);
    guardar('j', 'Corre', { ...EM_CURSO, startedAt: haMuito });
    guardar('k', 'Terminou', { ...EM_CURSO, concluido: true, endedAt: new Date() });
    mostrar(ana, '/jogadas-de-inovacao?aba=implementacao');
    const cartao = within(await screen.findByRole('article', { name: 'Corre' }));
    expect(cartao.getByText('Parada há mais de 30 dias')).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Terminou' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Jogadas concluídas' }));
    expect(await screen.findByRole('article', { name: 'Terminou' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Jogadas em implementação' })).toBeInTheDocument();
  });

  it('implementar leva ao quadro', async () => {
    guardar('j', 'Da casa');
    comTatica('t', 'Balcão');
    mostrar(ana, '/jogadas-de-inovacao');
    fireEvent.click(await screen.findByRole('button', { name: 'Implementar Da casa' }));
    const coluna = within(await screen.findByRole('region', { name: 'Sem movimentação' }));
    expect(coluna.getByText('Balcão')).toBeInTheDocument();
    // Wider than a phone: the keyboard scrolls the board, also while its columns are empty.
    expect(screen.getByRole('group', { name: 'Colunas por status' })).toHaveAttribute('tabindex', '0');
    const quantas = ['Sem movimentação', 'Em estudo'].map(
      (status) => screen.getByRole('region', { name: status }).querySelector('h3 + *')?.textContent,
    );
    expect(quantas).toEqual(['1', '0']);
    expect(banco.ler(jogada('j'))).toMatchObject({ implementada: true, cancelado: false, concluido: false });
    expect(banco.ler(jogada('j'))?.['startedAt']).toBeInstanceOf(Date);
  });

  it('movimentar grava a tática e a movimentação juntas; a resposta perdida não a repete', async () => {
    guardar('j', 'Da casa', EM_CURSO);
    comTatica('t', 'Balcão');
    mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
    fireEvent.click(await screen.findByRole('button', { name: 'Movimentar Balcão' }));
    const modal = await dialogo('Movimentação na jogada de inovação');
    escrever('Status', '', modal);
    fireEvent.click(modal.getByRole('button', { name: 'Movimentar' }));
    expect(await modal.findByText('Status obrigatório')).toBeInTheDocument();
    expect(modal.getByText('Descrição obrigatória')).toBeInTheDocument();
    escrever('Status', '2', modal);
    escrever('Descrição', 'Conversa com três clientes.', modal);
    banco.perderResposta();
    fireEvent.click(modal.getByRole('button', { name: 'Movimentar' }));
    await modal.findByText('Não foi possível salvar');
    fireEvent.click(modal.getByRole('button', { name: 'Movimentar' }));
    const coluna = within(await screen.findByRole('region', { name: 'Em estudo' }));
    expect(await coluna.findByText('Balcão')).toBeInTheDocument();
    expect(await screen.findByText(/^Balcão: Em estudo em /)).toBeInTheDocument();
    const [gravada, ...outras] = banco.todos(movimentacoes);
    expect(outras).toEqual([]);
    expect(gravada).toMatchObject({
      jogada: 'j',
      tatica: 't',
      status: 2,
      descricao: 'Conversa com três clientes.',
      data: inicioDoDia(diaDe(new Date())),
    });
    expect(banco.ler(tatica('t'))).toMatchObject({ status: 2 });
  });

  it('a linha do tempo se filtra por toda tática que já se moveu, e por nenhuma outra', async () => {
    guardar('j', 'Da casa', EM_CURSO);
    comTatica('parada', 'Parada');
    comTatica('comeca', 'Começada', { status: 1 });
    comTatica('estuda', 'Estudada', { status: 2 });
    mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
    const filtro = await screen.findByLabelText('Tática');
    await waitFor(() =>
      expect([...filtro.querySelectorAll('option')].map(({ textContent }) => textContent).toSorted()).toEqual(
        ['Começada', 'Estudada', 'Todas as táticas'],
      ),
    );
  });

  it('mudada depois da resposta perdida, diz o que foi gravado', async () => {
    guardar('j', 'Da casa', EM_CURSO);
    comTatica('t', 'Balcão');
    mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
    fireEvent.click(await screen.findByRole('button', { name: 'Movimentar Balcão' }));
    const modal = await dialogo('Movimentação na jogada de inovação');
    escrever('Descrição', 'Primeira versão.', modal);
    banco.perderResposta();
    fireEvent.click(modal.getByRole('button', { name: 'Movimentar' }));
    await modal.findByText('Não foi possível salvar');
    escrever('Descrição', 'Segunda versão.', modal);
    fireEvent.click(modal.getByRole('button', { name: 'Movimentar' }));
    expect(await modal.findByText(/com a descrição "Primeira versão\."/)).toBeInTheDocument();
    expect(banco.todos(movimentacoes)).toHaveLength(1);
  });

  it('vincular pede mais de uma tática sem vínculo, e diz número e nomes', async () => {
    guardar('j', 'Da casa', EM_CURSO);
    for (const [id, nome] of [
      ['t', 'Balcão'],
      ['u', 'Totem'],
      ['v', 'Visita'],
    ] as const)
      comTatica(id, nome);
    mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
    const botao = await screen.findByRole('button', { name: 'Vincular táticas' });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Marcar Balcão' }));
    expect(botao).toBeDisabled();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Marcar Totem' }));
    fireEvent.click(botao);
    const cartao = within(await screen.findByRole('article', { name: 'Balcão' }));
    expect(await cartao.findByText('Vínculo 1')).toBeInTheDocument();
    expect(cartao.getByText(/com Totem/)).toBeInTheDocument();
    expect(banco.ler(tatica('t'))).toMatchObject({
      vinculos: ['u'],
      numeroDoVinculo: 1,
      corVinculos: 'teal',
    });
    expect(banco.ler(jogada('j'))).toMatchObject({ ultimoVinculo: 1 });
    fireEvent.click(await cartao.findByRole('button', { name: 'Desfazer o vínculo 1 de Balcão' }));
    await waitFor(() => expect(banco.ler(tatica('u'))).toMatchObject({ vinculos: [], numeroDoVinculo: 0 }));
  });

  it('concluir só quando o resumo permite; cancelar pergunta', async () => {
    guardar('j', 'Da casa', EM_CURSO);
    comTatica('t', 'Balcão');
    const { unmount } = mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
    await screen.findByRole('button', { name: 'Cancelar jogada' });
    expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
    apertar('Cancelar jogada');
    const pergunta = await dialogo('Tem certeza que deseja cancelar a jogada de inovação?');
    fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(banco.ler(jogada('j'))).toMatchObject({ cancelado: true, concluido: false }));
    unmount();
    guardar('j', 'Da casa', { ...EM_CURSO, resumo: { ...RESUMO_VAZIO, podeConcluir: true } });
    comTatica('t', 'Balcão', { status: 4, movimentadaEm: new Date() });
    mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
    fireEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
    const outra = await dialogo('Tem certeza que deseja concluir a jogada de inovação?');
    fireEvent.click(outra.getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(banco.ler(jogada('j'))).toMatchObject({ concluido: true }));
  });

  it('diz o que as táticas mostradas dizem, também antes de contadas; depois se conclui', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      guardar('j', 'Da casa', EM_CURSO);
      comTatica('t', 'Balcão', { status: 4, movimentadaEm: new Date() });
      mostrar(ana, '/jogadas-de-inovacao/implementacao/j');
      expect(await screen.findByText('1 tática: 1 com movimentação, 1 concluída')).toBeInTheDocument();
      expect(screen.queryByText('Nenhuma tática cadastrada')).toBeNull();
      expect(screen.getByText(/^As movimentações estão sendo contadas\./)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Concluir' })).toBeNull();
      guardar('j', 'Da casa', { ...EM_CURSO, resumo: { ...RESUMO_VAZIO, podeConcluir: true } });
      await vi.advanceTimersByTimeAsync(6_000);
      expect(await screen.findByRole('button', { name: 'Concluir' })).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('19.criacao movimenta, 19.editar vincula e encerra', async () => {
    guardar('j', 'Da casa', EM_CURSO);
    comTatica('t', 'Balcão');
    comTatica('u', 'Totem');
    mostrar(caio, '/jogadas-de-inovacao/implementacao/j', { sem: ['19.criacao', '19.editar'] });
    await screen.findByRole('region', { name: 'Sem movimentação' });
    expect(screen.queryByRole('button', { name: /Movimentar|Vincular|Concluir|Cancelar/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('o início mostra o que corre, o que parou e o que se sugere', async () => {
  const haMuito = new Date(Date.now() - 40 * 86_400_000);
  guardar('j', 'Corre', EM_CURSO);
  guardar('p', 'Parou', { ...EM_CURSO, startedAt: haMuito });
  guardar('s', 'Sugerida uma', { sugerida: true });
  mostrar(ana, '/home-incentivo-a-inovacao');
  const blocos = await screen.findByRole('region', { name: 'Em andamento' });
  expect([...blocos.querySelectorAll('article')].map((um) => um.getAttribute('aria-label'))).toEqual([
    'Parou',
    'Corre',
  ]);
  expect(within(blocos).getByText('Parada há 40 dias')).toBeInTheDocument();
  const sugeridas = within(screen.getByRole('region', { name: 'Sugeridas para começar' }));
  expect(sugeridas.getByRole('article', { name: 'Sugerida uma' })).toBeInTheDocument();
});
