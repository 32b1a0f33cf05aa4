// The jury of a phase: made and followed by whoever leads it, and what an evaluator has to score (decisions P340, P343).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, EMPRESA, type Persona, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { GerenciarJuriPage } from './GerenciarJuriPage';
import type { ClassificacaoLida, JuriLido, JuriParaAvaliar, PainelLido } from './juri.data';
import { ClassificacaoPage } from './ClassificacaoPage';
import { linhasDaClassificacao, linhasDasNotas } from './planilhaDoJuri';
import { ParaAvaliarPage } from './ParaAvaliarPage';
import { aSeguinte } from './seguinte.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const PAINEL: PainelLido = {
  projeto: 'Prêmio Inovação',
  fases: [{ id: 4, titulo: 'Entrevista Inicial', temJuri: false }],
  categorias: ['Indústria', 'Serviços'],
  questionarios: [
    {
      id: 'q',
      nome: 'Liderança',
      grupos: [
        { id: 'g1', nome: 'Cultura' },
        { id: 'g2', nome: 'Pessoas' },
      ],
    },
  ],
  candidatos: [
    { id: 'nara', nome: 'Nara' },
    { id: 'ugo', nome: 'Ugo' },
    { id: 'ugo2', nome: 'Ugo' },
  ],
  empresas: [
    { id: 'norte', nome: 'Rota Norte', categoria: 'Serviços' },
    { id: 'sul', nome: 'Rota Sul', categoria: 'Indústria' },
  ],
  juri: null,
  daEdicaoAnterior: null,
};
const JURI: JuriLido = {
  avaliadores: ['nara', 'ugo'],
  escolha: 'TODAS',
  categorias: [],
  questionarios: [],
  porEmpresa: 1,
  prazo: '2026-12-31',
  cegas: true,
  semente: 7,
  edicao: 'um',
  devem: ['nara'],
  empresas: [
    { id: 'norte', nome: 'Rota Norte', naFase: true, avaliadores: [{ id: 'nara', dadas: 1, de: 3 }] },
    { id: 'velha', nome: 'Rota Velha', naFase: false, avaliadores: [{ id: 'ugo', dadas: 2, de: 2 }] },
    { id: 'so', nome: 'Rota Só', naFase: true, avaliadores: [] },
  ],
  avaliadoresNomes: [
    { id: 'nara', nome: 'Nara' },
    { id: 'ugo', nome: 'Ugo' },
  ],
  impedimentos: [
    { idEmpresa: 'norte', avaliador: 'ugo', motivo: 'Trabalhei lá.', em: '2026-11-20T12:00:00.000Z' },
  ],
  lembretes: {},
};
const pedidos = (campo: string) =>
  [...servidor.pedidos.values()]
    .map((texto) => JSON.parse(texto) as Record<string, unknown>)
    .filter((pedido) => campo in pedido);

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana, { nome: 'Prêmio Inovação' }));
  servidor.respostas = {
    'juriFunctions-painel': PAINEL,
    'juriFunctions-salvarPainel': {
      lugares: [
        { id: 'norte', nome: 'Rota Norte', avaliadores: ['nara'] },
        { id: 'sul', nome: 'Rota Sul', avaliadores: [] },
      ],
      faltam: [{ id: 'sul', nome: 'Rota Sul', quantos: 1 }],
      impedidos: [{ avaliador: 'nara', idEmpresa: 'sul', empresa: 'Rota Sul', motivo: 'DOMINIO' }],
    },
    'juriFunctions-removerPainel': {},
  };
});

const abrir = (quem: Persona = ana, rota = '/gerenciarJuri/p') =>
  desenharTela(
    umaSessao(quem),
    <Routes>
      <Route path="/gerenciarJuri/:projetoId" element={<GerenciarJuriPage />} />
      <Route path="/analisarClassificacao/:projetoId" element={<ClassificacaoPage />} />
      <Route path="/respostasParaAvaliar" element={<ParaAvaliarPage />} />
    </Routes>,
    rota,
  );
