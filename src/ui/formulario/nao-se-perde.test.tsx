// What was typed outlives a refusal, a conflict and the back button; what was sent is gone.
import { TextInput } from '@mantine/core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { desenhar } from '@tests/support/render';
import { emPalavras } from './divergencias';
import { ComSaida } from './ComSaida';
import { FormModal } from './FormModal';
import { lerRascunho } from './rascunho';

const schema = z.object({ nome: z.string(), apelido: z.string() });
type Valores = z.infer<typeof schema>;
type AoEnviar = (valores: Valores) => Promise<unknown>;

interface Aberto {
  aoEnviar?: AoEnviar;
  aoFechar?: () => void;
  iniciais?: Valores;
}

const VAZIO = { nome: '', apelido: '' };
const nada = () => Promise.resolve();
const formulario = ({ aoEnviar = nada, aoFechar = () => {}, iniciais = VAZIO }: Aberto = {}) => (
  <FormModal
    titulo="Pessoa"
    aberto
    aoFechar={aoFechar}
    schema={schema}
    valoresIniciais={iniciais}
    aoEnviar={aoEnviar}
    rascunhoKey="pessoa"
  >
    {(form) => (
      <>
        <TextInput label="Nome" {...form.getInputProps('nome')} />
        <TextInput label="Apelido" {...form.getInputProps('apelido')} />
      </>
    )}
  </FormModal>
);
const campo = (rotulo: string) => screen.getByRole('textbox', { name: rotulo });
const escrever = (rotulo: string, texto: string) =>
  fireEvent.change(campo(rotulo), { target: { value: texto } });
const clicar = (nome: string) => fireEvent.click(screen.getByRole('button', { name: nome }));
const OFERTA = 'Recuperar rascunho não salvo?';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('salvo logo depois da última tecla, o rascunho não volta', async () => {
  vi.useFakeTimers();
  const aoFechar = vi.fn<() => void>();
  const { unmount } = desenhar(formulario({ aoFechar }));
  escrever('Nome', 'Ana');
  clicar('Salvar');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(aoFechar).toHaveBeenCalledOnce();
  expect(lerRascunho('pessoa')).toBeNull();
  unmount();
  expect(lerRascunho('pessoa')).toBeNull();
});

test('o que está sendo enviado não se oferece ao formulário que abre enquanto isso', async () => {
  const resposta = { chegar: nada as () => unknown };
  const enviado = new Promise<void>((pronto) => (resposta.chegar = pronto));
  function Tela() {
    const [vez, definirVez] = useState(1);
    return (
      <>
        {formulario({ aoEnviar: () => enviado })}
        {vez === 1 ? (
          <button type="button" data-testid="outro" onClick={() => definirVez(2)}>
            Abrir outro
          </button>
        ) : (
          <div data-testid="novo">{formulario()}</div>
        )}
      </>
    );
  }
  desenhar(<Tela />);
  escrever('Nome', 'Ana');
  await waitFor(() => expect(lerRascunho('pessoa')).not.toBeNull());
  clicar('Salvar');
  fireEvent.click(screen.getByTestId('outro'));
  expect(screen.queryByText(OFERTA)).toBeNull();
  await act(async () => resposta.chegar());
  expect(lerRascunho('pessoa')).toBeNull();
});

test('o que se escreve enquanto é enviado fica, com o rascunho; fechar pergunta antes', async () => {
  const resposta = { chegar: nada as () => unknown };
  const aoEnviar = vi.fn<AoEnviar>(() => new Promise<void>((pronto) => (resposta.chegar = pronto)));
  const aoFechar = vi.fn<() => void>();
  desenhar(formulario({ aoEnviar, aoFechar }));
  escrever('Nome', 'Ana');
  clicar('Salvar');
  await waitFor(() => expect(aoEnviar).toHaveBeenCalledOnce());
  escrever('Apelido', 'Nana');
  await act(async () => resposta.chegar());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Falta enviar o que você mudou/);
  expect(campo('Apelido')).toHaveValue('Nana');
  await waitFor(() => expect(lerRascunho('pessoa')?.valores).toEqual({ nome: 'Ana', apelido: 'Nana' }));
  clicar('Cancelar');
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(aoFechar).not.toHaveBeenCalled();
  clicar('Salvar');
  await waitFor(() => expect(aoEnviar).toHaveBeenCalledTimes(2));
  await act(async () => resposta.chegar());
  expect(aoFechar).toHaveBeenCalledOnce();
  expect(lerRascunho('pessoa')).toBeNull();
});

