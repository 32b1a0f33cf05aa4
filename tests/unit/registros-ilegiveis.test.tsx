// One record in an old shape does not take away the list it stands in. The others are shown, and the list says so.
// The data modules are the product's own; only the database's answers are given.
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDoc, getDocs } from 'firebase/firestore/lite';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { Conversa } from '@/areas/conversa/conversa';
import { ideiasPorId } from '@/areas/ideias/ideiasPorId.data';
import { Vinculados } from '@/areas/pais/Vinculados';
import { Atividade } from '@/areas/pais/atividade/Atividade';
import { AtividadeRecente } from '@/areas/ideias/painel/AtividadeRecente';
import { ideiasParecidas } from '@/areas/ideias/formulario/parecidas.data';
import { PatrocinadoresModal } from '@/areas/patrocinio/PatrocinadoresModal';
import { QuemCurtiu } from '@/areas/ideias/detalhe/QuemCurtiu';
import { MelhoresDoPainel } from '@/areas/pais/MelhoresDoPainel';
import { UltimosDoPainel } from '@/areas/pais/UltimosDoPainel';
import { RankingDeIdeiasPage } from '@/areas/ideias/ranking/RankingDeIdeiasPage';
import { VincularModal } from '@/areas/pais/VincularModal';
import { Marcos } from '@/areas/marcos/Marcos';
import { paiDosMarcos } from '@/areas/marcos/pai';
import { ListaDeNotificacoes } from '@/areas/notificacoes/ListaDeNotificacoes';
import { Extrato } from '@/areas/pontos/Extrato';
import { MeusConvites } from '@/areas/diagnostico/MeusConvites';
import { ProjetosPage } from '@/areas/projetos/ProjetosPage';
import { HistoricoDePontos } from '@/areas/pontos/HistoricoDePontos';
import { ListaDoRanking } from '@/areas/pontos/ListaDoRanking';
import { caminhos } from '@/domain/comum/caminhos';
import {
  REGULAMENTO,
  umaIdeiaPublicada,
  umaLinhaDoExtrato,
  umaMovimentacao,
  umaNotificacao,
  umaPessoa,
  umaPontuacao,
  umaPosicao,
  umComentario,
  umConvite,
  umLike,
  umMarco,
  umPatrocinio,
  umProjeto,
  daIdeia,
  umVinculo,
} from '@tests/support/documentos';
import { guardado } from '@tests/support/guardado';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: vi.fn<() => Promise<object>>(),
  getDocs: vi.fn<() => Promise<object>>(),
  getCount: () => Promise.resolve({ data: () => ({ count: 2 }) }),
}));

const documento = (id: string, dados: object) => ({
  id,
  data: () => dados,
  ref: { path: `registros/${id}` },
});
const ILEGIVEL = documento('antigo', { formato: 'de antes' });
const pagina = (...docs: object[]) => ({ docs }) as never;
const comUmIlegivel = (registro: object) => pagina(ILEGIVEL, documento('bom', guardado(registro)));

const ideia = { id: 'ideia', ...umaIdeiaPublicada(clara) };
const sessao = umaSessao(caio);
const conversa: Conversa = {
  caminho: caminhos.sob(caminhos.ideia(EMPRESA, 'ideia')).comentarios,
  chave: ['ideia'],
  podeComentar: false,
  podeEditar: false,
  ve: () => true,
  tipoDoAlvo: 'COMENTARIO_DA_IDEIA',
  paiId: 'i',
  isto: 'esta ideia',
};

const atividade = <Atividade key="a" pai={umPaiNaTela(ideia)} conversa={conversa} />;

