import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { desenhar } from '@tests/support/render';
import { EsqueletoDaLista, EsqueletoDosCartoes } from './EsqueletoDaLista';

const COLUNAS = [
  { id: 'nome', titulo: 'Nome' },
  { id: 'peso', titulo: 'Peso', numerica: true },
];

test('as many grey rows as are expected, with a cell per column and one for the menu', () => {
  desenhar(
    <table>
      <tbody>
        <EsqueletoDaLista colunas={COLUNAS} comAcoes comMarca={false} linhas={4} />
      </tbody>
    </table>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getAllByRole('cell')).toHaveLength(12);
});

test('on a phone as many cards, which name what comes and say that it is coming', () => {
  const { container } = desenhar(
    <EsqueletoDosCartoes colunas={COLUNAS} comAcoes comMarca={false} linhas={3} />,
  );
  expect(screen.getAllByText('Peso')).toHaveLength(3);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});
