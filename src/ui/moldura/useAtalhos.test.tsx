import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { useAtalhos, useAtalhosAtivos } from './useAtalhos';

const criar = vi.fn<() => void>();
const ATALHOS = [{ tecla: 'N', descricao: 'Adicionar ideia', aoAcionar: criar }];

function Tela() {
  useAtalhos(ATALHOS);
  return <input aria-label="Campo" />;
}

function Lista() {
  return <p>Atalhos: {useAtalhosAtivos().map(({ descricao }) => descricao)}</p>;
}

test('a shortcut works outside fields and is listed while it lives', async () => {
  const usuario = userEvent.setup();
  const { rerender } = desenhar([<Tela key="tela" />, <Lista key="lista" />]);
  expect(screen.getByText('Atalhos: Adicionar ideia')).toBeVisible();
  await usuario.keyboard('n');
  expect(criar).toHaveBeenCalledOnce();
  await usuario.type(screen.getByLabelText('Campo'), 'n');
  expect(criar).toHaveBeenCalledOnce();
  rerender(<Lista key="lista" />);
  expect(screen.getByText('Atalhos:')).toBeVisible();
});
