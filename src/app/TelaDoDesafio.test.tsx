// The challenge's page as a whole: what stands under the immersions waits for them.
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { banco } from '@tests/support/banco';
import { umDesafio } from '@tests/support/desafio';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { TelaDoDesafio } from './TelaDoDesafio';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

beforeEach(() => {
  banco.esvaziar();
  banco.guardar(caminhos.registro(EMPRESA, 'desafios', 'd'), umDesafio(clara, { titulo: 'Menos papel' }));
});

it('a conversa fica onde aparece: só se vê depois de vindas as imersões, e já está pronta', async () => {
  const imersoes = banco.demorar(caminhosDaImersao.colecao(EMPRESA));
  desenharTela(
    umaSessao(caio),
    <Routes>
      <Route path="/desafios/:desafioId" element={<TelaDoDesafio />} />
    </Routes>,
    '/desafios/d',
  );
  await imersoes.pedido;
  const conversa = await screen.findByText('Atividade');
  expect(conversa).not.toBeVisible();
  imersoes.chegar();
  await waitFor(() => expect(conversa).toBeVisible());
});
