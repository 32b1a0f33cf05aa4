import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { useConfirmar } from './useConfirmar';

function Tela({ aoResponder }: { aoResponder: (sim: boolean) => void }) {
  const confirmar = useConfirmar();
  const perguntar = () =>
    confirmar({ titulo: 'Tem certeza que deseja remover a ideia?', perigo: true }).then(aoResponder);
  return (
    <button type="button" onClick={() => void perguntar()}>
      Remover
    </button>
  );
}

test.each([
  ['Sim', true],
  ['Não', false],
  ['Fechar', false],
])('%s answers %s', async (rotulo, resposta) => {
  const aoResponder = vi.fn<(sim: boolean) => void>();
  const usuario = userEvent.setup();
  desenhar(<Tela aoResponder={aoResponder} />);
  await usuario.click(screen.getByRole('button', { name: 'Remover' }));
  await screen.findByRole('dialog', { name: 'Tem certeza que deseja remover a ideia?' });
  await usuario.click(screen.getByRole('button', { name: rotulo }));
  await waitFor(() => expect(aoResponder).toHaveBeenCalledExactlyOnceWith(resposta));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what cannot be undone has the focus on Não, and Esc means Não', async () => {
  const aoResponder = vi.fn<(sim: boolean) => void>();
  const usuario = userEvent.setup();
  desenhar(<Tela aoResponder={aoResponder} />);
  await usuario.click(screen.getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Não' })).toHaveFocus());
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(aoResponder).toHaveBeenCalledExactlyOnceWith(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remover' })).toHaveFocus());
});
