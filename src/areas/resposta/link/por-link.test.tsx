// Answering by a link as a person meets it: what opens, what asks who they are, and what is kept on the device.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diaEscrito } from '@/domain/comum/datas';
import type { Mudanca } from '@/domain/diagnostico/folha';
import { emDias } from '@tests/support/documentos';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { desenhar } from '@tests/support/render';
import { ResponderPorLinkPage } from './ResponderPorLinkPage';

type Resposta = object | Error;
const servidor = {
  pedidos: [] as [nome: string, dados: Record<string, unknown>][],
  respostas: {} as Record<string, Resposta>,
  /** Ids of the requests that had one, in their order. */
  ids: [] as string[],
};
vi.mock('@/firebase/chamadas/pedirPorFetch', () => ({
  pedirPorFetch: (endereco: string, dados: Record<string, unknown>, como?: { requestId?: string }) => {
    const funcao = endereco.replace('visitantes/respostasFunctions-', '');
    servidor.pedidos.push([funcao, dados]);
    if (como?.requestId) servidor.ids.push(como.requestId);
    const resposta = servidor.respostas[funcao] ?? (funcao === 'salvarPeloLink' ? salvo(dados) : {});
    return resposta instanceof Error ? Promise.reject(resposta) : Promise.resolve(resposta);
  },
}));

/** All of a package taken, as the function says it. */
const salvo = ({ aparelho, mudancas }: Record<string, unknown>) => ({
  destinos: (mudancas as Mudanca[]).map(({ id, n, resposta }) => ({
    id,
    n,
    aceita: true,
    guardada: { resposta, rev: 1, aparelho, n },
  })),
  em: new Date().toISOString(),
});

const CAMINHO = '/responderQuestionario/l/org/q/guest';
const recusa = (frase: string) =>
  Object.assign(new Error(frase), { code: 'functions/failed-precondition', details: undefined });
const aberta = (mudancas: object = {}) => ({
  id: 'folha-1',
  questionario: umQuestionarioPublicado({ nome: 'Cultura e liderança' }),
  projeto: 'Prêmio Inovação',
  folha: { guardadas: {}, step: 0, finalizadoEm: null },
  contato: null,
  inicio: emDias(-1).toISOString(),
  fim: emDias(9).toISOString(),
  fechada: null,
  autenticaInicio: false,
  enviarRetornoEmail: true,
  empresa: 'Casa do Mel',
  identificado: false,
  nome: 'Rita',
  email: 'rita@exemplo.com.br',
  ...mudancas,
});
const feitos = (nome: string) => servidor.pedidos.filter(([cada]) => cada === nome).map(([, dados]) => dados);

