import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { copiarUrl } from './copiar';

test('a copied link is said on screen and aloud', async () => {
  userEvent.setup();
  desenhar(null);
  await expect(copiarUrl('https://exemplo.com.br/votar')).resolves.toBe(true);
  await waitFor(() => expect(screen.getAllByText('Url copiada')).toHaveLength(2));
  await expect(navigator.clipboard.readText()).resolves.toBe('https://exemplo.com.br/votar');
});

test('a forbidden clipboard is said too', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('negado'));
  desenhar(null);
  await expect(copiarUrl('x')).resolves.toBe(false);
  await waitFor(() => expect(screen.getAllByText('Não foi possível copiar a url')).toHaveLength(2));
});
