import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDevolverFoco } from './useDevolverFoco';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Pagina />);
});
afterEach(() => vi.useRealTimers());

function Abre({ nome }: { nome: string }) {
  const [aberto, abrir] = useState(false);
  useDevolverFoco(aberto);
  return <button onClick={() => abrir(!aberto)}>{nome}</button>;
}
const Pagina = () => (
  <main tabIndex={-1}>
    <Abre nome="Filtros" />
    <Abre nome="Outro" />
  </main>
);

const botao = (nome: string) => screen.getByRole('button', { name: nome });
const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function abrirEFechar(nome = 'Filtros') {
  botao(nome).focus();
  fireEvent.click(botao(nome));
  fireEvent.click(botao(nome));
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

it('o que se abriu depois não devolve o foco ao que se abriu antes', async () => {
  abrirEFechar();
  await passar(990);
  abrirEFechar('Outro');
  botao('Outro').blur();
  await passar(15);
  expect(document.body).toHaveFocus();
  await passar(20);
  expect(botao('Outro')).toHaveFocus();
});
