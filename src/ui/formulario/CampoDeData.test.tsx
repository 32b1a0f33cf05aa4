import { TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { desenhar } from '@tests/support/render';
import { CampoDeData } from './CampoDeData';
import { FormModal } from './FormModal';

const mudou = vi.fn<(dia: string) => void>();

function Prazo({ inicial = '', ...limites }: { inicial?: string; minimo?: string; maximo?: string }) {
  const [dia, definir] = useState(inicial);
  return (
    <CampoDeData
      label="Prazo"
      value={dia}
      onChange={(novo) => {
        mudou(novo);
        definir(novo);
      }}
      {...limites}
    />
  );
}
const campo = () => screen.getByLabelText('Prazo');
const abrirCalendario = async () =>
  userEvent.click(screen.getByRole('button', { name: 'Abrir o calendário: Prazo' }));
const botao = (nome: string) => screen.findByRole('button', { name: nome });

test('se digita em português, com ou sem barras, e se guarda como dia', async () => {
  desenhar(<Prazo />);
  await userEvent.type(campo(), '5/3/2027');
  expect(campo()).toHaveValue('05/03/2027');
  expect(mudou).toHaveBeenLastCalledWith('2027-03-05');
  await userEvent.clear(campo());
  expect(mudou).toHaveBeenLastCalledWith('');
  await userEvent.type(campo(), '20112026');
  expect(mudou).toHaveBeenLastCalledWith('2026-11-20');
  await userEvent.keyboard('{Backspace}');
  expect(campo()).toHaveValue('20/11/202');
  expect(mudou).toHaveBeenLastCalledWith('20/11/202');
});

test('um dia que não existe é dito na hora', async () => {
  desenhar(<Prazo />);
  await userEvent.type(campo(), '31022027');
  expect(campo()).toHaveAccessibleDescription('Este dia não existe.');
  expect(mudou).toHaveBeenLastCalledWith('31/02/2027');
});

test('uma data colada, como se escreve, é entendida', async () => {
  desenhar(<Prazo />);
  await userEvent.click(campo());
  await userEvent.paste('7.8.2027');
  expect(campo()).toHaveValue('07/08/2027');
});

test('o que se cola e não é data fica à vista, e o campo diz que não é um dia', async () => {
  desenhar(<Prazo inicial="2026-11-20" />);
  await userEvent.click(campo());
  await userEvent.paste('amanhã');
  expect(campo()).toHaveValue('20/11/2026amanhã');
  expect(screen.getByText('Este dia não existe.')).toBeInTheDocument();
});

test('o calendário é em português, começa no dia, e a escolha volta ao botão', async () => {
  desenhar(<Prazo inicial="2026-11-20" minimo="2026-11-18" maximo="2026-11-25" />);
  await abrirCalendario();
  await waitFor(async () => expect(await botao('20 de novembro de 2026')).toHaveFocus());
  expect(await botao('17 de novembro de 2026')).toBeDisabled();
  expect(await botao('26 de novembro de 2026')).toBeDisabled();
  fireEvent.click(await botao('23 de novembro de 2026'));
  expect(campo()).toHaveValue('23/11/2026');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Abrir o calendário: Prazo' })).toHaveFocus(),
  );
});

test('Escape fecha o calendário e deixa o diálogo aberto', async () => {
  const aoFechar = vi.fn<() => void>();
  const schema = z.object({ nome: z.string(), prazo: z.string() });
  desenhar(
    <FormModal
      titulo="Marco"
      aberto
      aoFechar={aoFechar}
      schema={schema}
      valoresIniciais={{ nome: '', prazo: '2026-11-20' }}
      aoEnviar={() => Promise.resolve()}
    >
      {(form) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <CampoDeData label="Prazo" {...form.getInputProps('prazo')} />
        </>
      )}
    </FormModal>,
  );
  await screen.findByRole('dialog', { name: 'Marco' });
  await abrirCalendario();
  await waitFor(async () => expect(await botao('20 de novembro de 2026')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: '20 de novembro de 2026' })).toBeNull());
  expect(aoFechar).not.toHaveBeenCalled();
});
