import { Button, NativeSelect, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { desenhar } from '@tests/support/render';
import { CampoDeArquivos } from './CampoDeArquivos';
import { CampoDePeriodo } from './CampoDePeriodo';
import { FormModal } from './FormModal';
import { validarCom } from './validarCom';

const schema = z.object({
  nome: z.string().check(z.trim(), z.minLength(3, 'Nome precisa de 3 letras')),
  apelido: z.string(),
});

type AoEnviar = (valores: z.output<typeof schema>) => Promise<unknown>;

function Tela({ aoEnviar, rascunhoKey }: { aoEnviar: AoEnviar; rascunhoKey?: string }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button onClick={() => setAberto(true)}>Nova pessoa</Button>
      <FormModal
        titulo="Cadastro de pessoa"
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        schema={schema}
        valoresIniciais={{ nome: '', apelido: '' }}
        aoEnviar={aoEnviar}
        rascunhoKey={rascunhoKey}
      >
        {(form) => (
          <>
            <TextInput label="Nome" {...form.getInputProps('nome')} />
            <TextInput label="Apelido" {...form.getInputProps('apelido')} />
          </>
        )}
      </FormModal>
    </>
  );
}

async function abrir(aoEnviar: AoEnviar, rascunhoKey?: string) {
  const usuario = userEvent.setup();
  desenhar(<Tela aoEnviar={aoEnviar} rascunhoKey={rascunhoKey} />);
  await usuario.click(screen.getByRole('button', { name: 'Nova pessoa' }));
  await screen.findByRole('dialog', { name: 'Cadastro de pessoa' });
  return usuario;
}

const enviarBem = () => vi.fn<AoEnviar>().mockResolvedValue(undefined);

afterEach(() => localStorage.clear());

