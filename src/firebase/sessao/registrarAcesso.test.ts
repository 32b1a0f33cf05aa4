/** What a visit writes, and how rarely (decisions P219). */
import { Timestamp } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { registrarAcesso } from './registrarAcesso';

const transacao = vi.hoisted(() => ({
  get: vi.fn<() => Promise<{ data: () => object | undefined }>>(),
  update: vi.fn<(documento: unknown, dados: object) => void>(),
}));
const abrir = vi.hoisted(() => vi.fn<(ato: (t: unknown) => Promise<void>) => Promise<void>>());
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  runTransaction: (_banco: unknown, ato: (t: unknown) => Promise<void>) => abrir(ato),
  serverTimestamp: () => 'a hora do servidor',
}));
vi.mock('@/firebase/dados/banco', () => ({ banco: {} }));
vi.mock('@/firebase/dados/leitura', () => ({ documento: (caminho: string) => caminho }));

const HORA = 3_600_000;
const haHoras = (horas: number) => new Date(Date.now() - horas * HORA);
const guardado = (ultimoAcesso: Date | null) =>
  transacao.get.mockResolvedValue({
    data: () => ({ ultimoAcesso: ultimoAcesso && Timestamp.fromDate(ultimoAcesso) }),
  });

/** Tries are remembered by membership: each test has one of its own. */
let vez = 0;
const outraSessao = () => ({ ...umaSessao(mario), referencia: `membro/${vez++}` });
let sessao = outraSessao();
beforeEach(() => {
  vi.useFakeTimers();
  abrir.mockReset().mockImplementation((ato) => ato(transacao));
  transacao.get.mockReset();
  transacao.update.mockReset();
  guardado(null);
  sessao = outraSessao();
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['quem nunca tinha entrado', null],
  ['quem entrou há um dia', haHoras(24)],
])('diz a hora do servidor de %s, e só ela', async (_quem, ultimoAcesso) => {
  guardado(ultimoAcesso);
  await registrarAcesso(sessao, { ultimoAcesso });
  expect(transacao.update.mock.calls).toEqual([[sessao.referencia, { ultimoAcesso: 'a hora do servidor' }]]);
});

it('nada pergunta de quem entrou há menos de vinte horas', async () => {
  await registrarAcesso(sessao, { ultimoAcesso: haHoras(19) });
  expect(abrir).not.toHaveBeenCalled();
});

it('não escreve o que outra aba já escreveu', async () => {
  guardado(haHoras(0));
  await registrarAcesso(sessao, { ultimoAcesso: null });
  expect(transacao.get).toHaveBeenCalledOnce();
  expect(transacao.update).not.toHaveBeenCalled();
});

it('espera a outra aba que está escrevendo', async () => {
  const pedidas: (() => Promise<void>)[] = [];
  const request = (_nome: string, ato: () => Promise<void>) =>
    new Promise<void>((pronto) => pedidas.push(() => ato().then(pronto)));
  vi.stubGlobal('navigator', { locks: { request } });
  const visita = registrarAcesso(sessao, { ultimoAcesso: null });
  expect(abrir).not.toHaveBeenCalled();
  guardado(haHoras(0));
  await pedidas[0]?.();
  await visita;
  expect(abrir).toHaveBeenCalledOnce();
  expect(transacao.update).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it.each([
  ['fora de vista', {}, true],
  ['de um respondente', { externo: true }, false],
  ['de uma empresa inativa', { empresaAtiva: false }, false],
])('não diz a visita %s', async (_caso, quem, escondida) => {
  const vista = vi.spyOn(document, 'hidden', 'get').mockReturnValue(escondida);
  await registrarAcesso({ ...sessao, quem: { ...sessao.quem, ...quem } }, { ultimoAcesso: null });
  expect(abrir).not.toHaveBeenCalled();
  vista.mockRestore();
  await registrarAcesso(sessao, { ultimoAcesso: null });
  expect(abrir).toHaveBeenCalledOnce();
});

it('uma falha fica em silêncio; tenta de novo, mas não antes de uma hora', async () => {
  abrir.mockRejectedValue(new Error('sem rede'));
  await registrarAcesso(sessao, { ultimoAcesso: null });
  await registrarAcesso(sessao, { ultimoAcesso: null });
  expect(abrir).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(HORA);
  await registrarAcesso(sessao, { ultimoAcesso: null });
  expect(abrir).toHaveBeenCalledTimes(2);
});
