// An open page says that a release came out, once hosting serves another script, and loads nothing anew by itself.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { FaixaDaVersao } from './FaixaDaVersao';

const pagina = (roteiro: string) =>
  `<!doctype html><head><script type="application/json"></script><script type="module" crossorigin src="/assets/${roteiro}.js"></script></head>`;
const pedir = vi.fn<typeof fetch>();
const recarregar = vi.fn<() => void>();
const serve = (html: string, status = 200) => pedir.mockResolvedValue(new Response(html, { status }));

let agora = 0;
let doProduto: HTMLScriptElement;
beforeEach(() => {
  agora = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => agora);
  vi.spyOn(window.location, 'reload').mockImplementation(recarregar);
  vi.stubGlobal('fetch', pedir.mockReset());
  recarregar.mockReset();
  // As the build writes it; a page of another type runs nothing here.
  doProduto = document.createElement('script');
  doProduto.type = 'module';
  doProduto.setAttribute('src', '/assets/index-aaaaaaa.js');
  vi.spyOn(document, 'querySelector').mockImplementation((seletor: string) =>
    seletor.startsWith('script') ? doProduto : Document.prototype.querySelector.call(document, seletor),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The person comes back to the tab, so many minutes later. */
const voltar = (minutos: number) =>
  act(async () => {
    agora += minutos * 60_000;
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
  });
const FRASE = /Há uma versão nova da plataforma/;

it('diz que há outra versão, pede, e só recarrega quando a pessoa quer', async () => {
  serve(pagina('index-bbbbbbb'));
  desenhar(<FaixaDaVersao />);
  await voltar(2);
  expect(await screen.findByText(FRASE)).toBeVisible();
  // Read out when it comes.
  expect(screen.getByText(FRASE).closest('output')).toBeInTheDocument();
  expect(recarregar).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar a página' }));
  expect(recarregar).toHaveBeenCalledOnce();
  // It knows enough: nothing is asked any more.
  await voltar(20);
  expect(pedir).toHaveBeenCalledOnce();
});

it('a mesma versão não se diz, e é perguntada de novo', async () => {
  serve(pagina('index-aaaaaaa'));
  desenhar(<FaixaDaVersao />);
  await voltar(2);
  await waitFor(() => expect(pedir).toHaveBeenCalledOnce());
  expect(screen.queryByText(FRASE)).toBeNull();
  serve(pagina('index-bbbbbbb'));
  await voltar(2);
  expect(await screen.findByText(FRASE)).toBeVisible();
});

it.each([
  ['um erro do servidor', () => serve(pagina('index-bbbbbbb'), 503)],
  ['outra coisa que não a página', () => serve('<p>Entre na rede do hotel</p>')],
  ['nenhuma resposta', () => pedir.mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s não é uma versão', async (_caso, responder) => {
  responder();
  desenhar(<FaixaDaVersao />);
  await voltar(2);
  await waitFor(() => expect(pedir).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(screen.queryByText(FRASE)).toBeNull();
  serve(pagina('index-bbbbbbb'));
  await voltar(2);
  expect(await screen.findByText(FRASE)).toBeVisible();
});

it('não pergunta duas vezes no mesmo minuto, nem sem conexão, nem fora da vista', async () => {
  serve(pagina('index-bbbbbbb'));
  desenhar(<FaixaDaVersao />);
  await voltar(0.5);
  const conexao = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await voltar(5);
  conexao.mockReturnValue(true);
  const vista = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await voltar(5);
  expect(pedir).not.toHaveBeenCalled();
  vista.mockReturnValue('visible');
  await voltar(5);
  expect(pedir).toHaveBeenCalledOnce();
});