beforeEach(() => {
  servidor.pedidos = [];
  servidor.ids = [];
  servidor.respostas = {};
  localStorage.clear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

function abrir(endereco: string) {
  window.history.replaceState(null, '', endereco);
  desenhar(<ResponderPorLinkPage />);
}
const botao = (name: string) => screen.findByRole('button', { name });

it('o segredo sai do endereço e abre a folha; ao finalizar pergunta quem é, com o e-mail do convite', async () => {
  const usuario = userEvent.setup();
  servidor.respostas['abrirPeloLink'] = aberta();
  servidor.respostas['finalizarPeloLink'] = {
    finalizada: true,
    destinos: [],
    folha: { guardadas: {}, step: 1, finalizadoEm: new Date().toISOString() },
  };
  abrir(`${CAMINHO}#convite=c1.segredo`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cultura e liderança' })).toBeInTheDocument();
  // R13: what it is about, how long it is and until when.
  expect(screen.getByText(aberta().questionario.descricao)).toBeInTheDocument();
  expect(
    screen.getByText(
      new RegExp(
        `^São ${aberta().questionario.perguntas.length} perguntas, para responder até ${diaEscrito(emDias(9))}`,
      ),
    ),
  ).toBeInTheDocument();
  expect(window.location.hash).toBe('');
  expect(feitos('abrirPeloLink')).toEqual([
    {
      licenciadaId: 'l',
      empresaId: 'guest',
      idEmpresa: 'org',
      questionarioId: 'q',
      credencial: { tipo: 'convite', id: 'c1', segredo: 'segredo' },
    },
  ]);
  await usuario.click(within(screen.getByRole('group', { name: /Pergunta escala/ })).getByLabelText('7'));
  await usuario.click(screen.getByLabelText('Em parte'));
  await usuario.click(await botao('Avançar'));
  await usuario.click(screen.getByLabelText('Sim'));
  await usuario.click(await botao('Finalizar'));
  expect(feitos('finalizarPeloLink')).toEqual([]);
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveValue('rita@exemplo.com.br');
  expect(email).toHaveAttribute('readonly');
  await usuario.clear(screen.getByLabelText('Nome'));
  await usuario.click(await botao('Finalizar questionário'));
  expect(screen.getByText('Escreva o seu nome.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  await usuario.type(screen.getByLabelText('Nome'), 'Rita Lima');
  await usuario.click(screen.getByLabelText(/^Desejo receber relatório/));
  await usuario.click(await botao('Finalizar questionário'));
  expect(await screen.findByText('Questionário respondido com sucesso!')).toBeInTheDocument();
  expect(feitos('finalizarPeloLink')).toMatchObject([
    { contato: { nome: 'Rita Lima', email: 'rita@exemplo.com.br' }, relatorio: true },
  ]);
  // The same link shows what came of it.
  servidor.respostas['abrirPeloLink'] = aberta({
    fechada: 'Este questionário já foi finalizado anteriormente.',
    resultado: {
      media: 6725,
      grupos: [
        { nome: 'Cultura', media: 8150 },
        { nome: 'Processos', media: null },
      ],
    },
  });
  await usuario.click(await botao('Ver o meu resultado e as minhas respostas'));
  const resultado = await screen.findByRole('region', { name: 'O seu resultado' });
  expect(resultado).toHaveTextContent('Média geral: 67,25.');
  expect(
    within(resultado)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Cultura: 81,50', 'Processos: sem nota']);
});

it('o relatório que não cabe na caixa de quem o pediu é dito na página', async () => {
  const usuario = userEvent.setup();
  servidor.respostas['abrirPeloLink'] = aberta();
  servidor.respostas['finalizarPeloLink'] = {
    finalizada: true,
    destinos: [],
    folha: { guardadas: {}, step: 1, finalizadoEm: new Date().toISOString() },
    semRelatorio: true,
  };
  abrir(`${CAMINHO}#convite=c1.segredo`);
  await usuario.click(
    within(await screen.findByRole('group', { name: /Pergunta escala/ })).getByLabelText('7'),
  );
  await usuario.click(screen.getByLabelText('Em parte'));
  await usuario.click(await botao('Avançar'));
  await usuario.click(screen.getByLabelText('Sim'));
  await usuario.click(await botao('Finalizar'));
  await usuario.type(screen.getByLabelText('Nome'), 'Rita Lima');
  await usuario.click(await botao('Finalizar questionário'));
  expect(await screen.findByText(/O relatório não foi enviado: este endereço/)).toBeInTheDocument();
});

it('o que o servidor recusa se diz em uma frase, e se tenta de novo', async () => {
  const usuario = userEvent.setup();
  servidor.respostas['abrirPeloLink'] = recusa('Seu convite foi cancelado!');
  abrir(`${CAMINHO}#convite=c1.segredo`);
  expect(await screen.findByText('Seu convite foi cancelado!')).toBeInTheDocument();
  servidor.respostas['abrirPeloLink'] = aberta();
  await usuario.click(await botao('Tentar novamente'));
  expect(await screen.findByRole('heading', { name: 'Cultura e liderança' })).toBeInTheDocument();
});

it('um endereço pela metade não abre nada, e diz o que fazer', async () => {
  abrir('/responderQuestionario/licenciada/empresa');
  expect(
    await screen.findByRole('heading', { name: 'Não foi possível encontrar a página' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Este link não abre nenhum questionário\./)).toBeInTheDocument();
});

it('sem segredo pede o e-mail, que o endereço antigo preenche, e diz o mesmo a todos', async () => {
  const usuario = userEvent.setup();
  abrir(`${CAMINHO}/rita%40exemplo.com.br`);
  expect(await screen.findByLabelText('E-mail')).toHaveValue('rita@exemplo.com.br');
  await usuario.clear(screen.getByLabelText('E-mail'));
  await usuario.click(await botao('Receber o link'));
  expect(screen.getByText(/^Escreva um e-mail válido/)).toBeInTheDocument();
  await usuario.type(screen.getByLabelText('E-mail'), 'Rita@Exemplo.com.br');
  await usuario.click(await botao('Receber o link'));
  expect(await screen.findByText(/^Se rita@exemplo.com.br foi convidado/)).toBeInTheDocument();
  expect(feitos('pedirLink')).toMatchObject([{ email: 'rita@exemplo.com.br' }]);
});

it('o link aberto começa uma folha, que fica neste aparelho; a chave é a mesma quando a resposta se perde', async () => {
  const usuario = userEvent.setup();
  servidor.respostas['consultarLink'] = {
    nome: 'Cultura e liderança',
    descricao: 'Como a empresa inova.',
    projeto: 'Prêmio Inovação',
    empresa: 'Casa do Mel',
    perguntas: 4,
    inicio: emDias(-1).toISOString(),
    fim: emDias(9).toISOString(),
    fechada: null,
    autenticaInicio: true,
    modo: { quem: 'PESSOAS', minimo: 4 },
  };
  servidor.respostas['comecarPeloLink'] = new TypeError('Failed to fetch');
  servidor.respostas['abrirPeloLink'] = aberta({ identificado: true, email: '' });
  abrir(`${CAMINHO}#link=segredo`);
  expect(
    await screen.findByText(/^As pessoas respondem: .*só médias de 4 pessoas ou mais/),
  ).toBeInTheDocument();
  await usuario.type(await screen.findByLabelText('Nome'), 'Lia');
  await usuario.type(screen.getByLabelText('E-mail'), 'lia@exemplo.com.br');
  await usuario.click(await botao('Começar a responder'));
  expect(await screen.findByText(/^Não foi possível falar com o servidor/)).toBeInTheDocument();
  servidor.respostas['comecarPeloLink'] = { id: 'f1' };
  await usuario.click(await botao('Começar a responder'));
  expect(await screen.findByText(/pela empresa Casa do Mel/)).toBeInTheDocument();
  const [primeira, segunda] = feitos('comecarPeloLink');
  expect(segunda).toEqual(primeira);
  expect(String(primeira?.['chave'])).toMatch(/^[\w-]{32}$/);
  expect(feitos('abrirPeloLink')).toMatchObject([{ credencial: { tipo: 'folha', id: 'f1' } }]);
  expect(localStorage.getItem('resposta:org/q/guest')).toBe(`folha=f1.${String(primeira?.['chave'])}`);
});

const HORA = 60 * 60 * 1000;
const oFim = () => screen.queryByRole('heading', { name: 'Resposta encerrada neste aparelho' });
const aPagina = () => desenhar(<ResponderPorLinkPage />);
/** A sheet that somebody began here by the open link, and touched so many hours ago. */
function comecadaHa(horas: number, mais = '') {
  localStorage.setItem('resposta:org/q/guest', 'folha=f1.segredo');
  localStorage.setItem('usada:f1', `${Date.now() - horas * HORA}${mais}`);
  localStorage.setItem('respostas:lida:folha/f1', JSON.stringify(aberta()));
  servidor.respostas['abrirPeloLink'] = aberta({ id: 'f1', identificado: true, email: '' });
}

it.each([
  [7.9, '', true],
  [8, '', false],
  [71.9, ' por enviar', true],
  [72, ' por enviar', false],
])('A18 depois de %s horas de silêncio%s o aparelho ainda tem a resposta: %s', async (horas, mais, fica) => {
  comecadaHa(horas, mais);
  abrir(CAMINHO);
  await screen.findByLabelText('E-mail');
  expect(screen.queryByRole('button', { name: 'Continuar a resposta deste aparelho' }) !== null).toBe(fica);
  await waitFor(() => {
    const dela = Object.keys(localStorage).filter((chave) => /f1|^resposta:/.test(chave));
    expect(dela.length).toBe(fica ? 3 : 0);
  });
});

it.each([
  [7.9, true],
  [8, false],
])('A18 a página que ficou aberta %s horas ainda responde: %s', async (horas, fica) => {
  comecadaHa(0);
  window.history.replaceState({ credencial: 'folha=f1.segredo' }, '', CAMINHO);
  aPagina();
  await screen.findByRole('heading', { level: 1, name: 'Cultura e liderança' });
  const agora = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + horas * HORA);
  await userEvent.click(document.body);
  agora.mockRestore();
  if (!fica) await waitFor(() => expect(oFim()).toBeInTheDocument());
  expect(oFim() === null).toBe(fica);
  expect(window.history.state === null).toBe(!fica);
  await waitFor(() => expect(localStorage.getItem('respostas:lida:folha/f1') === null).toBe(!fica));
});

it('A18 quem pausa num aparelho de outros encerra ali a resposta, e nada dela fica', async () => {
  const usuario = userEvent.setup();
  comecadaHa(1);
  window.history.replaceState({ credencial: 'folha=f1.segredo' }, '', CAMINHO);
  aPagina();
  await usuario.click(
    within(await screen.findByRole('group', { name: /Pergunta escala/ })).getByLabelText('7'),
  );
  await usuario.click(screen.getByLabelText('Em parte'));
  await usuario.click(await botao('Avançar'));
  await usuario.click(await botao('Pausar'));
  expect(await screen.findByText(/continua de onde você parou por 8 horas/)).toBeInTheDocument();
  await usuario.click(await botao('Encerrar neste aparelho'));
  expect(
    await screen.findByRole('heading', { name: 'Resposta encerrada neste aparelho' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

it('A18 respostas que outro deixou na folha são mostradas, e só vão quando a pessoa diz que são suas', async () => {
  const usuario = userEvent.setup();
  servidor.respostas['abrirPeloLink'] = aberta();
  const texto = { id: 'escala', resposta: 9, n: 1, base: 0 };
  localStorage.setItem(
    'respostas:folha-1',
    JSON.stringify({
      aparelho: 'x',
      feitas: 1,
      porEnviar: { escala: texto },
      conflitos: {},
      dono: 'link',
      selo: 'a',
    }),
  );
  abrir(`${CAMINHO}#convite=c1.segredo`);
  expect(await screen.findByRole('heading', { name: 'Estas respostas são suas?' })).toBeInTheDocument();
  expect(screen.getByText(/^9/)).toBeInTheDocument();
  expect(feitos('salvarPeloLink')).toEqual([]);
  await usuario.click(await botao('São minhas: continuar com elas'));
  await waitFor(() => expect(feitos('salvarPeloLink')).toMatchObject([{ mudancas: [texto] }]));
});

it('outro fragmento sobre a mesma página abre o outro link, e o mesmo não reabre nada', async () => {
  servidor.respostas['abrirPeloLink'] = aberta();
  abrir(`${CAMINHO}#convite=c1.segredo`);
  await screen.findByRole('heading', { name: 'Cultura e liderança' });
  const antes = feitos('abrirPeloLink').length;
  window.dispatchEvent(new Event('hashchange'));
  window.history.replaceState(window.history.state, '', `${CAMINHO}#convite=c2.outro`);
  window.dispatchEvent(new Event('hashchange'));
  await waitFor(() =>
    expect(feitos('abrirPeloLink').slice(antes)).toMatchObject([{ credencial: { id: 'c2' } }]),
  );
});

it('A15 quem respondeu leva uma cópia dos seus dados, e os apaga só depois de dizer que sim', async () => {
  const usuario = userEvent.setup();
  comecadaHa(1);
  const baixado = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:copia';
  URL.revokeObjectURL = () => undefined;
  servidor.respostas['dadosPeloLink'] = { geradoEm: new Date().toISOString(), dados: {} };
  window.history.replaceState({ credencial: 'folha=f1.segredo' }, '', CAMINHO);
  aPagina();
  await usuario.click(await screen.findByText('Os meus dados'));
  await usuario.click(await botao('Baixar os meus dados'));
  await waitFor(() => expect(baixado).toHaveBeenCalledOnce());
  await usuario.click(await botao('Apagar os meus dados'));
  await usuario.click(await botao('Não apagar'));
  expect(feitos('apagarPeloLink')).toEqual([]);
  servidor.respostas['apagarPeloLink'] = recusa('Não foi possível apagar os seus dados');
  await usuario.click(await botao('Apagar os meus dados'));
  await usuario.click(await botao('Sim, apagar os meus dados'));
  expect(await screen.findByText('Não foi possível apagar os seus dados')).toBeInTheDocument();
  delete servidor.respostas['apagarPeloLink'];
  await usuario.click(await botao('Sim, apagar os meus dados'));
  expect(await screen.findByRole('heading', { name: 'Os seus dados foram apagados' })).toBeInTheDocument();
  // One request: the server knows it again where the first answer was lost.
  expect(new Set(servidor.ids).size).toBe(1);
  expect(feitos('apagarPeloLink')).toMatchObject([{}, { credencial: { tipo: 'folha', id: 'f1' } }]);
  baixado.mockRestore();
});

it('P370 o link de um convite apaga também, e diz antes o que continua com a empresa', async () => {
  const usuario = userEvent.setup();
  servidor.respostas['abrirPeloLink'] = aberta();
  abrir(`${CAMINHO}#convite=c1.segredo`);
  await usuario.click(await screen.findByText('Os meus dados'));
  await usuario.click(await botao('Apagar os meus dados'));
  expect(await screen.findByText(/continua na lista de pessoas dela/)).toBeInTheDocument();
  expect(feitos('apagarPeloLink')).toEqual([]);
  await usuario.click(await botao('Sim, apagar os meus dados'));
  expect(await screen.findByRole('heading', { name: 'Os seus dados foram apagados' })).toBeInTheDocument();
  expect(feitos('apagarPeloLink')).toMatchObject([{ credencial: { tipo: 'convite', id: 'c1' } }]);
});
