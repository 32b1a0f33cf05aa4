import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { ErrorBoundary } from './ErrorBoundary';

function Quebrada({ erro }: { erro: Error | null }): string {
  if (erro) throw erro;
  return 'Tudo certo';
}
const tela = (erro: Error | null, chave = '/a') => (
  <ErrorBoundary chave={chave}>
    <Quebrada erro={erro} />
  </ErrorBoundary>
);
const recarregar = vi.fn<() => void>();

beforeEach(() => {
  // React and the boundary report what they caught; here that is the expected outcome, not a failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(recarregar);
});
afterEach(() => {
  vi.mocked(console.error).mockClear();
  recarregar.mockReset();
  sessionStorage.clear();
});

test('shows a page with ways out, and forgets the failure at the next address', () => {
  const { rerender } = desenhar(tela(new Error('Ideia não encontrada')));
  expect(screen.getByRole('heading', { name: 'Ops' })).toBeVisible();
  expect(screen.getByText('Ideia não encontrada')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  expect(recarregar).not.toHaveBeenCalled();
  rerender(tela(null, '/b'));
  expect(screen.getByText('Tudo certo')).toBeVisible();
});

test('a piece of an old version that is gone reloads the page once', () => {
  const falta = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  desenhar(tela(falta)).unmount();
  expect(recarregar).toHaveBeenCalledOnce();
  desenhar(tela(falta));
  expect(recarregar).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Ops' })).toBeVisible();
});
