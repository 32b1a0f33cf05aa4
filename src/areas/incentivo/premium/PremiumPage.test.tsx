import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { EXEMPLO } from './exemplo';
import { PremiumPage } from './PremiumPage';

it('diz a nota e o lugar da empresa entre os participantes, e que são dados de exemplo', () => {
  desenharTela(umaSessao(ana), <PremiumPage />, '/premium');
  expect(screen.getByText('Dados de exemplo')).toBeVisible();
  const resultado = within(screen.getByRole('region', { name: 'Resultado' }));
  const { posicao, participantes } = EXEMPLO;
  expect(posicao).toBeLessThan(participantes);
  expect(resultado.getByText(`${posicao}º lugar entre ${participantes} participantes`)).toBeVisible();
  for (const { nome } of EXEMPLO.criterios)
    expect(screen.getByText(new RegExp(`^${nome}: \\d`))).toBeVisible();
});
