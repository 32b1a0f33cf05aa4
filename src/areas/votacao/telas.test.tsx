// The result of a voting, as module 34 sees it (part 3 §2, decisions Q242 and Q245).
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, EMPRESA, mario, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ResultadoDaVotacaoPage } from './ResultadoDaVotacaoPage';
import type { Apurada, VotoListado } from './votacao.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const APURADA: Apurada = {
  periodo: { inicio: '2026-01-01T03:00:00.000Z', fim: '2026-03-01T21:00:00.000Z', aberta: true },
  encerradaEm: null,
  publicarResultados: true,
  em: '2026-02-01T12:00:00.000Z',
  anulacoes: [],
  categorias: [
    {
      nome: 'Indústria',
      contados: 3,
      emRevisao: 1,
      anulados: 0,
      empresas: [
        { id: 'moinho', nome: 'Moinho', votos: 2, emRevisao: 1 },
        { id: 'plasticos', nome: 'Plásticos', votos: 1, emRevisao: 0 },
      ],
      outras: 0,
    },
    { nome: 'Serviços', contados: 1, emRevisao: 0, anulados: 0, empresas: [], outras: 1 },
  ],
};
const VOTACAO = {
  inicio: new Date('2026-01-01T03:00:00.000Z'),
  fim: new Date('2026-03-01T21:00:00.000Z'),
  publicarResultados: true,
  soFinalistas: false,
};
const VOTO: VotoListado = {
  id: 'v1',
  categoria: 'Indústria',
  suspeita: 'REDE',
  rede: 'a1b2c3',
  em: '2026-02-01T12:00:00.000Z',
  motivo: null,
};
const ROTA = '/resultadoVotacaoEmpresaInspiradora';
const ESCOLHIDA = `${ROTA}?projeto=premio&questionario=lideranca`;

function abrir(rota = ESCOLHIDA, { apurada = {}, sessao = umaSessao(ana) } = {}) {
  servidor.respostas = {
    'votacaoFunctions-apurar': { ...APURADA, ...apurada },
    'votacaoFunctions-listarVotos': { votos: [VOTO], haMais: false },
    'votacaoFunctions-decidirVotos': { mudaram: 1 },
  };
  return desenharTela(sessao, <ResultadoDaVotacaoPage />, rota);
}

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  banco.guardar(caminhos.projeto(EMPRESA, 'premio'), umProjeto(ana, { nome: 'Prêmio' }));
  banco.guardar(`${questionarios.onde(EMPRESA)}/lideranca`, {
    ...umQuestionario(ana, { nome: 'Liderança' }),
    idProjeto: 'premio',
  });
});

