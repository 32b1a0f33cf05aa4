import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { desenhar } from '@tests/support/render';
import { Abas } from './Abas';

const ABAS = { todas: 'Todas', minhas: 'Minhas', outras: 'Outras' };

function Exemplo() {
  const [atual, mudar] = useState<keyof typeof ABAS>('todas');
  return (
    <Abas rotulo="Quais ideias" abas={ABAS} atual={atual} aoMudar={mudar}>
      <p>Lista: {atual}</p>
    </Abas>
  );
}

it('mostra só a aba escolhida, por clique ou pelas setas, Home e End', async () => {
  const usuario = userEvent.setup();
  desenhar(<Exemplo />);
  expect(screen.getByRole('tabpanel', { name: 'Todas' })).toHaveTextContent('Lista: todas');

  await usuario.click(screen.getByRole('tab', { name: 'Minhas' }));
  expect(screen.getByRole('tabpanel', { name: 'Minhas' })).toHaveTextContent('Lista: minhas');

  await usuario.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Outras', selected: true })).toHaveFocus();
  await usuario.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Todas', selected: true })).toHaveFocus();
  await usuario.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Outras', selected: true })).toHaveFocus();
  await usuario.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Todas', selected: true })).toHaveFocus();
});
