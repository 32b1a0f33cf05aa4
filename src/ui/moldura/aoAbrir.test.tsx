import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aoAbrir } from './aoAbrir';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const umDialogo = () => vi.fn(() => Promise.resolve(({ titulo }: { titulo: string }) => <h2>{titulo}</h2>));

it('vem ao abrir, com o que a tela lhe diz', async () => {
  const importar = umDialogo();
  const Dialogo = aoAbrir(importar);
  expect(importar).not.toHaveBeenCalled();
  render(<Dialogo titulo="Nova ideia" />);
  expect(await screen.findByRole('heading', { name: 'Nova ideia' })).toBeInTheDocument();
});

it('publicado, já veio enquanto a tela descansava e abre de uma vez', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (fazer: () => void) => fazer());
  const importar = umDialogo();
  const Dialogo = aoAbrir(importar);
  expect(importar).toHaveBeenCalledOnce();
  await new Promise((depois) => setTimeout(depois));
  render(<Dialogo titulo="Nova ideia" />);
  expect(screen.getByRole('heading', { name: 'Nova ideia' })).toBeInTheDocument();
  expect(importar).toHaveBeenCalledOnce();
});
