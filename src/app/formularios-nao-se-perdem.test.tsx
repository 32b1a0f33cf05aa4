// Every form with a text: what was typed outlives a click on 'Cancelar', the window, and another editor (decisions T221).
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
vi.mock('@/firebase/sessao/cicloDaSessao', () => ({ recarregarSessao: () => Promise.resolve() }));
vi.mock('@/areas/cadastro/empresa/buscarJson', () => ({ buscarJson: () => Promise.resolve([]) }));

const linhas = FORMULARIOS.map((formulario) => [formulario.nome, formulario] as const);
const editados = linhas.filter(([, { onde, antes = {} }]) => onde !== undefined && onde in antes);

/** The question before what was typed is thrown away, answered. */
async function responder(resposta: string) {
  const titulo = await screen.findByText('Sair sem salvar?');
  const pergunta = titulo.closest<HTMLElement>('[role="dialog"]');
  if (!pergunta) throw new Error('A pergunta não está num diálogo.');
  tela.clicar(resposta, pergunta);
  await waitFor(() => expect(titulo).not.toBeInTheDocument());
}

it.each(linhas)(
  '%s: pergunta antes de fechar; o rascunho volta em quem o guarda; descartado, não',
  async (_, f) => {
    const [, texto] = f.textos ?? tela.TEXTOS;
    tela.preparar(f);
    const primeira = await tela.abrir(f);
    const antes = tela.campoDe(f).value;
    tela.escrever(tela.campoDe(f), texto);
    tela.clicar('Cancelar');
    await responder('Continuar editando');
    expect(primeira.aoFechar).not.toHaveBeenCalled();
    expect(tela.campoDe(f)).toHaveValue(texto);
    primeira.fechar();

    expect(tela.rascunhos()).toEqual(f.rascunho === '' ? [] : [`rascunho:${chaveDoRascunho(f)}`]);
    const segunda = await tela.abrir(f);
    expect(tela.campoDe(f)).toHaveValue(antes);
    if (f.rascunho === '') tela.escrever(tela.campoDe(f), texto);
    else tela.clicar('Recuperar');
    expect(tela.campoDe(f)).toHaveValue(texto);
    tela.clicar('Cancelar');
    await responder('Descartar');
    expect(segunda.aoFechar).toHaveBeenCalledOnce();
    segunda.fechar();
    expect(tela.rascunhos()).toEqual([]);
    expect([banco.gravacoes, servidor.feitos]).toEqual([0, []]);
  },
);

it.each(editados)('%s: o que outra pessoa mudou se mostra ao lado do seu, e se escolhe', async (_, f) => {
  const [deles, meu] = f.textos ?? tela.TEXTOS;
  const { onde = '', guardado = '' } = f;
  const doOutro = typeof f.comoFica === 'number' ? Number(deles) : deles;
  tela.preparar(f);
  const { aoFechar } = await tela.abrirPreenchido(f);
  const depois = new Date(Number((banco.ler(onde) as { updatedAt: Date }).updatedAt) + 1_000);
  banco.mudar(onde, { [guardado]: doOutro, updatedBy: clara.uid, updatedAt: depois });
  tela.escrever(tela.campoDe(f), meu);
  tela.clicar(f.enviar);
  const oDeles = await screen.findByText(`O da outra pessoa: ${deles}`);
  expect(oDeles.closest('[role="group"]')).toHaveAccessibleName(f.campo);
  expect(banco.ler(onde)).toMatchObject({ [guardado]: doOutro });
  tela.clicar('Manter o meu');
  tela.clicar(f.enviar);
  await waitFor(() => expect(aoFechar).toHaveBeenCalledOnce());
  expect(banco.ler(onde)).toMatchObject({ [guardado]: f.comoFica ?? meu });
});