describe('o resultado da votação', () => {
  it('pede um projeto e um questionário, que ficam no endereço', async () => {
    abrir(ROTA);
    expect(
      await screen.findByText('Selecione um projeto e um questionário para visualizar os resultados!'),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Projeto'), 'Prêmio');
    await userEvent.selectOptions(screen.getByLabelText('Questionário'), 'Liderança');
    expect(await screen.findByRole('region', { name: 'Indústria' })).toBeVisible();
  });

  it('oferece as votações; com um projeto no cabeçalho começa pela dele', async () => {
    banco.guardar(caminhos.projeto(EMPRESA, 'premio'), umProjeto(ana, { nome: 'Prêmio', votacao: VOTACAO }));
    banco.guardar(`${questionarios.onde(EMPRESA)}/lideranca`, {
      ...umQuestionario(ana, { nome: 'Liderança' }),
      idProjeto: 'premio',
      versao: 1,
    });
    banco.guardar(`${questionarios.onde(EMPRESA)}/rascunho`, {
      ...umQuestionario(ana, { nome: 'Rascunho' }),
      idProjeto: 'premio',
    });
    const { unmount } = abrir(ROTA);
    const votacoes = within(await screen.findByRole('list', { name: 'Votações' }));
    expect(votacoes.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(votacoes.getByRole('button', { name: 'Prêmio Liderança' }));
    expect(await screen.findByRole('region', { name: 'Indústria' })).toBeVisible();
    unmount();
    escolherProjeto(umaSessao(ana), { id: 'premio', nome: 'Prêmio' });
    abrir(ROTA);
    expect(await screen.findByRole('region', { name: 'Indústria' })).toBeVisible();
  });

  it('votos, parte e barra de cada categoria; "Ver mais" abre as empresas', async () => {
    abrir();
    const industria = within(await screen.findByRole('region', { name: 'Indústria' }));
    expect(industria.getByText('3 votos (75%)')).toBeVisible();
    expect(industria.getByText('Contados à parte: 1 em revisão.')).toBeVisible();
    expect(industria.getByRole('progressbar')).toHaveAttribute('value', '75');
    expect(industria.getByText('À frente: Moinho, com 2 votos.')).toBeVisible();
    expect(industria.queryByText('Moinho')).toBeNull();
    await userEvent.click(industria.getByRole('button', { name: 'Ver mais de Indústria' }));
    expect(industria.getByText('2 votos (66,7%), 1 em revisão')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais de Serviços' }));
    expect(screen.getByText('Empresas que saíram da categoria: 1 voto')).toBeVisible();
  });

  it('empatadas à frente são ditas todas; um anulado é um', async () => {
    const empresas = ['Moinho', 'Plásticos'].map((nome) => ({ id: nome, nome, votos: 2, emRevisao: 0 }));
    const [categoria] = APURADA.categorias;
    if (!categoria) throw new Error('sem categoria');
    abrir(ESCOLHIDA, { apurada: { categorias: [{ ...categoria, contados: 4, anulados: 1, empresas }] } });
    expect(await screen.findByText('Empatadas à frente, com 2 votos cada: Moinho, Plásticos.')).toBeVisible();
    expect(screen.getByText('Contados à parte: 1 em revisão, 1 anulado.')).toBeVisible();
  });

  it('encerrada a apuração ninguém está à frente: é a mais votada, ou empataram', async () => {
    const encerradaEm = '2026-03-09T15:00:00.000Z';
    const { unmount } = abrir(ESCOLHIDA, { apurada: { encerradaEm } });
    expect(await screen.findByText('Mais votada: Moinho, com 2 votos.')).toBeVisible();
    expect(screen.queryByText(/À frente/)).toBeNull();
    unmount();
    const empresas = ['Moinho', 'Plásticos'].map((nome) => ({ id: nome, nome, votos: 2, emRevisao: 0 }));
    const [categoria] = APURADA.categorias;
    if (!categoria) throw new Error('sem categoria');
    abrir(ESCOLHIDA, { apurada: { encerradaEm, categorias: [{ ...categoria, contados: 4, empresas }] } });
    expect(
      await screen.findByText('Empatadas em primeiro lugar, com 2 votos cada: Moinho, Plásticos.'),
    ).toBeVisible();
  });

  it('sem votos diz isso; o que falha se pede de novo', async () => {
    const { unmount } = abrir(ESCOLHIDA, { apurada: { categorias: [] } });
    expect(await screen.findByText('Nenhum voto encontrado para este questionário.')).toBeVisible();
    unmount();
    servidor.agir = (_dados, nome) => {
      if (nome === 'votacaoFunctions-apurar') throw new ErroDoProduto('Projeto não encontrado');
    };
    abrir();
    expect(await screen.findByText('Erro ao buscar votos')).toBeVisible();
  });

  it('votos em revisão se aceitam ou anulam com um motivo de 3 letras, não de 2', async () => {
    abrir();
    const revisao = within(await screen.findByRole('region', { name: 'Revisão de votos' }));
    expect(revisao.queryByText(/Moinho/)).toBeNull();
    await userEvent.click(await revisao.findByRole('button', { name: 'Anular votos' }));
    expect(revisao.getByText('Escolha ao menos um voto.')).toBeVisible();
    await userEvent.click(revisao.getByRole('checkbox', { name: /^Um voto em Indústria/ }));
    await userEvent.click(revisao.getByRole('button', { name: 'Anular votos' }));
    const anular = () => userEvent.click(revisao.getByRole('button', { name: 'Anular votos' }));
    await userEvent.type(revisao.getByLabelText('Motivo'), 'me');
    await anular();
    expect(revisao.getByText('Escreva o motivo em ao menos 3 letras.')).toBeVisible();
    expect(servidor.feitos).not.toContainEqual(expect.objectContaining({ situacao: 'ANULADO' }));
    await userEvent.type(revisao.getByLabelText('Motivo'), 's');
    await anular();
    await waitFor(() =>
      expect(servidor.feitos).toContainEqual(
        expect.objectContaining({ votos: ['v1'], situacao: 'ANULADO', motivo: 'mes' }),
      ),
    );
  });

  it('enquanto a decisão é enviada nada se marca nem escreve, porque se perderia com ela', async () => {
    abrir();
    let resposta = { chegar: (_valor: object) => {} };
    servidor.respostas['votacaoFunctions-decidirVotos'] = new Promise<object>(
      (chegar) => (resposta = { chegar }),
    );
    const revisao = within(await screen.findByRole('region', { name: 'Revisão de votos' }));
    const voto = await revisao.findByRole('checkbox', { name: /^Um voto em Indústria/ });
    await userEvent.click(voto);
    await userEvent.type(revisao.getByLabelText('Motivo'), 'Mesma sala');
    await userEvent.click(revisao.getByRole('button', { name: 'Anular votos' }));
    for (const campo of [voto, revisao.getByLabelText('Motivo'), revisao.getByLabelText('Mostrar')])
      expect(campo).toBeDisabled();
    resposta.chegar({ mudaram: 1 });
    await waitFor(() => expect(voto).toBeEnabled());
    expect(voto).not.toBeChecked();
    expect(revisao.getByLabelText('Motivo')).toHaveValue('');
  });

  it('quem só lê o módulo 34 não vê votos um a um', async () => {
    abrir(ESCOLHIDA, { sessao: umaSessao(mario, { sem: ['34.editar'] }) });
    expect(await screen.findByRole('region', { name: 'Indústria' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Revisão de votos' })).toBeNull();
  });
});

const secao = async () => within(await screen.findByRole('region', { name: 'Anular votos de um período' }));

describe('anular votos de um período', () => {
  const VISTA = {
    votos: 22,
    categorias: [
      { nome: 'Indústria', contados: 10, emRevisao: 1 },
      { nome: 'Serviços', contados: 11, emRevisao: 0 },
    ],
    ficam: 3,
    redes: [{ rede: 'a1b2c3', votos: 12 }],
  };
  const FEITA = {
    id: 'a1',
    inicio: '2026-02-01T13:00:00.000Z',
    fim: '2026-02-01T13:05:00.000Z',
    rede: null,
    votos: 22,
    motivo: 'Um programa.',
    em: '2026-02-01T14:00:00.000Z',
    desfeita: false,
  };
  let feitas: { nome: string; dados: object }[];
  beforeEach(() => {
    feitas = [];
    servidor.agir = (dados: object, nome) => void feitas.push({ nome, dados });
  });
  const pedidos = (nome: string) => feitas.filter((uma) => uma.nome === `votacaoFunctions-${nome}`);
  const periodo = { noDia: '2026-02-01', das: '10:00', ate: '10:05' };

  it('mostra antes o que mudaria, e anula com motivo o que se viu, de todas as redes ou de uma', async () => {
    abrir();
    Object.assign(servidor.respostas, {
      'votacaoFunctions-verAnulacao': VISTA,
      'votacaoFunctions-anularVotos': { anulacao: 'a1' },
    });
    const daqui = await secao();
    await userEvent.click(daqui.getByRole('button', { name: 'Ver o que mudaria' }));
    expect(daqui.getByText('Escreva o dia e as duas horas.')).toBeVisible();
    expect(pedidos('verAnulacao')).toEqual([]);
    await userEvent.type(daqui.getByLabelText('Dia'), '01/02/2026');
    await userEvent.type(daqui.getByLabelText('Do minuto'), '1000');
    await userEvent.type(daqui.getByLabelText('Até o minuto'), '1005');
    await userEvent.click(daqui.getByRole('button', { name: 'Ver o que mudaria' }));
    expect(await daqui.findByText('Indústria: 11 votos, dos quais 1 em revisão')).toBeVisible();
    expect(daqui.getByText('Serviços: 11 votos')).toBeVisible();
    expect(daqui.getByText(/^Ficam como estão 3 votos do período/)).toBeVisible();
    await userEvent.selectOptions(daqui.getByLabelText('De qual rede'), 'a1b2c3');
    await userEvent.click(await daqui.findByRole('button', { name: 'Anular 22 votos' }));
    expect(daqui.getByText('Escreva o motivo em ao menos 3 letras.')).toBeVisible();
    expect(pedidos('anularVotos')).toEqual([]);
    await userEvent.type(daqui.getByLabelText('Motivo da anulação'), 'Um programa.');
    await userEvent.click(daqui.getByRole('button', { name: 'Anular 22 votos' }));
    await waitFor(() => expect(daqui.queryByLabelText('Motivo da anulação')).toBeNull());
    // And once more after the act, as all that is shown of the voting.
    expect(
      pedidos('verAnulacao')
        .slice(0, 2)
        .map(({ dados }) => dados),
    ).toMatchObject([
      { ...periodo, rede: null },
      { ...periodo, rede: 'a1b2c3' },
    ]);
    expect(pedidos('anularVotos').map(({ dados }) => dados)).toMatchObject([
      { ...periodo, rede: 'a1b2c3', votos: 22, motivo: 'Um programa.' },
    ]);
  });

  it('o que se fez se desfaz com motivo; encerrada a apuração, só se lê', async () => {
    const { unmount } = abrir(ESCOLHIDA, { apurada: { anulacoes: [FEITA] } });
    servidor.respostas['votacaoFunctions-mudarAnulacao'] = { mudaram: 22 };
    const daqui = await secao();
    expect(daqui.getByText('22 votos, de 01/02/2026 às 10:00 a 01/02/2026 às 10:05')).toBeVisible();
    await userEvent.click(daqui.getByRole('button', { name: /^Desfazer a anulação: 22 votos/ }));
    await userEvent.type(daqui.getByLabelText('Motivo da mudança'), 'Era a feira.');
    await userEvent.click(daqui.getByRole('button', { name: 'Desfazer a anulação' }));
    await waitFor(() => expect(daqui.queryByLabelText('Motivo da mudança')).toBeNull());
    expect(pedidos('mudarAnulacao').map(({ dados }) => dados)).toMatchObject([
      { anulacao: 'a1', desfeita: true, motivo: 'Era a feira.' },
    ]);
    unmount();
    abrir(ESCOLHIDA, {
      apurada: { anulacoes: [{ ...FEITA, desfeita: true }], encerradaEm: '2026-03-02T12:00:00.000Z' },
    });
    const depois = await secao();
    expect(depois.getByText(/\(desfeita\)$/)).toBeVisible();
    expect(depois.queryAllByRole('button')).toEqual([]);
  });

  it('P235 só Administrador e Equipe a veem', async () => {
    const { unmount } = abrir(ESCOLHIDA, { sessao: umaSessao(mario) });
    expect(await screen.findByRole('region', { name: 'Revisão de votos' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Anular votos de um período' })).toBeNull();
    unmount();
    abrir(ESCOLHIDA, { sessao: umaSessao(tea) });
    expect(await screen.findByRole('region', { name: 'Anular votos de um período' })).toBeVisible();
  });
});
