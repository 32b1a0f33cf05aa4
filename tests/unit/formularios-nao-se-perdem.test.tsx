// Every form with a text: what was typed outlives a click on 'Cancelar', the window, and another editor (decisions T216).
import { screen, waitFor, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lerRascunho } from '@/ui/formulario/rascunho';
import { banco } from '@tests/support/banco';
import { chaveDoRascunho } from '@tests/support/formularios/linha';
import * as tela from '@tests/support/formularios/tela';
import { FORMULARIOS } from '@tests/support/formularios/todos';
import { clara } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/session', () => ({ recarregarSessao: () => Promise.resolve() }));
vi.mock('@/areas/administracao/buscarJson', () => ({ buscarJson: () => Promise.resolve([]) }));

const linhas = FORMULARIOS.map((formulario) => [formulario.nome, formulario] as const);
const editados = linhas.filter(([, { onde, antes = {} }]) => onde !== undefined && onde in antes);
const OFERTA = 'Recuperar rascunho não salvo?';

/** The question before what was typed is thrown away, answered. */
async function responder(resposta: string) {
  const pergunta = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  fireEvent.click(within(pergunta).getByRole('button', { name: resposta }));
}

it.each(linhas)('%s: mudado, pergunta antes de fechar; descartado, nada se grava nem volta', async (_, f) => {
  const [, texto] = f.textos ?? tela.TEXTOS;
  tela.preparar(f);
  const { aoFechar, fechar } = await tela.abrir(f);
  tela.escrever(tela.campoDe(f), texto);
  tela.clicar('Cancelar');
  await responder('Continuar editando');
  expect(aoFechar).not.toHaveBeenCalled();
  await waitFor(() => expect(tela.campoDe(f)).toHaveValue(texto));
  tela.clicar('Cancelar');
  await responder('Descartar');
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  fechar();
  expect(tela.rascunhos()).toEqual([]);
  expect([banco.gravacoes, servidor.feitos]).toEqual([0, []]);
});

it.each(linhas)('%s: fechado sem pergunta, o rascunho volta em quem o guarda', async (_, f) => {
  const [, texto] = f.textos ?? tela.TEXTOS;
  tela.preparar(f);
  const primeira = await tela.abrir(f);
  const antes = (tela.campoDe(f) as HTMLInputElement).value;
  tela.escrever(tela.campoDe(f), texto);
  primeira.fechar();
  expect(tela.rascunhos()).toHaveLength(f.rascunho === '' ? 0 : 1);
  await tela.abrir(f);
  expect(tela.campoDe(f)).toHaveValue(antes);
  if (f.rascunho === '') return expect(screen.queryByText(OFERTA)).toBeNull();
  expect(lerRascunho(chaveDoRascunho(f))).not.toBeNull();
  tela.clicar('Recuperar');
  expect(tela.campoDe(f)).toHaveValue(texto);
});

it.each(editados)('%s: o que outra pessoa mudou se mostra ao lado do seu, e se escolhe', async (_, f) => {
  const [deles, meu] = f.textos ?? tela.TEXTOS;
  const { onde = '', guardado = '', campo } = f;
  tela.preparar(f);
  const { aoFechar } = await tela.abrirPreenchido(f);
  const depois = new Date(Number((banco.ler(onde) as { updatedAt: Date }).updatedAt) + 1_000);
  banco.mudar(onde, { [guardado]: deles, updatedBy: clara.uid, updatedAt: depois });
  tela.escrever(tela.campoDe(f), meu);
  tela.clicar(f.enviar);
  const escolha = within(await screen.findByRole('group', { name: campo }));
  expect(escolha.getByText(`O da outra pessoa: ${deles}`)).toBeInTheDocument();
  expect(banco.ler(onde)).toMatchObject({ [guardado]: deles });
  fireEvent.click(escolha.getByRole('button', { name: 'Manter o meu' }));
  tela.clicar(f.enviar);
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(banco.ler(onde)).toMatchObject({ [guardado]: f.comoFica ?? meu });
});
