import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { CampoDeBusca } from './CampoDeBusca';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Milliseconds until the address shows what was searched for, as on a busy machine. */
const ATRASO = 900;

function Lista() {
  const [busca, definirBusca] = useState('');
  return (
    <>
      <CampoDeBusca
        rotulo="Pesquisar frutas"
        valor={busca}
        aoBuscar={(texto) => void setTimeout(() => definirBusca(texto.trim()), ATRASO)}
      />
      <p data-testid="busca">{busca}</p>
      <button type="button" onClick={() => definirBusca('')}>
        Limpar filtros
      </button>
    </>
  );
}

const campo = () => screen.getByRole('searchbox');
const digitar = (texto: string) => fireEvent.change(campo(), { target: { value: texto } });
const passar = (tempo: number) => act(() => vi.advanceTimersByTimeAsync(tempo));

test('o que se digitou enquanto a busca anterior chegava fica, e é buscado', async () => {
  desenhar(<Lista />);
  digitar('uva');
  fireEvent.keyDown(campo(), { key: 'Enter' });
  digitar('uva passa');
  await passar(600);
  digitar('uva passa preta');
  await passar(ATRASO - 600);
  expect(screen.getByTestId('busca')).toHaveTextContent('uva');
  expect(campo()).toHaveValue('uva passa preta');
  await passar(600);
  expect(campo()).toHaveValue('uva passa preta');
  await passar(ATRASO);
  expect(screen.getByTestId('busca')).toHaveTextContent('uva passa preta');
  expect(campo()).toHaveValue('uva passa preta');
});

test('o espaço entre duas palavras fica, ainda que se pare de digitar nele', async () => {
  desenhar(<Lista />);
  digitar('uva ');
  await passar(500 + ATRASO);
  expect(screen.getByTestId('busca')).toHaveTextContent('uva');
  expect(campo()).toHaveValue('uva ');
});

test('o que muda por fora entra no campo, também depois de uma busca daqui', async () => {
  desenhar(<Lista />);
  digitar('uva');
  await passar(500 + ATRASO);
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(campo()).toHaveValue('');
});
