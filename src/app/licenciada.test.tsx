// The page of a licensee is the platform's (decisions P185).
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ana, EMPRESA, marta } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { OutrasRotas } from './OutrasRotas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const ENDERECO = `/licenciadas/${EMPRESA.licenciadaId}`;

it('quem não é MASTER não a abre, nem como ADMIN; o MASTER, sim', async () => {
  const { unmount } = desenharTela(umaSessao(ana), <OutrasRotas />, ENDERECO);
  expect(await screen.findByRole('heading', { name: 'Acesso negado' })).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(marta, { master: true }), <OutrasRotas />, ENDERECO);
  // It is looked for, and not refused.
  expect(await screen.findByText('Licenciada não encontrada')).toBeInTheDocument();
});