const escolher = async (campo: string, opcao: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: campo }));
  fireEvent.click(await screen.findByRole('option', { name: opcao }));
};

describe('o júri de uma fase', () => {
  it('P424 o primeiro de uma nova edição começa como o da anterior, sem as pessoas', async () => {
    servidor.respostas['juriFunctions-painel'] = {
      ...PAINEL,
      daEdicaoAnterior: {
        projeto: 'Prêmio 2025',
        escolha: 'CATEGORIAS',
        categorias: ['Serviços'],
        questionarios: ['q'],
        porEmpresa: 2,
        cegas: false,
      },
    };
    abrir();
    expect(await screen.findByText(/O júri começa como o de Prêmio 2025, sem as pessoas/)).toBeVisible();
    expect(screen.getByLabelText('Avaliadores por empresa')).toHaveValue('2');
    expect(screen.getByRole('combobox', { name: 'Empresas' })).toHaveValue('CATEGORIAS');
    expect(screen.getByText('Serviços')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /só vê as notas dos outros depois/ })).not.toBeChecked();
    expect(screen.queryByText('Nara')).toBeNull();
  });

  it('monta o júri: primeiro vê como fica, com o que é impossível, e depois salva com a mesma semente', async () => {
    abrir();
    expect(await screen.findByText(/Entrevista Inicial não tem júri/)).toBeVisible();
    await escolher('Avaliadores', 'Nara');
    fireEvent.change(screen.getByLabelText('Avaliadores por empresa'), { target: { value: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ver como fica' }));
    expect(await screen.findByText('Escolha até quando o júri avalia.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Avaliar até'), { target: { value: '31/12/2030' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ver como fica' }));
    const previa = within(await screen.findByRole('region', { name: 'Como fica' }));
    expect(previa.getByText('Rota Sul: falta 1 avaliador')).toBeVisible();
    expect(previa.getByText(/^Nara não avalia Rota Sul: o e-mail é da mesma organização/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Salvar júri' }));
    expect(await screen.findByText('Júri salvo com sucesso!')).toBeInTheDocument();
    const [vista, salva] = pedidos('simular');
    expect(vista).toMatchObject({
      projetoId: 'p',
      fase: 4,
      avaliadores: ['nara'],
      porEmpresa: 1,
      prazo: '2030-12-31',
      cegas: true,
      simular: true,
    });
    expect(salva).toEqual({
      ...vista,
      simular: false,
      edicao: expect.any(String),
      vistos: ['sem-juri'],
    });
  });

  it('o júri enviado outra vez com outro prazo, depois da resposta perdida, fica com o novo', async () => {
    abrir();
    await escolher('Avaliadores', 'Nara');
    const prazo = screen.getByLabelText('Avaliar até');
    fireEvent.change(prazo, { target: { value: '31/12/2030' } });
    const botao = screen.getByRole('button', { name: 'Salvar júri' });
    servidor.perder = 1;
    fireEvent.click(botao);
    await waitFor(() => expect(servidor.perder).toBe(0));
    await waitFor(() => expect(botao).toBeEnabled());
    fireEvent.change(prazo, { target: { value: '30/12/2030' } });
    fireEvent.click(botao);
    expect(await screen.findByText('Júri salvo com sucesso!')).toBeInTheDocument();
    expect(pedidos('simular').map((um) => um['prazo'])).toEqual(['2030-12-31', '2030-12-30']);
  });

  it('P388 os grupos que se avaliam vão por questionário; sem nenhum são todos', async () => {
    abrir();
    await escolher('Avaliadores', 'Nara');
    await escolher('Grupos avaliados', 'Pessoas');
    fireEvent.change(screen.getByLabelText('Avaliar até'), { target: { value: '31/12/2030' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar júri' }));
    expect(await screen.findByText('Júri salvo com sucesso!')).toBeInTheDocument();
    expect(pedidos('simular')).toEqual([expect.objectContaining({ grupos: { q: ['g2'] } })]);
  });

  it('duas pessoas de um nome são duas opções; mais avaliadores por empresa do que há é recusado', async () => {
    abrir();
    await escolher('Avaliadores', 'Ugo (2)');
    fireEvent.change(screen.getByLabelText('Avaliadores por empresa'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Avaliar até'), { target: { value: '31/12/2030' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar júri' }));
    expect(await screen.findByText('Não há tantos avaliadores no júri.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Avaliadores por empresa'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar júri' }));
    await waitFor(() => expect(pedidos('simular')).toHaveLength(1));
    expect(pedidos('simular')).toEqual([
      expect.objectContaining({ avaliadores: ['ugo2'], porEmpresa: null, escolha: 'TODAS', empresas: [] }),
    ]);
  });

  it('acompanha por avaliador e por empresa, diz quem ficou fora e remove só depois da pergunta', async () => {
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: JURI };
    const pedidas: string[] = [];
    servidor.agir = (_dados, nome) => void pedidas.push(nome);
    abrir();
    expect(await screen.findByText('1 de 3 notas, de 2 empresas, até 31/12/2026.')).toBeVisible();
    const porAvaliador = within(screen.getByRole('list', { name: 'Por avaliador' }));
    expect(porAvaliador.getByText('1 empresa, 1 de 3 notas')).toBeVisible();
    // What moved on is owed by nobody.
    expect(porAvaliador.getByText('0 empresas, 0 de 0 notas')).toBeVisible();
    const porEmpresa = within(screen.getByRole('list', { name: 'Por empresa' }));
    expect(porEmpresa.getByText('Nara (1 de 3 notas)')).toBeVisible();
    expect(porEmpresa.getByText('Saiu da fase')).toBeVisible();
    expect(screen.getByText('1 empresa da fase fora do júri')).toBeVisible();
    expect(screen.getByText('Rota Só.')).toBeVisible();
    expect(screen.getByText(/não avalia Rota Norte desde 20\/11\/2026: Trabalhei lá\./)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remover júri' }));
    let pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidas).not.toContain('juriFunctions-removerPainel');
    fireEvent.click(screen.getByRole('button', { name: 'Remover júri' }));
    pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: 'Remover júri' }));
    expect(await screen.findByText('Júri removido com sucesso!')).toBeInTheDocument();
    expect(pedidas.filter((nome) => nome === 'juriFunctions-removerPainel')).toHaveLength(1);
  });

  it('depois do prazo lembra quem está atrasado, e diz quem já foi lembrado; antes não há botão', async () => {
    servidor.respostas['juriFunctions-lembrar'] = { lembrados: 1, esperam: 2 };
    const vencido = { ...JURI, prazo: '2026-01-31', lembretes: { ugo: '2026-02-03T12:00:00.000Z' } };
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: vencido };
    const { unmount } = abrir();
    expect(await screen.findByText(/com lembrete em 03\/02\/2026/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Lembrar quem está atrasado' }));
    expect(
      await screen.findByText('1 avaliador foi lembrado. 2 já foram lembrados há menos de 3 dias.'),
    ).toBeInTheDocument();
    unmount();
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: { ...JURI, prazo: '2030-12-31' } };
    abrir();
    await screen.findByRole('list', { name: 'Por avaliador' });
    expect(screen.queryByRole('button', { name: 'Lembrar quem está atrasado' })).toBeNull();
  });

  it('P382 do que foi encerrado ninguém é lembrado, também onde faltam notas', async () => {
    const vencido = { ...JURI, prazo: '2026-01-31', devem: [] };
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: vencido };
    abrir();
    expect(await screen.findByText(/^1 de 3 notas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lembrar quem está atrasado' })).toBeNull();
  });

  it('P380 retira um impedimento só depois da pergunta', async () => {
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: JURI };
    servidor.respostas['juriFunctions-retirarImpedimento'] = {};
    abrir();
    const botao = await screen.findByRole('button', { name: 'Retirar o impedimento de Ugo com Rota Norte' });
    fireEvent.click(botao);
    let pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidos('avaliador')).toEqual([]);
    fireEvent.click(botao);
    pergunta = within(await screen.findByRole('dialog'));
    fireEvent.click(pergunta.getByRole('button', { name: 'Retirar impedimento' }));
    expect(await screen.findByText('Impedimento retirado com sucesso!')).toBeInTheDocument();
    expect(pedidos('avaliador')).toEqual([
      expect.objectContaining({ projetoId: 'p', fase: 4, idEmpresa: 'norte', avaliador: 'ugo' }),
    ]);
  });

  it('P381 o formulário diz com que júri começou, também depois que outra pessoa o muda', async () => {
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: { ...JURI, edicao: 'de antes' } };
    abrir();
    const prazo = await screen.findByLabelText('Avaliar até');
    fireEvent.change(prazo, { target: { value: '30/12/2030' } });
    servidor.respostas['juriFunctions-painel'] = { ...PAINEL, juri: { ...JURI, edicao: 'de outra pessoa' } };
    servidor.perder = 1;
    fireEvent.click(screen.getByRole('button', { name: 'Salvar júri' }));
    await waitFor(() => expect(servidor.perder).toBe(0));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar júri' })).toBeEnabled());
    fireEvent.change(prazo, { target: { value: '29/12/2030' } });
    fireEvent.click(screen.getByRole('button', { name: 'Salvar júri' }));
    expect(await screen.findByText('Júri salvo com sucesso!')).toBeInTheDocument();
    const [uma, outra] = pedidos('simular');
    expect(uma?.['vistos']).toEqual(['de antes']);
    expect(outra?.['vistos']).toEqual(['de antes', uma?.['edicao']]);
    expect(outra?.['edicao']).not.toBe(uma?.['edicao']);
  });

  it('C41 quem não administra lê que não conduz, e nada é pedido', async () => {
    abrir(tea);
    expect(await screen.findByText('Só quem administra conduz o júri')).toBeVisible();
    expect(servidor.pedidos.size).toBe(0);
  });
});

const item = (empresa: string, dadas: number) => ({
  idEmpresa: empresa.toLowerCase(),
  empresa,
  questionarioId: 'q',
  questionario: 'Liderança',
  encerrada: false,
  dadas,
  de: 3,
});
const MEU: JuriParaAvaliar = {
  projetoId: 'p',
  projeto: 'Prêmio Inovação',
  fase: 4,
  titulo: 'Entrevista Inicial',
  prazo: '2026-01-31',
  cegas: true,
  itens: [item('Alfa', 3), item('Beta', 1), item('Gama', 0)],
  semAvaliacao: [{ idEmpresa: 'velha', empresa: 'Velha', naFase: false }],
};

describe('para avaliar', () => {
  it('o que falta vem primeiro, com o prazo e o que se deu; cada um leva à análise da empresa', async () => {
    servidor.respostas['juriFunctions-paraAvaliar'] = { juris: [MEU] };
    abrir(tea, '/respostasParaAvaliar');
    const lista = within(await screen.findByRole('list', { name: 'Entrevista Inicial, Prêmio Inovação' }));
    expect(lista.getAllByRole('link').map((um) => um.getAttribute('aria-label'))).toEqual([
      'Avaliar Beta em Liderança',
      'Avaliar Gama em Liderança',
      'Rever Alfa em Liderança',
    ]);
    expect(lista.getByRole('link', { name: 'Avaliar Beta em Liderança' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/analisarInfo\/beta\/q/),
    );
    expect(screen.getByText(/^4 de 9 notas até 31\/01\/2026\. Faltam 2 avaliações\.$/)).toBeVisible();
    expect(screen.getByText('Prazo vencido')).toBeVisible();
    expect(screen.getByText('Velha: já saiu desta fase.')).toBeVisible();
  });

  it('tudo avaliado está só onde há o que avaliar e nada falta', async () => {
    const espera = { idEmpresa: 'nova', empresa: 'Nova', naFase: true };
    servidor.respostas['juriFunctions-paraAvaliar'] = {
      juris: [
        { ...MEU, itens: [], semAvaliacao: [espera] },
        { ...MEU, fase: 5, titulo: 'Entrevista Final', itens: [item('Alfa', 3)] },
      ],
    };
    abrir(tea, '/respostasParaAvaliar');
    const pronto = await screen.findByRole('region', { name: 'Entrevista Final, Prêmio Inovação' });
    expect(within(pronto).getByText('Tudo avaliado')).toBeVisible();
    const vazio = within(screen.getByRole('region', { name: 'Entrevista Inicial, Prêmio Inovação' }));
    expect(vazio.getByText('Nova: ainda não respondeu ao que se avalia.')).toBeVisible();
    expect(vazio.queryByText('Tudo avaliado')).toBeNull();
  });

  it('P382 o que foi encerrado não falta, e dele ninguém se declara impedido', async () => {
    const encerrada = { ...item('Beta', 1), encerrada: true };
    servidor.respostas['juriFunctions-paraAvaliar'] = {
      juris: [{ ...MEU, itens: [encerrada, item('Gama', 0)] }],
    };
    abrir(tea, '/respostasParaAvaliar');
    const lista = within(await screen.findByRole('list', { name: 'Entrevista Inicial, Prêmio Inovação' }));
    expect(lista.getAllByRole('link').map((um) => um.getAttribute('aria-label'))).toEqual([
      'Avaliar Gama em Liderança',
      'Rever Beta em Liderança',
    ]);
    expect(lista.getByText(/A avaliação foi encerrada\.$/)).toBeVisible();
    expect(screen.getByText(/Falta 1 avaliação\.$/)).toBeVisible();
    expect(lista.queryByRole('button', { name: 'Não posso avaliar Beta' })).toBeNull();
    expect(lista.getByRole('button', { name: 'Não posso avaliar Gama' })).toBeVisible();
  });

  it('quem não pode avaliar diz por quê; declarado com outro motivo depois da resposta perdida, vale o novo', async () => {
    servidor.respostas['juriFunctions-paraAvaliar'] = { juris: [MEU] };
    servidor.respostas['juriFunctions-impedir'] = { passouPara: null };
    abrir(tea, '/respostasParaAvaliar');
    fireEvent.click(await screen.findByRole('button', { name: 'Não posso avaliar Beta' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Declarar impedimento' }));
    const motivo = dialogo.getByLabelText('Motivo');
    const botao = dialogo.getByRole('button', { name: 'Declarar impedimento' });
    fireEvent.change(motivo, { target: { value: 'Curto.' } });
    fireEvent.click(botao);
    expect(await dialogo.findByText('Escreva por que, com 10 letras ou mais.')).toBeVisible();
    fireEvent.change(motivo, { target: { value: 'Trabalhei lá no ano passado.' } });
    servidor.perder = 1;
    fireEvent.click(botao);
    await waitFor(() => expect(servidor.perder).toBe(0));
    await waitFor(() => expect(botao).toBeEnabled());
    fireEvent.change(motivo, { target: { value: 'Trabalhei lá até este ano.' } });
    fireEvent.click(botao);
    expect(await screen.findByText('Impedimento registrado com sucesso!')).toBeInTheDocument();
    expect(pedidos('motivo')).toEqual([
      expect.objectContaining({ motivo: 'Trabalhei lá no ano passado.' }),
      expect.objectContaining({
        projetoId: 'p',
        fase: 4,
        idEmpresa: 'beta',
        avaliador: tea.uid,
        motivo: 'Trabalhei lá até este ano.',
      }),
    ]);
  });

  it('de muitas mostra vinte por vez; sem nenhuma diz isso', async () => {
    const itens = Array.from({ length: 25 }, (_, i) => item(`Empresa ${i + 1}`, 0));
    servidor.respostas['juriFunctions-paraAvaliar'] = { juris: [{ ...MEU, itens }] };
    const { unmount } = abrir(tea, '/respostasParaAvaliar');
    const lista = await screen.findByRole('list', { name: 'Entrevista Inicial, Prêmio Inovação' });
    expect(within(lista).getAllByRole('link')).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais 5' }));
    expect(within(lista).getAllByRole('link')).toHaveLength(25);
    unmount();
    servidor.respostas['juriFunctions-paraAvaliar'] = { juris: [] };
    abrir(tea, '/respostasParaAvaliar');
    expect(await screen.findByText('Nada para avaliar')).toBeVisible();
  });
});

it('a seguinte é a próxima que falta, e depois da última recomeça; de empresa alheia não há', () => {
  const juris = [{ ...MEU, itens: [item('Alfa', 0), item('Beta', 1), item('Gama', 3)] }];
  const depoisDe = (idEmpresa: string) => aSeguinte(juris, { idEmpresa, questionarioId: 'q' });
  expect(depoisDe('alfa')).toMatchObject({ proxima: { empresa: 'Beta' }, faltam: 1 });
  expect(depoisDe('beta')).toMatchObject({ proxima: { empresa: 'Alfa' }, faltam: 1 });
  expect(depoisDe('gama')).toMatchObject({ proxima: { empresa: 'Alfa' }, faltam: 2 });
  expect(depoisDe('delta')).toBeUndefined();
  const feitas = [{ ...MEU, itens: [item('Alfa', 0), item('Gama', 3)] }];
  expect(aSeguinte(feitas, { idEmpresa: 'alfa', questionarioId: 'q' })).toMatchObject({
    proxima: undefined,
    faltam: 0,
  });
});

const linha = (empresa: string, juri: number | null, mudancas: object = {}) => ({
  idEmpresa: empresa.toLowerCase(),
  empresa,
  categoria: 'Serviços',
  habilitada: true,
  fase: 'Entrevista Inicial',
  status: 4,
  autoavaliacao: 61_50,
  juri,
  normalizada: juri,
  diferenca: 10_00,
  discordam: false,
  dadas: 4,
  de: 6,
  ...mudancas,
});
const LIDA: ClassificacaoLida = {
  questionarioId: 'q',
  idFase: 4,
  titulo: 'Entrevista Inicial',
  questionario: 'Liderança',
  temJuri: true,
  encerrada: false,
  grupos: [{ id: 'g1', nome: 'Cultura' }],
  semNormalizar: ['Ugo'],
  linhas: [
    linha('Alfa', 70_00, { diferenca: 35_00, discordam: true }),
    linha('Beta', 80_00, { normalizada: 70_00, categoria: 'Indústria' }),
    linha('Gama', 50_25),
    linha('Delta', null, { diferenca: null, dadas: 0, autoavaliacao: null }),
  ],
};

const abrirClassificacao = () => {
  banco.guardar(`${questionarios.onde(EMPRESA)}/q`, {
    ...umQuestionario(ana),
    idProjeto: 'p',
    nome: 'Liderança',
    versao: 1,
  });
  const { questionarioId: _q, idFase: _f, ...resposta } = LIDA;
  servidor.respostas['juriFunctions-classificacao'] = resposta;
  return abrir(ana, '/analisarClassificacao/p');
};

const empresas = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((umaLinha) => within(umaLinha).getByRole('link').textContent);

describe('a classificação do júri', () => {
  it('a classificação ordena pelo que se escolhe, diz empates, discordância, cobertura e a fórmula', async () => {
    abrirClassificacao();
    const alfa = await screen.findByRole('row', { name: /Alfa/ });
    expect(within(alfa).getByText('empate com 1 outra')).toBeVisible();
    expect(within(alfa).getByText('Discordam')).toBeVisible();
    expect(within(alfa).getByText('4 de 6 notas')).toBeVisible();
    expect(empresas()).toEqual(['Alfa', 'Beta', 'Gama', 'Delta']);
    expect(screen.getByText(/Agora é assim com Ugo\./)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'juri' } });
    await waitFor(() => expect(empresas()).toEqual(['Beta', 'Alfa', 'Gama', 'Delta']));
    fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: 'Indústria' } });
    await waitFor(() => expect(empresas()).toEqual(['Beta']));
  });

  it('P386 as selecionadas vão juntas a outra fase, e a classificação é lida de novo', async () => {
    servidor.respostas['empresasFunctions-mudarFase'] = {};
    abrirClassificacao();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Beta' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Gama' }));
    const barra = within(await screen.findByRole('region', { name: 'Seleção' }));
    expect(barra.getByText('2 empresas selecionadas')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Habilitada'), { target: { value: 'nao' } });
    await waitFor(() => expect(screen.queryByRole('row', { name: /Alfa/ })).toBeNull());
    fireEvent.change(screen.getByLabelText('Habilitada'), { target: { value: '' } });
    await screen.findByRole('row', { name: /Alfa/ });
    const pedidas: unknown[] = [];
    servidor.agir = (dados, nome) => void pedidas.push([nome, dados]);
    fireEvent.click(barra.getByRole('button', { name: 'Mudar fase' }));
    const pergunta = within(await screen.findByRole('dialog', { name: 'Mudar a fase de 2 empresas?' }));
    fireEvent.click(pergunta.getByRole('button', { name: 'Mudar fase' }));
    expect(await screen.findByText('2 empresas estão na fase escolhida.')).toBeInTheDocument();
    expect(
      pedidas.map((um) => JSON.stringify(um)).filter((um) => um.includes('"idEmpresa":"beta"')),
    ).toHaveLength(1);
    await waitFor(() => expect(JSON.stringify(pedidas)).toContain('juriFunctions-classificacao'));
  });

  it('sem notas diz isso, e a recusa aparece com as palavras do servidor', async () => {
    const { unmount } = abrirClassificacao();
    await screen.findByRole('row', { name: /Alfa/ });
    unmount();
    servidor.agir = (_dados, nome) => {
      if (nome === 'juriFunctions-classificacao')
        throw new ErroDoProduto('As notas dos outros avaliadores aparecem depois que você der as suas.');
    };
    abrirClassificacao();
    expect(await screen.findByText(/aparecem depois que você der as suas/)).toBeVisible();
  });

  it('a planilha tem a classificação, e as notas da fase com as justificativas', () => {
    const [titulos, primeira] = linhasDaClassificacao(LIDA);
    expect(titulos).toHaveLength(12);
    expect(primeira).toEqual([
      1,
      'Alfa',
      'Serviços',
      'Sim',
      'Entrevista Inicial',
      70,
      70,
      61.5,
      35,
      'Sim',
      4,
      6,
    ]);
    const nota = {
      empresa: 'Alfa',
      grupo: 'g1',
      idFase: 4,
      fase: 'Entrevista Inicial',
      avaliador: 'Nara',
      nota: 72_50,
      justificativa: 'Há método.',
      desconsiderado: false,
      em: '2026-11-20T12:00:00.000Z',
    };
    const linhas = linhasDasNotas(LIDA, [
      nota,
      // Another phase of the same title.
      { ...nota, idFase: 9 },
      { ...nota, grupo: 'velho', nota: null },
    ]);
    expect(linhas.slice(1).map((uma) => uma.slice(0, 5))).toEqual([
      ['Alfa', 'Cultura', 'Nara', 72.5, 'Há método.'],
      ['Alfa', 'velho', 'Nara', '', 'Há método.'],
    ]);
  });
});
