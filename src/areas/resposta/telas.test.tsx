// What one may answer, and answers that are read: every state, many rows, long names, nothing, and a failure (part 3 §2).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { CAIXAS, TEXTO } from '@/domain/diagnostico/tipo-de-resposta';
import { banco } from '@tests/support/banco';
import { emDias } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ListaResponderPage } from './ListaResponderPage';
import { ResponderPage } from './ResponderPage';
import { respostasData } from './respostas.data';
import { VerRespostasPage } from './VerRespostasPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
});

const questionario = (id: string, mudancas: object = {}) => ({
  id,
  idEmpresa: EMPRESA.empresaId,
  idProjeto: 'p',
  nome: `Questionário ${id}`,
  projeto: 'Prêmio Inovação',
  inicio: emDias(-5).toISOString(),
  fim: emDias(5).toISOString(),
  situacao: 'aguardando',
  ...mudancas,
});
function lista(...questionarios: object[]) {
  servidor.respostas = { 'respostasFunctions-listar': { questionarios } };
  return desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/listaResponderQuestionario/:projetoId" element={<ListaResponderPage />} />
    </Routes>,
    '/listaResponderQuestionario/0',
  );
}

it('um questionário que não se abre também não é um beco', async () => {
  vi.spyOn(respostasData, 'acesso').mockReturnValue({
    chave: 'nenhum',
    dono: 'conta',
    segredo: () => 'da sessão',
    abrir: () => Promise.reject(new ErroDoProduto('Questionário não encontrado!')),
    salvar: () => Promise.reject(new Error('Nada se salva.')),
    finalizar: () => Promise.reject(new Error('Nada se finaliza.')),
  });
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/responderQuestionario/:idEmpresa/:questionarioId" element={<ResponderPage />} />
    </Routes>,
    '/responderQuestionario/aurora/nenhum',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Questionário não encontrado!');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Ver os meus questionários' })).toBeVisible();
});

it('enquanto o questionário se abre, a sua forma está na tela e a espera é dita', () => {
  vi.spyOn(respostasData, 'acesso').mockReturnValue({
    chave: 'demora',
    dono: 'conta',
    segredo: () => 'da sessão',
    abrir: () => new Promise(() => {}),
    salvar: () => Promise.reject(new Error('Nada se salva.')),
    finalizar: () => Promise.reject(new Error('Nada se finaliza.')),
  });
  const { container } = desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/responderQuestionario/:idEmpresa/:questionarioId" element={<ResponderPage />} />
    </Routes>,
    '/responderQuestionario/aurora/demora',
  );
  expect(screen.getByText('Carregando…')).toHaveRole('status');
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-esqueleto]').length).toBeGreaterThan(4);
});

