import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { desenhar } from '@tests/support/render';
import { EsqueletoDaLista } from './EsqueletoDaLista';

test('as many grey rows as are expected, with a cell per column and one for the menu', () => {
  desenhar(
    <table>
      <tbody>
        <EsqueletoDaLista
          colunas={[{ id: 'nome' }, { id: 'peso', numerica: true }]}
          comAcoes
          comMarca={false}
          linhas={4}
        />
      </tbody>
    </table>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getAllByRole('cell')).toHaveLength(12);
});
