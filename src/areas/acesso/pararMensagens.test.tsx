// The way out of an organiser's mails (decisions P428): opening the page stops nothing, the button does.
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { rotaDeParar } from '@/domain/mensagens/mensagem';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ana } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { PararMensagensPage } from './PararMensagensPage';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const SEGREDO = 's'.repeat(32);
const abrir = () =>
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route
        path="/parar-mensagens/:licenciadaId/:empresaId/:id/:idEmpresa"
        element={<PararMensagensPage />}
      />
    </Routes>,
    rotaDeParar({ licenciadaId: 'l', empresaId: 'o' }, 'c1', 'e1', SEGREDO),
  );
beforeEach(() => servidor.esvaziar());

it('abrir não para nada; o botão para, e diz de quem', async () => {
  servidor.respostas = { 'mensagensFunctions-parar': { organizadora: 'Instituto Sul' } };
  abrir();
  expect(await screen.findByRole('heading', { name: 'Parar mensagens' })).toBeVisible();
  expect(servidor.pedidos.size).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Não quero mais mensagens' }));
  expect(await screen.findByText(/Instituto Sul não manda mais mensagens a este endereço/)).toBeVisible();
  expect(servidor.feitos).toEqual([
    { licenciadaId: 'l', empresaId: 'o', id: 'c1', idEmpresa: 'e1', segredo: SEGREDO },
  ]);
});

it('a recusa se diz com as palavras do servidor, e se tenta de novo', async () => {
  servidor.agir = () => {
    throw new ErroDoProduto('Endereço não encontrado.');
  };
  abrir();
  fireEvent.click(await screen.findByRole('button', { name: 'Não quero mais mensagens' }));
  expect(await screen.findByText('Endereço não encontrado.')).toBeVisible();
  servidor.agir = () => {};
  servidor.respostas = { 'mensagensFunctions-parar': { organizadora: 'Instituto Sul' } };
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Mensagens paradas' })).toBeVisible();
});
