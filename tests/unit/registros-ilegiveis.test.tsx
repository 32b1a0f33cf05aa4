// One record in an old shape does not take away the list it stands in: the others are shown, and it is told. The data
// modules are the product's own; only the database's answers are given.
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDocs, Timestamp } from 'firebase/firestore/lite';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Comentarios } from '@/areas/conversa/Comentarios';
import type { Conversa } from '@/areas/conversa/conversa';
import { Marcos } from '@/areas/marcos/Marcos';
import { paiDaIdeia } from '@/areas/marcos/pai';
import { ListaDeNotificacoes } from '@/areas/notificacoes/ListaDeNotificacoes';
import { Extrato } from '@/areas/pontos/Extrato';
import { HistoricoDePontos } from '@/areas/pontos/HistoricoDePontos';
import { caminhos } from '@/domain/paths';
import {
  REGULAMENTO,
  umaIdeiaPublicada,
  umaLinhaDoExtrato,
  umaNotificacao,
  umaPontuacao,
  umComentario,
  umMarco,
} from '@tests/support/documentos';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: () => Promise.resolve({ exists: () => false }),
  getDocs: vi.fn<() => Promise<object>>(),
  getCount: () => Promise.resolve({ data: () => ({ count: 2 }) }),
}));

/** As the database gives it. */
const guardado = (registro: object) =>
  Object.fromEntries(
    Object.entries(registro).map(([campo, valor]) => [
      campo,
      valor instanceof Date ? Timestamp.fromDate(valor) : (valor as unknown),
    ]),
  );
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
  caminho: caminhos.comentarios(EMPRESA, 'ideia'),
  chave: ['ideia'],
  podeComentar: false,
  podeEditar: false,
  ve: () => true,
  isto: 'esta ideia',
};

const LISTAS: [lista: string, registro: object, tela: ReactNode, mostra: RegExp][] = [
  ['comentários', umComentario(clara), <Comentarios key="a" conversa={conversa} />, /^Boa ideia/],
  [
    'marcos',
    umMarco(clara, caminhos.ideia(EMPRESA, 'ideia')),
    <Marcos key="a" pai={paiDaIdeia(sessao, ideia)} />,
    /^Instalar o reservatório/,
  ],
  ['extrato', umaLinhaDoExtrato(), <Extrato key="a" regulamentoId={REGULAMENTO} />, /^Reaproveitar a água/],
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
];

const avisos = () => screen.findAllByText(/^Um registro não pôde ser mostrado/);

/** That the log names what is missing; the setup of the tests takes any other word in it for a failure. */
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
  vi.mocked(console.error).mockImplementation(() => {});
});

it.each(LISTAS)('%s: os outros aparecem, e o que falta é dito', async (_lista, registro, tela, mostra) => {
  vi.mocked(getDocs).mockResolvedValueOnce(comUmIlegivel(registro));
  desenharTela(sessao, tela);
  expect(await avisos()).toHaveLength(1);
  expect((await screen.findAllByText(mostra)).length).toBeGreaterThan(0);
  esperarNoRegistro(1);
});

it.each(LISTAS)('%s: nenhum legível não é o mesmo que nenhum', async (_lista, _registro, tela) => {
  vi.mocked(getDocs).mockResolvedValueOnce(pagina(ILEGIVEL));
  desenharTela(sessao, tela);
  expect(await avisos()).toHaveLength(1);
  expect(screen.queryByText(/^Nenhum|^Seja o primeiro/)).toBeNull();
  esperarNoRegistro(1);
});

it('respostas: as outras aparecem, e a que falta é dita', async () => {
  const resposta = umComentario(clara, { comentario: 'Eu também.', respostaAoComentarioReference: 'bom' });
  vi.mocked(getDocs)
    .mockResolvedValueOnce(pagina(documento('bom', guardado(umComentario(caio)))))
    .mockResolvedValueOnce(comUmIlegivel(resposta));
  desenharTela(sessao, <Comentarios conversa={conversa} />);
  await userEvent.click(await screen.findByRole('button', { name: /1 resposta$/ }));
  expect(await avisos()).toHaveLength(1);
  expect(screen.getByText('Eu também.')).toBeInTheDocument();
  esperarNoRegistro(1);
});
