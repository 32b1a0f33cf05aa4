/** When one's own membership is looked at again, and what comes of it (decisions T306). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { ana, mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { criarQueryClient } from '@/firebase/dados/queryClient';
import { acompanharAcesso } from './acompanharAcesso';
import { definirSessao } from './estadoDaSessao';
import { avisarRecusa } from './recusa';
import { registrarAcesso } from './registrarAcesso';

const banco = vi.hoisted(() => ({ find: vi.fn<(caminho: string) => Promise<unknown>>() }));
vi.mock('@/firebase/dados/leitura', () => ({ defineLeitura: () => banco }));
vi.mock('./registrarAcesso', () => ({ registrarAcesso: vi.fn<() => Promise<void>>() }));

const sessao = umaSessao(mario);
const recusa = () => Object.assign(new Error('recusado'), { code: 'permission-denied' });
const umaRecusa = async () => {
  avisarRecusa();
  await vi.advanceTimersByTimeAsync(300);
};
/** The membership as it is stored now. */
const guardado = (mudancas: Partial<Colaborador> = {}) =>
  banco.find.mockResolvedValue({ ...sessao.colaborador, ...mudancas });
const esperar = (segundos: number) => vi.advanceTimersByTimeAsync(segundos * 1_000);
/** Shows or hides the page, as the browser says it. */
function mostrar(aVista: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!aVista);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** An answer that comes when it is told to. */
function semResposta() {
  const prontos: ((lido: unknown) => void)[] = [];
  const promise = new Promise((pronto) => prontos.push(pronto));
  return { promise, resolve: (lido: unknown) => prontos[0]?.(lido) };
}

const aoMudar = vi.fn<() => void>();
let parar = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  guardado();
  definirSessao(sessao);
  parar = acompanharAcesso(aoMudar);
});
afterEach(() => {
  parar();
  banco.find.mockReset();
  aoMudar.mockReset();
  vi.mocked(registrarAcesso).mockClear();
  vi.useRealTimers();
});
const olhadas = () => banco.find.mock.calls.length;

describe('olha', () => {
  it('a cada trinta segundos, o registro da própria pessoa e nada mais', async () => {
    await esperar(29.9);
    expect(olhadas()).toBe(0);
    await esperar(0.1);
    expect(banco.find.mock.calls).toEqual([[sessao.referencia]]);
    await esperar(60);
    expect(olhadas()).toBe(3);
    expect(aoMudar).not.toHaveBeenCalled();
  });

  it('nunca enquanto a página não está à vista, e logo que volta', async () => {
    mostrar(false);
    await esperar(600);
    expect(olhadas()).toBe(0);
    mostrar(true);
    window.dispatchEvent(new Event('focus'));
    await esperar(0.3);
    expect(olhadas()).toBe(1);
    await esperar(30);
    expect(olhadas()).toBe(2);
  });

  it('quando a janela volta a ter o foco', async () => {
    await esperar(10);
    window.dispatchEvent(new Event('focus'));
    await esperar(0.3);
    expect(olhadas()).toBe(1);
  });

  it('na página que saiu e voltou antes de se olhar', async () => {
    await esperar(10);
    mostrar(false);
    mostrar(true);
    await esperar(5);
    expect(olhadas()).toBe(1);
  });

  it('logo depois de uma recusa, e uma só vez depois de muitas', async () => {
    await esperar(10);
    for (let i = 0; i < 20; i++) avisarRecusa();
    await umaRecusa();
    expect(olhadas()).toBe(1);
    for (let i = 0; i < 20; i++) avisarRecusa();
    await esperar(4);
    expect(olhadas()).toBe(1);
    await esperar(1);
    expect(olhadas()).toBe(2);
  });

  it('uma vez só, enquanto a resposta não vem', async () => {
    const { promise, resolve } = semResposta();
    banco.find.mockReturnValue(promise);
    await esperar(30);
    for (let vez = 0; vez < 12; vez++) {
      await umaRecusa();
      await esperar(10);
    }
    expect(olhadas()).toBe(1);
    resolve(sessao.colaborador);
    await esperar(30);
    expect(olhadas()).toBe(2);
  });

  it('não olha sem sessão de uma empresa, nem depois de parar', async () => {
    definirSessao({ estado: 'deslogado' });
    await umaRecusa();
    await esperar(120);
    definirSessao(sessao);
    parar();
    await umaRecusa();
    await esperar(120);
    expect(olhadas()).toBe(0);
  });
});

