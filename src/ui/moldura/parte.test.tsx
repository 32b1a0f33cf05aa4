import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { ErrorBoundary } from '@/ui/pagina/ErrorBoundary';
import { aoAbrir } from './aoAbrir';
import { depois } from './depois';
import { emSilencio, parte, porCima } from './parte';

const SEM_REDE = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const FRASE = /não pôde ser carregada\. Verifique a conexão/;

/** A file that does not come until the connection is back. */
function umArquivo<P extends object>(Conteudo: (props: P) => React.ReactNode) {
  const rede = { ha: false };
  const importar = vi.fn(() => (rede.ha ? Promise.resolve(Conteudo) : Promise.reject(SEM_REDE)));
  return { rede, importar };
}
const Conteudo = ({ aberto = true }: { aberto?: boolean; aoFechar?: () => void }) =>
  aberto ? <p>A parte</p> : null;

const naPagina = (conteudo: React.ReactNode) => (
  <>
    <input aria-label="O que escrevo" defaultValue="ainda aqui" />
    <Suspense fallback={<p>Espere</p>}>{conteudo}</Suspense>
  </>
);
const oResto = () => expect(screen.getByLabelText('O que escrevo')).toHaveValue('ainda aqui');
const tentar = () => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));

beforeEach(() => {
  // React reports what a boundary caught; here that is the expected outcome.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Whether there is a newer version is asked of the network that is not there.
  vi.stubGlobal('fetch', () => Promise.reject(SEM_REDE));
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});

it('a parte que não vem só leva a si mesma, diz isso, e vem quando é pedida com conexão', async () => {
  const { rede, importar } = umArquivo(Conteudo);
  const Parte = parte(importar);
  desenhar(naPagina(<Parte />));
  expect(await screen.findByRole('alert')).toHaveTextContent(FRASE);
  oResto();
  tentar();
  await waitFor(() => expect(importar).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toHaveTextContent(FRASE);
  rede.ha = true;
  tentar();
  expect(await screen.findByText('A parte')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  oResto();
});

it('vem sozinha quando a conexão volta, e outra no mesmo lugar já não espera', async () => {
  const { rede, importar } = umArquivo(Conteudo);
  const Parte = parte(importar);
  const { unmount } = desenhar(naPagina(<Parte />));
  await screen.findByRole('alert');
  rede.ha = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('A parte')).toBeInTheDocument();
  unmount();
  desenhar(naPagina(<Parte />));
  expect(screen.getByText('A parte')).toBeInTheDocument();
  expect(importar).toHaveBeenCalledTimes(2);
});

it('de uma versão que já não está no servidor oferece recarregar, e não culpa a conexão', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null)));
  desenhar(naPagina(createElement(parte(umArquivo(Conteudo).importar))));
  const aviso = await screen.findByRole('alert');
  expect(aviso).toHaveTextContent(/A plataforma foi atualizada.*é oferecido de volta/);
  expect(aviso).not.toHaveTextContent(FRASE);
  expect(screen.getAllByRole('button').map((botao) => botao.textContent)).toEqual(['Recarregar a página']);
  oResto();
  vi.unstubAllGlobals();
});

it('o servidor que responde com uma falha não é uma versão nova', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 503 })));
  desenhar(naPagina(createElement(parte(umArquivo(Conteudo).importar))));
  expect(await screen.findByRole('alert')).toHaveTextContent(FRASE);
  vi.unstubAllGlobals();
});

it('aberta de novo pela página é pedida de novo', async () => {
  const { rede, importar } = umArquivo(Conteudo);
  const Parte = parte(importar, porCima);
  const { unmount } = desenhar(naPagina(<Parte />));
  await screen.findByRole('alert');
  unmount();
  rede.ha = true;
  desenhar(naPagina(<Parte />));
  expect(await screen.findByText('A parte')).toBeInTheDocument();
});

describe('o que abre por cima da página', () => {
  it('pode ser fechado, e fechado não insiste', async () => {
    const { rede, importar } = umArquivo(Conteudo);
    const Dialogo = aoAbrir(importar);
    const aoFechar = vi.fn<() => void>();
    const tela = (aberto: boolean) => naPagina(<Dialogo aberto={aberto} aoFechar={aoFechar} />);
    const { rerender } = desenhar(tela(true));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(aoFechar).toHaveBeenCalledOnce();
    rerender(tela(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(importar).toHaveBeenCalledOnce();
    oResto();
    rede.ha = true;
    rerender(tela(true));
    expect(await screen.findByText('A parte')).toBeInTheDocument();
  });

  it('sem o que o feche, só se tenta de novo', async () => {
    const Menu = parte(umArquivo(({ rotulo }: { rotulo: string }) => rotulo).importar, porCima);
    desenhar(naPagina(<Menu rotulo="Ações" />));
    await screen.findByRole('alert');
    expect(screen.getAllByRole('button').map((botao) => botao.textContent)).toEqual(['Tentar de novo']);
  });
});

it('o que ninguém pediu falta em silêncio, com outra coisa no lugar, e vem com a conexão', async () => {
  const { rede, importar } = umArquivo(Conteudo);
  const Parte = parte(importar, emSilencio(<p>Em seu lugar</p>));
  desenhar(naPagina(<Parte />));
  expect(await screen.findByText('Em seu lugar')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  rede.ha = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('A parte')).toBeInTheDocument();
});

it('o que vem depois da primeira tela deixa no lugar o que lhe disseram', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  const { rede, importar } = umArquivo(({ total }: { total: number }) => <p>{total} com botões</p>);
  const Parte = depois(importar, ({ total }) => <p>{total} sem botões</p>);
  desenhar(naPagina(<Parte total={3} />));
  expect(await screen.findByText('3 sem botões')).toBeInTheDocument();
  rede.ha = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('3 com botões')).toBeInTheDocument();
  vi.useRealTimers();
});

it('uma falha da própria parte não é dita como falta de conexão: é de quem está acima', async () => {
  const Parte = parte(() =>
    Promise.resolve((): React.ReactNode => {
      throw new Error('Ideia não encontrada');
    }),
  );
  desenhar(<ErrorBoundary>{naPagina(<Parte />)}</ErrorBoundary>);
  expect(await screen.findByRole('heading', { name: 'Ops' })).toBeVisible();
  expect(screen.getByText('Ideia não encontrada')).toBeVisible();
});