test('sends the parsed values once and closes', async () => {
  const aoEnviar = enviarBem();
  const usuario = await abrir(aoEnviar);
  await usuario.type(screen.getByLabelText('Nome'), ' Ana ');
  await usuario.dblClick(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(aoEnviar).toHaveBeenCalledExactlyOnceWith({ nome: 'Ana', apelido: '' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Nova pessoa' })).toHaveFocus());
});

test('refuses in words, moves the focus to the field and checks again at every key', async () => {
  const aoEnviar = enviarBem();
  const usuario = await abrir(aoEnviar);
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(screen.getByText('Nome precisa de 3 letras')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  await usuario.keyboard('An');
  expect(screen.getByText('Nome precisa de 3 letras')).toBeVisible();
  await usuario.keyboard('a');
  expect(screen.queryByText('Nome precisa de 3 letras')).toBeNull();
  expect(aoEnviar).not.toHaveBeenCalled();
});

test('begins in its first field, also where that is a choice', async () => {
  desenhar(
    <FormModal
      titulo="Cadastro de grupos"
      aberto
      aoFechar={() => {}}
      schema={schema}
      valoresIniciais={{ nome: '', apelido: '' }}
      aoEnviar={enviarBem()}
    >
      {(form) => (
        <>
          <NativeSelect label="Apelido" data={['', 'Nina']} {...form.getInputProps('apelido')} />
          <TextInput label="Nome" {...form.getInputProps('nome')} />
        </>
      )}
    </FormModal>,
  );
  await waitFor(() => expect(screen.getByLabelText('Apelido')).toHaveFocus());
});

test('what is wrong with an item of a list is said by the field of the list and by its own', () => {
  const conferir = validarCom(
    z.object({
      setores: z.array(z.string().check(z.maxLength(5))).check(z.minLength(1, 'Escolha ao menos um setor.')),
      fases: z.array(z.object({ titulo: z.string().check(z.minLength(1, 'Dê um título.')) })),
      endereco: z.object({ cep: z.string().check(z.minLength(8, 'CEP inválido')) }),
    }),
  );
  const endereco = { cep: '90010000' };
  const fases: object[] = [];
  expect(conferir({ setores: ['Bom', 'Comprido', 'Comprido demais'], fases, endereco })).toEqual({
    'setores.1': 'Use no máximo 5 caracteres.',
    'setores.2': 'Use no máximo 5 caracteres.',
    setores: 'Item 2: Use no máximo 5 caracteres.',
  });
  expect(conferir({ setores: [], fases: [{ titulo: '' }], endereco: { cep: '' } })).toEqual({
    setores: 'Escolha ao menos um setor.',
    'fases.0.titulo': 'Dê um título.',
    'endereco.cep': 'CEP inválido',
  });
  expect(conferir({ setores: ['Bom'], fases, endereco })).toEqual({});
});

const comListas = z.object({
  inicio: z.string().check(z.minLength(1, 'Escolha a data.')),
  fim: z.string().check(z.minLength(1, 'Escolha a data.')),
  links: z.array(z.string().check(z.minLength(1, 'Falta o link.'))),
  escondido: z.string().check(z.maxLength(3, 'O escondido é longo demais.')),
});

function ComListas({ iniciais }: { iniciais: z.input<typeof comListas> }) {
  return (
    <FormModal
      titulo="Cadastro"
      aberto
      aoFechar={() => {}}
      schema={comListas}
      valoresIniciais={iniciais}
      aoEnviar={() => Promise.resolve()}
    >
      {(form) => (
        <>
          <CampoDePeriodo
            rotulo="Período"
            valor={[form.values.inicio, form.values.fim]}
            aoMudar={(inicio, fim) => form.setValues({ inicio, fim })}
            erros={[form.errors['inicio'], form.errors['fim']]}
          />
          <TextInput label="Primeiro link" {...form.getInputProps('links.0')} />
          <TextInput label="Segundo link" {...form.getInputProps('links.1')} />
        </>
      )}
    </FormModal>
  );
}

test('counts what is marked on the screen: a period once, a link where it is', async () => {
  desenhar(<ComListas iniciais={{ inicio: '', fim: '', links: ['a', ''], escondido: '' }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('2 campos precisam de correção.', { selector: 'form *' })).toBeVisible();
  expect(screen.getByLabelText('Primeiro link')).toBeValid();
  expect(screen.getByLabelText('Segundo link')).toHaveAccessibleDescription('Falta o link.');
  await waitFor(() => expect(screen.getByLabelText('Período: primeiro dia')).toHaveFocus());
});

test('what no field shows is said beside the buttons', async () => {
  desenhar(<ComListas iniciais={{ inicio: 'a', fim: 'b', links: ['a', 'b'], escondido: 'longo' }} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('O escondido é longo demais.', { selector: 'form *' })).toBeVisible();
});

test('a failing server leaves everything in place and says why', async () => {
  const aoEnviar = vi.fn<AoEnviar>().mockRejectedValue(new Error('Empresa já cadastrada'));
  const usuario = await abrir(aoEnviar);
  await usuario.type(screen.getByLabelText('Nome'), 'Ana');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  const recusa = await screen.findByRole('alert');
  expect(recusa).toHaveTextContent('Empresa já cadastrada');
  // Beside the buttons, which stay in sight however long the form is.
  expect(recusa.parentElement).toContainElement(screen.getByRole('button', { name: 'Salvar' }));
  expect(recusa).toHaveFocus();
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana');
});

test('leaving with changes asks; leaving without does not', async () => {
  const usuario = await abrir(enviarBem());
  await usuario.type(screen.getByLabelText('Nome'), 'A');
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('A');
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByLabelText('Nome')).toBeNull());
  await usuario.click(screen.getByRole('button', { name: 'Nova pessoa' }));
  expect(await screen.findByLabelText('Nome')).toHaveValue('');
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('unfinished work is offered back', async () => {
  localStorage.setItem(
    'rascunho:pessoa',
    JSON.stringify({ em: new Date().toISOString(), valores: { nome: 'Bia' } }),
  );
  const usuario = await abrir(enviarBem(), 'pessoa');
  expect(screen.getByText('Recuperar rascunho não salvo?')).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Bia');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(localStorage.getItem('rascunho:pessoa')).toBeNull());
});

test('what is typed is kept after a moment', async () => {
  const usuario = await abrir(enviarBem(), 'pessoa');
  await usuario.type(screen.getByLabelText('Nome'), 'Caio');
  await waitFor(() => expect(localStorage.getItem('rascunho:pessoa')).toContain('Caio'));
});

test('what is typed is kept when the page goes at once', async () => {
  await abrir(enviarBem(), 'pessoa');
  fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Caio' } });
  expect(localStorage.getItem('rascunho:pessoa')).toBeNull();
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem('rascunho:pessoa')).toContain('Caio');
});

test('a file on its way: nothing is sent nor left without a word, and then both go', async () => {
  const aoEnviar = enviarBem();
  const aoFechar = vi.fn<() => void>();
  const usuario = userEvent.setup();
  function ComArquivo() {
    const [progresso, setProgresso] = useState<number | undefined>(40);
    return (
      <FormModal
        titulo="Cadastro de pessoa"
        aberto
        aoFechar={aoFechar}
        schema={schema}
        valoresIniciais={{ nome: 'Ana', apelido: '' }}
        aoEnviar={aoEnviar}
      >
        {() => (
          <>
            <CampoDeArquivos
              rotulo="Anexos"
              arquivos={[{ id: '1', nome: 'ata.pdf', tamanho: 10, ...(progresso && { progresso }) }]}
              aoEscolher={vi.fn<() => void>()}
              aoRemover={vi.fn<() => void>()}
            />
            <Button onClick={() => setProgresso(undefined)}>Chegou</Button>
          </>
        )}
      </FormModal>
    );
  }
  desenhar(<ComArquivo />);
  await usuario.click(await screen.findByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Espere os arquivos terminarem de subir/)).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect([aoEnviar, aoFechar].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await usuario.click(screen.getByRole('button', { name: 'Chegou' }));
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(aoEnviar).toHaveBeenCalledOnce());
});