const LISTAS: [lista: string, registro: object, tela: ReactNode, mostra: RegExp, rota?: string][] = [
  ['comentários', umComentario(clara), atividade, /^Boa ideia/, '/?atividade=comentarios'],
  [
    'marcos',
    umMarco(clara, caminhos.ideia(EMPRESA, 'ideia')),
    <Marcos key="a" pai={paiDosMarcos(sessao, umPaiNaTela(ideia))} />,
    /^Instalar o reservatório/,
  ],
  [
    'extrato',
    umaLinhaDoExtrato(),
    <Extrato key="a" tipo={IDEIA} regulamentoId={REGULAMENTO} />,
    /^Reaproveitar a água/,
  ],
  [
    'histórico de pontos',
    umaPontuacao(caio),
    <HistoricoDePontos key="a" regulamentoId={REGULAMENTO} colaboradorReference={caio.referencia} />,
    /^Cadastro de ideia/,
  ],
  [
    'notificações',
    umaNotificacao(),
    <ListaDeNotificacoes key="a" quais="todas" porPagina={10} />,
    /mencionou você|que você não vê|não está mais/,
  ],
  [
    'ranking de colaboradores',
    umaPosicao(clara),
    <ListaDoRanking key="a" regulamentoId={REGULAMENTO} />,
    /^2º$/,
  ],
  ['ranking de ideias', umaIdeiaPublicada(clara), <RankingDeIdeiasPage key="a" />, /^2º$/],
  [
    'painel: top 3',
    umaIdeiaPublicada(clara),
    <MelhoresDoPainel key="a" tipo={IDEIA} ranking="/ranking-de-ideias" />,
    /^2º$/,
  ],
  [
    'painel: últimas',
    umaIdeiaPublicada(clara),
    <UltimosDoPainel key="a" tipo={IDEIA} lista="/ideias" />,
    /^Reaproveitar a água/,
  ],
  ['painel: atividade', umaIdeiaPublicada(clara), <AtividadeRecente key="a" />, /^Reaproveitar a água/],
  [
    'movimentações',
    umaMovimentacao(clara),
    atividade,
    /^Segue para a pré-análise/,
    '/?atividade=movimentacoes',
  ],
  ['projetos', umProjeto(clara), <ProjetosPage key="a" />, /^Prêmio Empresa Inovadora/],
  [
    'convites do diagnóstico',
    umConvite(caio, { idProjeto: 'p', projetoNome: 'Prêmio Aurora' }),
    <MeusConvites key="a" questionarios={[]} />,
    /^Prêmio Aurora/,
  ],
  [
    'patrocinadores',
    umPatrocinio(clara),
    <PatrocinadoresModal key="a" pai={umPaiNaTela(ideia)} aoFechar={() => {}} />,
    /^Clara Autora/,
  ],
];

/** What these lists say when there is nothing. */
const NADA = /^Nenhum|^Ninguém|^Não há|^Seja o primeiro|começa com a primeira|^O que acontecer/;

const avisos = () => screen.findAllByText(/^Um registro não pôde ser mostrado/);

/** That the log names what is missing. The setup of the tests takes any other word in it for a failure. */
function esperarNoRegistro(quantos: number) {
  const registro = vi.mocked(console.error);
  expect(registro.mock.calls.map(([erro]) => String(erro))).toEqual(
    Array.from(
      { length: quantos },
      () => expect.stringContaining('Erro nos dados em registros/antigo') as string,
    ),
  );
  registro.mockClear();
}

beforeEach(() => {
  vi.mocked(getDocs).mockReset();
  vi.mocked(getDocs).mockResolvedValue(pagina());
  vi.mocked(getDoc).mockReset();
  vi.mocked(getDoc).mockResolvedValue({ exists: () => false } as never);
  vi.mocked(console.error).mockImplementation(() => {});
});

it.each(LISTAS)(
  '%s: os outros aparecem, e o que falta é dito',
  async (_lista, registro, tela, mostra, rota) => {
    vi.mocked(getDocs).mockResolvedValueOnce(comUmIlegivel(registro));
    desenharTela(sessao, tela, rota);
    expect(await avisos()).toHaveLength(1);
    expect((await screen.findAllByText(mostra)).length).toBeGreaterThan(0);
    esperarNoRegistro(1);
  },
);

it.each(LISTAS)(
  '%s: nenhum legível não é o mesmo que nenhum',
  async (_lista, _registro, tela, _mostra, rota) => {
    vi.mocked(getDocs).mockResolvedValueOnce(pagina(ILEGIVEL));
    desenharTela(sessao, tela, rota);
    expect(await avisos()).toHaveLength(1);
    expect(screen.queryByText(NADA)).toBeNull();
    esperarNoRegistro(1);
  },
);

