import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { copiarUrl } from './copiar';

const noAviso = (onde: Element) => onde.closest('.mantine-Notification-root') !== null;

/** The toast leaves after some seconds, and a busy machine may be late with the words for a screen reader. */
const ditoNaTelaEEmVozAlta = (texto: string) => {
  const dito = (visto: boolean) =>
    waitFor(() => expect(screen.queryAllByText(texto).map(noAviso)).toContain(visto));
  return Promise.all([dito(true), dito(false)]);
};

test('a copied link is said on screen and aloud', async () => {
  userEvent.setup();
  desenhar(null);
  await expect(copiarUrl('https://exemplo.com.br/votar')).resolves.toBe(true);
  await ditoNaTelaEEmVozAlta('Url copiada');
  await expect(navigator.clipboard.readText()).resolves.toBe('https://exemplo.com.br/votar');
});

test.each([
  ['forbids', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('negado'))],
  ['lacks', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
])('a browser that %s the clipboard: said, with the address to be selected (V7)', async (_, sem) => {
  userEvent.setup();
  sem();
  desenhar(null);
  await expect(copiarUrl('https://exemplo.com.br/votar')).resolves.toBe(false);
  await ditoNaTelaEEmVozAlta('Não foi possível copiar a url');
  expect(await screen.findByText('https://exemplo.com.br/votar')).toBeVisible();
  expect(screen.getByText('Não foi possível copiar. Selecione o texto e copie.')).toBeVisible();
});
