import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { desenhar } from '@tests/support/render';
import { CampoMascarado } from './CampoMascarado';

const cep = (texto: string) => {
  const d = texto.replace(/^CEP|[\s.-]/g, '');
  if (!/^\d{0,8}$/.test(d)) return texto;
  return d.length > 5 ? `${d.slice(0, 5)}-${d.slice(5)}` : d;
};

function Formulario({ inicial = '' }: { inicial?: string }) {
  const [valor, setValor] = useState(inicial);
  return <CampoMascarado label="CEP" mascara={cep} value={valor} onChange={setValor} />;
}

const campo = () => screen.getByLabelText<HTMLInputElement>('CEP');

it('mascara o que se digita e o que se cola', async () => {
  desenhar(<Formulario />);
  await userEvent.type(campo(), '89201000');
  expect(campo()).toHaveValue('89201-000');
  await userEvent.clear(campo());
  await userEvent.click(campo());
  await userEvent.paste('CEP 90.010-000');
  expect(campo()).toHaveValue('90010-000');
});

it('mostra com máscara o que foi guardado sem ela', () => {
  desenhar(<Formulario inicial="89201000" />);
  expect(campo()).toHaveValue('89201-000');
});

it('corrigir no meio não leva o cursor para o fim', async () => {
  desenhar(<Formulario inicial="8920100" />);
  await userEvent.type(campo(), '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(campo()).toHaveValue('87920-100');
  expect(campo().selectionStart).toBe(2);
});

it('atrás de um sinal da máscara o cursor fica depois do que se digitou', async () => {
  desenhar(<Formulario inicial="8920100" />);
  await userEvent.type(campo(), '7', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect(campo()).toHaveValue('89201-070');
  expect(campo().selectionStart).toBe(8);
});

it('o que não cabe na máscara fica como foi escrito, e o cursor onde estava', async () => {
  desenhar(<Formulario inicial="89201000" />);
  await userEvent.type(campo(), '9');
  expect(campo()).toHaveValue('89201-0009');
  await userEvent.type(campo(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(campo()).toHaveValue('89x201-0009');
  expect(campo().selectionStart).toBe(3);
});

it.each([
  ['Delete', 5, '89201-00', 5],
  ['Backspace', 6, '89200-00', 4],
] as const)('%s sobre o sinal da máscara apaga o algarismo ao lado', async (tecla, onde, fica, cursor) => {
  desenhar(<Formulario inicial="89201000" />);
  await userEvent.type(campo(), `{${tecla}}`, { initialSelectionStart: onde, initialSelectionEnd: onde });
  expect(campo()).toHaveValue(fica);
  expect(campo().selectionStart).toBe(cursor);
});