test('de um registro mudado volta só o que se mudou: o resto pode ser outro', async () => {
  const { unmount } = desenhar(formulario({ iniciais: { nome: 'Ana', apelido: 'Aninha' } }));
  escrever('Apelido', 'Nana');
  unmount();
  desenhar(formulario({ iniciais: { nome: 'Ana Maria', apelido: 'Aninha' } }));
  await screen.findByText(OFERTA);
  clicar('Recuperar');
  expect(campo('Nome')).toHaveValue('Ana Maria');
  expect(campo('Apelido')).toHaveValue('Nana');
});

/** As the data layer throws it (src/firebase/dados/editadoPorOutro.ts). */
const conflito = (aceitar: () => void) =>
  Object.assign(new Error('Outra pessoa alterou este registro.'), {
    campos: ['nome', 'nomeEmOrdem', 'apelido'],
    atual: { nome: 'Ana Souza', nomeEmOrdem: 'ana souza', apelido: 'Aninha' },
    aceitar,
  });

test.each([
  ['Manter o meu', 'Ana Lima'],
  ['Usar o deles', 'Ana Souza'],
])('um conflito mostra os dois valores: %s', async (escolha, fica) => {
  const aceitar = vi.fn<() => void>();
  const aoEnviar = vi.fn<AoEnviar>().mockRejectedValueOnce(conflito(aceitar)).mockResolvedValue(undefined);
  const aoFechar = vi.fn<() => void>();
  desenhar(formulario({ aoEnviar, aoFechar, iniciais: { nome: 'Ana', apelido: 'Aninha' } }));
  escrever('Nome', 'Ana Lima');
  clicar('Salvar');
  const nome = within(await screen.findByRole('group', { name: 'Nome' }));
  expect(nome.getByText('O seu: Ana Lima')).toBeInTheDocument();
  expect(nome.getByText('O da outra pessoa: Ana Souza')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Apelido' })).toBeNull();
  expect(aceitar).not.toHaveBeenCalled();
  fireEvent.click(nome.getByRole('button', { name: escolha }));
  expect(aceitar).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group', { name: 'Nome' })).toBeNull();
  clicar('Salvar');
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(aoEnviar).toHaveBeenLastCalledWith({ nome: fica, apelido: 'Aninha' });
});

test('V13 arquivos em conflito são chamados pelos nomes, e outras listas pela conta', () => {
  expect(emPalavras([{ name: 'a.pdf' }, { name: 'b.pdf' }])).toBe('a.pdf, b.pdf');
  expect(emPalavras([{ nome: 'Sul' }])).toBe('1 na lista');
  expect(emPalavras([])).toBe('(vazio)');
});

test('uma falha com saída a oferece em um clique, com o que está escrito', async () => {
  const fazer = vi.fn<AoEnviar>(nada);
  const aoEnviar = () =>
    Promise.reject(new ComSaida(new Error('Já foi. Seguir?'), { rotulo: 'Seguir', fazer }));
  const aoFechar = vi.fn<() => void>();
  desenhar(formulario({ aoEnviar, aoFechar }));
  escrever('Nome', 'Ana');
  clicar('Salvar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Já foi. Seguir?');
  escrever('Apelido', 'Nana');
  clicar('Seguir');
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(fazer).toHaveBeenCalledWith({ nome: 'Ana', apelido: 'Nana' });
});

/** The browser went back: the history stands one entry before, and says so. */
function voltar() {
  window.history.replaceState({ idx: 1 }, '');
  fireEvent(window, new PopStateEvent('popstate', { state: { idx: 1 } }));
}

test('voltar com mudanças desfaz o passo e pergunta; descartar o dá', async () => {
  window.history.replaceState({ idx: 2 }, '');
  const ir = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const roteador = vi.fn<() => void>();
  window.addEventListener('popstate', roteador);
  desenhar(formulario());
  escrever('Nome', 'Ana');
  voltar();
  expect(ir.mock.calls).toEqual([[1]]);
  fireEvent(window, new PopStateEvent('popstate'));
  expect(roteador).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(ir.mock.calls).toEqual([[1], [-1]]));
  fireEvent(window, new PopStateEvent('popstate'));
  expect(roteador).toHaveBeenCalledOnce();
  window.removeEventListener('popstate', roteador);
  expect(lerRascunho('pessoa')).toBeNull();
});

test('voltar sem mudanças não pergunta nada', () => {
  const ir = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  desenhar(formulario());
  voltar();
  expect(ir).not.toHaveBeenCalled();
  expect(screen.queryByText('Sair sem salvar?')).toBeNull();
});
