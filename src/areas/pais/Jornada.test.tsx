import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { desenhar } from '@tests/support/render';
import { Jornada } from './Jornada';

it('diz em palavras o que vem antes, onde está e o que vem', () => {
  desenhar(<Jornada tipo={IDEIA} status="PRE_ANALISE" />);
  const caminho = screen.getByRole('list', { name: 'Caminho da ideia' });
  const passos = within(caminho).getAllByRole('listitem');
  expect(passos).toHaveLength(7);
  expect(passos[0]).toHaveTextContent('Nova ideia (antes)');
  // From 'Nova ideia' the committee may go anywhere: nothing is said, or drawn, to have been done.
  expect(caminho).not.toHaveTextContent(/conclu/i);
  expect(caminho.querySelector('svg')).toBeNull();
  expect(passos[2]).toHaveTextContent('Pré-análise (agora)');
  expect(passos[2]).toHaveAttribute('aria-current', 'step');
  expect(passos[6]?.textContent).toBe('Implementada');
  expect(passos.filter((passo) => passo.hasAttribute('aria-current'))).toHaveLength(1);
  expect(screen.getByText(/Passo 3 de 7/)).toBeInTheDocument();
});

it.each(['REPROVADA', 'CANCELADA', 'RASCUNHO', 'QUE_NAO_HA'])('%s não está no caminho', (status) => {
  desenhar(<Jornada tipo={IDEIA} status={status} />);
  expect(screen.queryByRole('list')).toBeNull();
});