it('respostas: as outras aparecem, e a que falta é dita', async () => {
  const resposta = umComentario(clara, { comentario: 'Eu também.', respostaAoComentarioReference: 'bom' });
  vi.mocked(getDocs)
    .mockResolvedValueOnce(pagina(documento('bom', guardado(umComentario(caio)))))
    .mockResolvedValueOnce(comUmIlegivel(resposta));
  desenharTela(sessao, atividade, '/?atividade=comentarios');
  await userEvent.click(await screen.findByRole('button', { name: /1 resposta$/ }));
  expect(await avisos()).toHaveLength(1);
  expect(screen.getByText('Eu também.')).toBeInTheDocument();
  esperarNoRegistro(1);
});

it.each([
  ['uma', comUmIlegivel(umLike(caio)), 1],
  ['nenhuma legível', pagina(ILEGIVEL), 0],
])('curtidas (%s): o botão fica, e a janela diz o que falta', async (_quais, lida, nomes) => {
  vi.mocked(getDocs).mockResolvedValue(lida);
  desenharTela(sessao, <QuemCurtiu pai={umPaiNaTela(ideia)} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Quem curtiu/ }));
  expect(await avisos()).toHaveLength(1);
  const janela = within(screen.getByRole('dialog', { name: 'Quem curtiu essa ideia' }));
  expect(janela.queryAllByText('Caio Colaborador')).toHaveLength(nomes);
  esperarNoRegistro(2);
});

const umaIdeiaGuardada = (id: string, titulo: string) =>
  documento(id, guardado(umaIdeiaPublicada(clara, { titulo })));
const vinculo = (outra: string) =>
  documento(outra, guardado(umVinculo(clara, [daIdeia('ideia'), daIdeia(outra)])));
const existe = (dados: object) => ({ exists: () => true, ...dados }) as never;

it('ideias relacionadas: um vínculo e uma ideia ilegíveis deixam as outras', async () => {
  vi.mocked(getDocs).mockResolvedValueOnce(pagina(ILEGIVEL, vinculo('boa'), vinculo('antigo')));
  vi.mocked(getDoc)
    .mockResolvedValueOnce(existe(umaIdeiaGuardada('boa', 'Trocar as lâmpadas')))
    .mockResolvedValueOnce(existe(ILEGIVEL));
  desenharTela(sessao, <Vinculados de={umPaiNaTela(ideia)} com={IDEIA} />);
  expect(await screen.findByRole('link', { name: 'Trocar as lâmpadas' })).toBeInTheDocument();
  expect(screen.getByText(/^2 registros não puderam ser mostrados/)).toBeInTheDocument();
  esperarNoRegistro(2);
});

it('ideias para vincular: as outras aparecem, e a que falta é dita', async () => {
  vi.mocked(getDocs).mockResolvedValue(pagina(ILEGIVEL, umaIdeiaGuardada('outra', 'Trocar as lâmpadas')));
  desenharTela(sessao, <VincularModal de={umPaiNaTela(ideia)} com={IDEIA} menos={[]} aoFechar={() => {}} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Título da outra ideia' }), 'lâmpadas');
  expect(await screen.findByText('Trocar as lâmpadas')).toBeInTheDocument();
  expect(await avisos()).toHaveLength(1);
  esperarNoRegistro(1);
});

it('ideias de um comitê: lidas juntas e uma a uma, a que falta é contada uma vez', async () => {
  vi.mocked(getDocs).mockResolvedValueOnce(pagina(ILEGIVEL, umaIdeiaGuardada('boa', 'Trocar as lâmpadas')));
  vi.mocked(getDoc).mockResolvedValueOnce(existe(ILEGIVEL));
  const lida = await new QueryClient().fetchQuery(ideiasPorId(sessao, ['antigo', 'boa']));
  expect(lida.itens.map(({ id }) => id)).toEqual(['boa']);
  expect(lida.ilegiveis).toBe(1);
  esperarNoRegistro(2);
});

it('sugestões e escolhas oferecem as outras; o que falta fica no registro', async () => {
  vi.mocked(getDocs)
    .mockResolvedValueOnce(pagina(ILEGIVEL, umaIdeiaGuardada('outra', 'Trocar as lâmpadas')))
    .mockResolvedValueOnce(comUmIlegivel(umaPessoa(clara)));
  const parecidas = await new QueryClient().fetchQuery(ideiasParecidas(sessao, 'Trocar as lâmpadas'));
  expect(parecidas.map(({ id }) => id)).toEqual(['outra']);
  expect((await pessoasData.buscar(sessao, 'cla')).map(({ id }) => id)).toEqual(['bom']);
  esperarNoRegistro(2);
});
