import { TextInput } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { desenhar } from '@tests/support/render';
import { FormModal } from './FormModal';
import { SecoesDoFormulario } from './SecoesDoFormulario';

const texto = () => z.string().check(z.minLength(1));
const schema = z.object({ nome: texto(), rua: texto(), numero: texto(), obs: z.string() });
const VAZIO = { nome: '', rua: '', numero: '', obs: '' };

function abrir() {
  desenhar(
    <FormModal
      titulo="Cadastro"
      aberto
      aoFechar={() => {}}
      tamanho="secoes"
      schema={schema}
      valoresIniciais={VAZIO}
      aoEnviar={() => Promise.resolve()}
    >
      {(form) => (
        <SecoesDoFormulario
          secoes={[
            { titulo: 'Dados', conteudo: <TextInput label="Nome" {...form.getInputProps('nome')} /> },
            {
              titulo: 'Endereço',
              conteudo: (
                <>
                  <TextInput label="Rua" {...form.getInputProps('rua')} />
                  <TextInput label="Número" {...form.getInputProps('numero')} />
                </>
              ),
            },
            {
              titulo: 'Resto',
              conteudo: <TextInput label="Obs." {...form.getInputProps('obs')} />,
            },
          ]}
        />
      )}
    </FormModal>,
  );
}
const indice = async () => within(await screen.findByRole('navigation', { name: 'Seções do formulário' }));
const atual = async () =>
  (await indice())
    .getAllByRole('button')
    .filter((botao) => botao.ariaCurrent === 'true' || botao.getAttribute('aria-current') === 'true')
    .map((botao) => botao.textContent);

test('the index leads to a section by keyboard, and the next Tab to its first field', async () => {
  const usuario = userEvent.setup();
  abrir();
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  (await indice()).getByRole('button', { name: 'Endereço' }).focus();
  await usuario.keyboard('{Enter}');
  expect(await atual()).toEqual(['Endereço']);
  await usuario.tab();
  expect(screen.getByLabelText('Rua')).toHaveFocus();
  act(() => screen.getByLabelText('Nome').focus());
  expect(await atual()).toEqual(['Dados']);
});

test('the footer counts what is refused by section and leads to the first of it', async () => {
  abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Endereço: 2' }));
  expect(screen.getByLabelText('Rua')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Rua'), { target: { value: 'das Flores' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Endereço: 1' }));
  expect(screen.getByLabelText('Número')).toHaveFocus();
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Ana' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dados: 1' })).toBeNull());
});
