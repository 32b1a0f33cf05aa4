import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDevolverFoco } from './useDevolverFoco';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Pagina() {
  const [aberto, abrir] = useState(false);
  useDevolverFoco(aberto);
  return (
    <main tabIndex={-1}>
      <button onClick={() => abrir(!aberto)}>Filtros</button>
      <button>Outro</button>
    </main>
  );
}

const botao = (nome: string) => screen.getByRole('button', { name: nome });
const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function abrirEFechar() {
  render(<Pagina />);
  botao('Filtros').focus();
  fireEvent.click(botao('Filtros'));
  fireEvent.click(botao('Filtros'));
}

/** As a field that loaded while its drawer closed: it takes the focus, and goes with the drawer. */
async function campoAtrasado(ms: number) {
  await passar(ms);
  const campo = document.body.appendChild(document.createElement('input'));
  campo.focus();
  await passar(400);
  campo.remove();
}

it.each([10, 250, 600, 2_000])('o foco que um campo atrasado levou consigo volta (%i ms)', async (ms) => {
  abrirEFechar();
  await campoAtrasado(ms);
  expect(document.body).toHaveFocus();
  await passar(3_000);
  expect(botao('Filtros')).toHaveFocus();
});

it('quem já foi a outro lugar fica lá', async () => {
  abrirEFechar();
  await passar(100);
  botao('Outro').focus();
  await passar(4_000);
  expect(botao('Outro')).toHaveFocus();
});
