// Every form with a text, drawn, and sent again after a lost answer with the text changed. What was sent last is
// stored, or a sentence says what is.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import type { UmFormulario } from '@tests/support/formularios/linha';
import * as tela from '@tests/support/formularios/tela';
import { FORMULARIOS } from '@tests/support/formularios/todos';
import { servidor } from '@tests/support/servidor';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/cicloDaSessao', () => ({ recarregarSessao: () => Promise.resolve() }));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({ buscarJson: () => Promise.resolve([]) }));

const linhas = FORMULARIOS.map((formulario) => [formulario.nome, formulario] as const);

/** What is stored: the record, or the only one of its collection. */
function registro({ onde = '' }: UmFormulario) {
  const todos = banco.todos(onde);
  expect(todos.length).toBeLessThanOrEqual(1);
  return banco.ler(onde) ?? todos[0];
}

async function enviarDuasVezes(formulario: UmFormulario, [primeiro, segundo]: readonly [string, string]) {
  tela.preparar(formulario);
  const { aoFechar } = await tela.abrirPreenchido(formulario);
  tela.escrever(tela.campoDe(formulario), primeiro);
  tela.perderResposta();
  tela.clicar(formulario.enviar);
  await tela.semResposta();
  expect(aoFechar).not.toHaveBeenCalled();
  tela.escrever(tela.campoDe(formulario), segundo);
  tela.clicar(formulario.enviar);
  return aoFechar;
}

it.each(linhas)(
  '%s: o texto corrigido depois da resposta perdida fica, ou se diz o que ficou',
  async (_, f) => {
    const [primeiro, segundo] = f.textos ?? tela.TEXTOS;
    const aoFechar = await enviarDuasVezes(f, [primeiro, segundo]);
    if (f.fica !== undefined) {
      await screen.findByText(f.fica, { exact: false });
      expect(aoFechar).not.toHaveBeenCalled();
      expect(tela.campoDe(f)).toHaveValue(segundo);
      return;
    }
    await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
    expect(registro(f)).toMatchObject({ [f.guardado ?? '']: f.comoFica ?? segundo });
    cleanup();
    expect(tela.rascunhos()).toEqual([]);
  },
);

it.each(linhas)('%s: o que se escreve enquanto é enviado continua ali, e se envia', async (_, f) => {
  const [primeiro, segundo] = f.textos ?? tela.TEXTOS;
  tela.preparar(f);
  const { aoFechar } = await tela.abrirPreenchido(f);
  tela.escrever(tela.campoDe(f), primeiro);
  tela.clicar(f.enviar);
  tela.escrever(tela.campoDe(f), segundo);
  await screen.findByText('Falta enviar o que você mudou');
  expect(aoFechar).not.toHaveBeenCalled();
  expect(tela.campoDe(f)).toHaveValue(segundo);
  tela.clicar(f.enviar);
  if (f.fica !== undefined) {
    await screen.findByText(f.fica, { exact: false });
    expect(aoFechar).not.toHaveBeenCalled();
    return;
  }
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(registro(f)).toMatchObject({ [f.guardado ?? '']: f.comoFica ?? segundo });
});

// What the database stores, tests/unit/de-novo.test.ts sends again as it was.
it.each(linhas.filter(([, { fica }]) => fica))('%s: o mesmo, mandado outra vez, é um só', async (_, f) => {
  const [, texto] = f.textos ?? tela.TEXTOS;
  const aoFechar = await enviarDuasVezes(f, [texto, texto]);
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(servidor.feitos.length + banco.gravacoes).toBe(1);
  cleanup();
  expect(tela.rascunhos()).toEqual([]);
});