it('o convite de outra pessoa não é um beco: leva aos próprios questionários', () => {
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route
        path="/responderQuestionario/:idEmpresa/:questionarioId/:colaboradorId"
        element={<ResponderPage />}
      />
    </Routes>,
    '/responderQuestionario/e/q/outra-pessoa',
  );
  expect(screen.getByRole('heading', { name: 'Este convite é de outra pessoa' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver os meus questionários' })).toHaveAttribute(
    'href',
    '/listaResponderQuestionario/0',
  );
});

describe('pausar', () => {
  const lida = {
    id: 'folha-de-pausa',
    questionario: umQuestionarioPublicado(),
    projeto: 'Prêmio Inovação',
    folha: { guardadas: {}, step: 1, finalizadoEm: null },
    contato: null,
    inicio: emDias(-5).toISOString(),
    fim: emDias(4).toISOString(),
    fechada: null,
    autenticaInicio: false,
    enviarRetornoEmail: false,
  };
  async function responder(salvar: ReturnType<typeof respostasData.acesso>['salvar']) {
    vi.spyOn(respostasData, 'acesso').mockReturnValue({
      chave: 'de-pausa',
      dono: 'conta',
      segredo: () => 'da sessão',
      abrir: () => Promise.resolve(lida),
      salvar,
      finalizar: () => Promise.reject(new Error('Nada se finaliza.')),
    });
    desenharTela(
      umaSessao(ana),
      <Routes>
        <Route path="/responderQuestionario/:idEmpresa/:questionarioId" element={<ResponderPage />} />
        <Route path="/listaResponderQuestionario/:projetoId" element={<p>A lista de todos</p>} />
      </Routes>,
      '/responderQuestionario/aurora/q',
    );
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Ainda pensando' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  }
  it('sem conexão fica na página, e diz que o que se escreveu está guardado', async () => {
    await responder(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(
      await screen.findByText(
        'Sem conexão. As respostas estão salvas neste aparelho e serão enviadas quando ela voltar.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('A lista de todos')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveValue('Ainda pensando');
  });
  it('com conexão, o que se escreveu chega antes que se saia', async () => {
    const salvar = vi.fn<ReturnType<typeof respostasData.acesso>['salvar']>(({ mudancas, aparelho }) =>
      Promise.resolve({
        destinos: mudancas.map(({ id, n, resposta }) => ({
          id,
          n,
          aceita: true,
          guardada: { resposta, rev: 1, aparelho, n },
        })),
        em: new Date().toISOString(),
      }),
    );
    await responder(salvar);
    expect(await screen.findByText('A lista de todos')).toBeVisible();
    expect(salvar.mock.calls[0]?.[0].mudancas).toMatchObject([{ id: 'texto', resposta: 'Ainda pensando' }]);
  });
});

describe('a lista do que responder', () => {
  it('diz o estado e o ato de cada um; fora do período não há ato', async () => {
    lista(
      questionario('1'),
      questionario('2', { situacao: 'pausada' }),
      questionario('3', { situacao: 'finalizada' }),
      questionario('4', { situacao: 'fora' }),
    );
    const linhas = (await screen.findAllByRole('listitem')).filter((item) => item.querySelector('h2'));
    expect(linhas.map((linha) => within(linha).queryByRole('link')?.textContent)).toEqual([
      'Responder questionário',
      'Responder questionário',
      'Ver respostas',
      undefined,
    ]);
    for (const [i, estado] of [
      'Aguardando resposta',
      'Questionário pausado',
      'Respondido',
      'Fora do período',
    ].entries())
      expect(linhas[i]).toHaveTextContent(estado);
    expect(screen.getByRole('navigation', { name: 'Você está em' })).toHaveTextContent(
      'Diagnóstico da empresa',
    );
  });
  it('diz quantas respostas a empresa tem, também a quem não respondeu', async () => {
    lista(
      questionario('1', { finalizadas: 2 }),
      questionario('2', { finalizadas: 0 }),
      questionario('3', { finalizadas: 2, situacao: 'pausada' }),
      questionario('4', { finalizadas: 2, situacao: 'fora' }),
    );
    const linhas = (await screen.findAllByRole('listitem')).filter((item) => item.querySelector('h2'));
    expect(linhas[0]).toHaveTextContent('A empresa tem 2 respostas finalizadas.');
    expect(linhas[1]).not.toHaveTextContent('A empresa tem');
    // A company that answered waits for nobody; the person may still answer.
    for (const [i, estado] of [
      'Respondido pela empresa',
      'Aguardando resposta',
      'Questionário pausado',
      'Respondido pela empresa',
    ].entries())
      expect(linhas[i]).toHaveTextContent(estado);
    expect(linhas.map((linha) => within(linha).queryByRole('link')?.textContent)).toEqual([
      'Responder questionário',
      'Responder questionário',
      'Responder questionário',
      undefined,
    ]);
  });
  it('fora da fase da empresa não há ato, e está escrito por quê', async () => {
    const motivo = 'O questionário se responde na fase “Entrevista”, e a empresa está em “Inscrição”.';
    lista(questionario('1', { situacao: 'foraDaFase', motivo }), questionario('2'));
    const linhas = (await screen.findAllByRole('listitem')).filter((item) => item.querySelector('h2'));
    expect(linhas[0]).toHaveTextContent('Fora da fase');
    expect(linhas[0]).toHaveTextContent(motivo);
    expect(linhas.map((linha) => within(linha).queryByRole('link') !== null)).toEqual([false, true]);
  });
  it('com 250 e um nome de 200 letras mostra todos', async () => {
    const longo = 'N'.repeat(200);
    lista(...Array.from({ length: 250 }, (_, i) => questionario(String(i), i === 0 ? { nome: longo } : {})));
    // By their text: a role is asked of the whole screen, which is slow beside 250 rows.
    expect(await screen.findByText(longo)).toBeInTheDocument();
    expect(screen.getAllByText('Responder questionário')).toHaveLength(250);
  });
  it('vazia diz o que esperar; uma falha diz o que houve e tenta de novo', async () => {
    const { unmount } = lista();
    expect(await screen.findByText('Nenhum questionário para você responder!')).toBeInTheDocument();
    unmount();
    servidor.agir = () => {
      throw new Error('O servidor não respondeu.');
    };
    lista(questionario('1'));
    expect(await screen.findByText('O servidor não respondeu.')).toBeInTheDocument();
    servidor.agir = () => {};
    fireEvent.click(screen.getByRole('button', { name: /Tentar/ }));
    expect(await screen.findByRole('heading', { name: 'Questionário 1' })).toBeInTheDocument();
  });
});

const MOTIVO = 'Uma resposta foi dada para outra empresa.';
function ver(mudancas: object = {}, respondente = 'bia') {
  servidor.respostas = {
    generateAndSendSimpleReport: {},
    'respostasFunctions-ver': {
      id: 'folha-1',
      questionario: umQuestionarioPublicado(),
      projeto: 'Prêmio Inovação',
      folha: { guardadas: {}, step: 1, finalizadoEm: emDias(-1).toISOString() },
      contato: { nome: 'Bia Braga', email: 'bia@exemplo.com.br', relatorio: false },
      podeReabrir: false,
      reaberturas: [],
      ...mudancas,
    },
  };
  return desenharTela(
    umaSessao(ana),
    <Routes>
      <Route
        path="/visualizarQuestionario/:idEmpresa/:idRespondente/:questionarioId"
        element={<VerRespostasPage />}
      />
    </Routes>,
    `/visualizarQuestionario/${EMPRESA.empresaId}/${respondente}/q`,
  );
}
const escrever = (dialogo: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialogo.getByLabelText(/^Motivo/), { target: { value } });

const uma = (motivo: string, dias: number) => ({
  em: emDias(-dias).toISOString(),
  por: '',
  motivo,
  finalizadoEm: emDias(-dias - 1).toISOString(),
});

describe('respostas para ler', () => {
  it('ADMIN reabre com um motivo; curto demais, diz isso', async () => {
    ver({ podeReabrir: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Reabrir respostas' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Reabrir respostas' }));
    escrever(dialogo, 'curto');
    fireEvent.click(dialogo.getByRole('button', { name: 'Reabrir' }));
    expect(await dialogo.findByText('Escreva o motivo, com 10 letras ou mais.')).toBeInTheDocument();
    escrever(dialogo, MOTIVO);
    fireEvent.click(dialogo.getByRole('button', { name: 'Reabrir' }));
    await waitFor(() =>
      expect(servidor.feitos).toContainEqual({ ...EMPRESA, folha: 'folha-1', motivo: MOTIVO }),
    );
    expect(await screen.findByText(/^Respostas reabertas/)).toBeInTheDocument();
  });
  it('reaberta com outro motivo depois da resposta perdida: o servidor diz que já está aberta', async () => {
    ver({ podeReabrir: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Reabrir respostas' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Reabrir respostas' }));
    escrever(dialogo, MOTIVO);
    servidor.perder = 1;
    fireEvent.click(dialogo.getByRole('button', { name: 'Reabrir' }));
    await dialogo.findByRole('alert');
    const JA_ABERTA = 'Estas respostas não estão finalizadas: quem responde ainda pode mudá-las.';
    servidor.agir = () => {
      throw new ErroDoProduto(JA_ABERTA);
    };
    escrever(dialogo, `${MOTIVO} Confira.`);
    fireEvent.click(dialogo.getByRole('button', { name: 'Reabrir' }));
    expect(await dialogo.findByText(JA_ABERTA)).toBeInTheDocument();
    expect(servidor.feitos.filter((feito) => 'motivo' in feito)).toHaveLength(1);
  });
  it('quem pediu o relatório o recebe de novo; quem não o pediu, ou lê o de outro, não tem o botão', async () => {
    const BOTAO = { name: 'Enviar o relatório por e-mail' };
    const contato = { nome: ana.nome, email: ana.email, relatorio: true };
    const { unmount } = ver({ contato }, ana.uid);
    fireEvent.click(await screen.findByRole('button', BOTAO));
    expect(await screen.findByText('O relatório vai para o seu e-mail em instantes.')).toBeInTheDocument();
    expect(servidor.feitos).toContainEqual({
      ...EMPRESA,
      idEmpresa: EMPRESA.empresaId,
      questionarioId: 'q',
    });
    unmount();
    const outro = ver({ contato }, 'bia');
    await screen.findByText(/^Respondido em/);
    expect(screen.queryByRole('button', BOTAO)).toBeNull();
    outro.unmount();
    ver({ contato: { ...contato, relatorio: false } }, ana.uid);
    await screen.findByText(/^Respondido em/);
    expect(screen.queryByRole('button', BOTAO)).toBeNull();
  });
  it('P198 cada pessoa vê o próprio resultado', async () => {
    const resultado = {
      media: 72_50,
      grupos: [
        { nome: 'Estratégia', media: 70_00 },
        { nome: 'Cultura', media: null },
      ],
    };
    const { unmount } = ver({ resultado }, ana.uid);
    const meu = await screen.findByRole('region', { name: 'O seu resultado' });
    expect(meu).toHaveTextContent('Média geral: 72,50.');
    expect(meu).toHaveTextContent('Estratégia: 70,00');
    expect(meu).toHaveTextContent('Cultura: sem nota');
    unmount();
    ver({}, ana.uid);
    await screen.findByText(/^Respondido em/);
    expect(screen.queryByRole('region', { name: 'O seu resultado' })).toBeNull();
  });
  it('quem não pode não tem o botão; a história diz por que foram reabertas, a última primeiro', async () => {
    ver({ reaberturas: [uma('Primeiro motivo', 9), uma(MOTIVO, 2)] });
    const historia = within(await screen.findByRole('region', { name: 'Reaberturas' }));
    expect(historia.getAllByText(/motivo|empresa/).map(({ textContent }) => textContent)).toEqual([
      MOTIVO,
      'Primeiro motivo',
    ]);
    expect(screen.queryByRole('button', { name: 'Reabrir respostas' })).toBeNull();
  });
  it('a que a fase fechou antes do fim também se reabre, e a história o diz', async () => {
    ver({
      podeReabrir: true,
      folha: { guardadas: {}, step: 1, finalizadoEm: null },
      reaberturas: [{ ...uma(MOTIVO, 2), finalizadoEm: null }],
    });
    const historia = await screen.findByRole('region', { name: 'Reaberturas' });
    expect(historia).toHaveTextContent('Não estavam finalizadas');
    expect(historia).not.toHaveTextContent('Tinham sido finalizadas');
    expect(screen.getByRole('button', { name: 'Reabrir respostas' })).toBeVisible();
  });
});

const guardada = (resposta: Resposta) => ({ resposta, rev: 1, aparelho: 'outro-aparelho', n: 1 });

/** A questionnaire whose answers are all there, on the screen; what is finished is told. */
async function prontoParaFinalizar(modo: Parameters<typeof umQuestionarioPublicado>[0] = {}) {
  const questionario = umQuestionarioPublicado(modo);
  const guardadas = Object.fromEntries(
    questionario.perguntas.map(({ id, tipo, campos }) => [
      id,
      guardada(tipo === TEXTO ? 'Uma frase.' : tipo === CAIXAS ? [0] : campos.length > 0 ? 0 : 7),
    ]),
  );
  const folha = { guardadas, step: 1, finalizadoEm: null };
  const feitos: { falaPelaEmpresa: boolean }[] = [];
  vi.spyOn(respostasData, 'acesso').mockReturnValue({
    chave: `pronto-${modo.quemResponde ?? ''}`,
    dono: 'conta',
    segredo: () => 'da sessão',
    abrir: () =>
      Promise.resolve({
        id: 'folha-1',
        questionario,
        projeto: 'Prêmio',
        folha,
        contato: null,
        inicio: emDias(-1).toISOString(),
        fim: emDias(9).toISOString(),
        fechada: null,
        autenticaInicio: false,
        enviarRetornoEmail: true,
      }),
    salvar: () => Promise.resolve({ destinos: [], em: new Date().toISOString() }),
    finalizar: (pacote) => {
      feitos.push(pacote);
      return Promise.resolve({ finalizada: true, destinos: [], folha, semRelatorio: true });
    },
  });
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/responderQuestionario/:idEmpresa/:questionarioId" element={<ResponderPage />} />
      <Route path="/listaResponderQuestionario/:projetoId" element={<p>A lista</p>} />
    </Routes>,
    `/responderQuestionario/${EMPRESA.empresaId}/q`,
  );
  await screen.findByRole('button', { name: 'Finalizar' });
  return feitos;
}

it('quem finaliza com a caixa cheia de relatórios sabe que o seu não foi, e onde pedi-lo', async () => {
  await prontoParaFinalizar();
  fireEvent.click(screen.getByLabelText(/^Desejo receber relatório/));
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  expect(await screen.findByText(/^O relatório não foi enviado: .* Peça-o mais tarde/)).toBeInTheDocument();
});

it('P197 P199 onde as pessoas respondem, antes se diz o que a empresa vê; falar por ela é de cada um', async () => {
  const feitos = await prontoParaFinalizar({ quemResponde: 'PESSOAS', minimoDePessoas: 4 });
  expect(
    screen.getByText(/^As pessoas respondem: a sua empresa não vê o seu resultado, só médias de 4 pessoas/),
  ).toBeInTheDocument();
  const caixa = screen.getByLabelText(/^Falo pela empresa/);
  expect(caixa).not.toBeChecked();
  fireEvent.click(caixa);
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(feitos).toMatchObject([{ falaPelaEmpresa: true }]));
});

it('P197 onde a empresa responde, se diz isso, e não há o que perguntar', async () => {
  const feitos = await prontoParaFinalizar({ quemResponde: 'EMPRESA' });
  expect(screen.getByText(/^Você responde pela empresa/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Falo pela empresa/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(feitos).toMatchObject([{ falaPelaEmpresa: false }]));
});