it('diz que a pessoa entrou: ao abrir, com o que se leu dela, e a cada olhada, com o que se lê', async () => {
  expect(vi.mocked(registrarAcesso).mock.calls).toEqual([[sessao, sessao.colaborador]]);
  const ultimoAcesso = new Date('2026-11-01T12:00:00Z');
  guardado({ ultimoAcesso });
  await esperar(30);
  expect(vi.mocked(registrarAcesso).mock.lastCall).toEqual([
    sessao,
    expect.objectContaining({ ultimoAcesso }),
  ]);
  expect(aoMudar).not.toHaveBeenCalled();
  banco.find.mockResolvedValueOnce(undefined);
  await esperar(30);
  expect(registrarAcesso).toHaveBeenCalledTimes(2);
  definirSessao({ estado: 'deslogado' });
  expect(registrarAcesso).toHaveBeenCalledTimes(2);
});

describe('pede que a sessão seja lida de novo', () => {
  it.each<[string, Partial<Colaborador>]>([
    ['o papel ou a situação (updatedAt)', { updatedAt: new Date('2026-11-01T12:00:00Z') }],
    ['o que a matriz permite', { permissoes: ' 3:l' }],
    ['a situação da empresa', { empresaStatus: 'INATIVO' }],
  ])('quando mudou %s', async (_caso, mudancas) => {
    guardado(mudancas);
    await esperar(30);
    expect(aoMudar).toHaveBeenCalledOnce();
  });

  it('quando o registro não existe mais, ou não pode mais ser lido', async () => {
    banco.find.mockResolvedValueOnce(undefined);
    await esperar(30);
    expect(aoMudar).toHaveBeenCalledTimes(1);
    banco.find.mockRejectedValueOnce(recusa());
    await esperar(30);
    expect(aoMudar).toHaveBeenCalledTimes(2);
  });

  it('em no máximo trinta segundos também depois de falhas, que ficam em silêncio', async () => {
    banco.find.mockRejectedValue(Object.assign(new Error('sem rede'), { code: 'unavailable' }));
    await esperar(90);
    expect(olhadas()).toBe(3);
    expect(aoMudar).not.toHaveBeenCalled();
    guardado({ permissoes: '' });
    await esperar(30);
    expect(aoMudar).toHaveBeenCalledOnce();
  });

  it('mas não pelo que se soube de uma sessão que já é outra', async () => {
    const { promise, resolve } = semResposta();
    banco.find.mockReturnValueOnce(promise);
    await esperar(30);
    definirSessao(umaSessao(ana));
    resolve(undefined);
    await esperar(29.9);
    expect(aoMudar).not.toHaveBeenCalled();
    expect(olhadas()).toBe(1);
    await esperar(0.1);
    expect(olhadas()).toBe(2);
  });
});

const falhar = (erro: Error) => () => Promise.reject(erro);

describe('de consultas e mutações', () => {
  const avisos = { sucesso: () => {}, erro: () => {} };

  it.each([
    ['recusadas, olha', recusa(), 1],
    ['que falham de outro modo, não', Object.assign(new Error('x'), { code: 'not-found' }), 0],
  ])('%s', async (_caso, erro, vezes) => {
    vi.mocked(console.warn).mockReturnValue();
    const cliente = criarQueryClient(avisos);
    await esperar(10);
    await cliente.fetchQuery({ queryKey: ['x'], queryFn: falhar(erro) }).catch(() => undefined);
    await esperar(0.3);
    expect(olhadas()).toBe(vezes);
    await esperar(10);
    const mutacao = cliente.getMutationCache().build(cliente, { mutationFn: falhar(erro) });
    await mutacao.execute(undefined).catch(() => undefined);
    await esperar(0.3);
    expect(olhadas()).toBe(2 * vezes);
    expect(vi.mocked(console.warn).mock.calls).toEqual([['consulta falhou:', erro]]);
    vi.mocked(console.warn).mockClear();
  });
});
