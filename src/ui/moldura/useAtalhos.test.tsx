import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { useAtalhos, useAtalhosAtivos } from './useAtalhos';

const criar = vi.fn<() => void>();
const buscar = vi.fn<() => void>();
const ATALHOS = [
  { tecla: 'N', descricao: 'Adicionar ideia', aoAcionar: criar },
  { tecla: 'mod+K', descricao: 'Buscar', aoAcionar: buscar },
];

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
  expect(screen.getByText('Atalhos: Adicionar ideiaBuscar')).toBeVisible();
  await usuario.keyboard('n');
  expect(criar).toHaveBeenCalledOnce();
  await usuario.type(screen.getByLabelText('Campo'), 'n');
  expect(criar).toHaveBeenCalledOnce();
  rerender(<Lista key="lista" />);
  expect(screen.getByText('Atalhos:')).toBeVisible();
});

test('Ctrl + K works while the cursor is in a field, and ⌘ + K too', async () => {
  const usuario = userEvent.setup();
  desenhar(<Tela />);
  await usuario.click(screen.getByLabelText('Campo'));
  await usuario.keyboard('{Control>}k{/Control}');
  expect(buscar).toHaveBeenCalledTimes(1);
  await usuario.keyboard('{Meta>}k{/Meta}');
  expect(buscar).toHaveBeenCalledTimes(2);
  // With another key held it is another shortcut, of the browser or of the machine.
  await usuario.keyboard('{Control>}{Alt>}k{/Alt}{/Control}');
  await usuario.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
  expect(buscar).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Campo')).toHaveValue('');
});
