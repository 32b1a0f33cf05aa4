// The product seen as a profile (decisions P151): less than before, said over every page, and left by one click.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { lerMatriz } from '@/domain/acesso/matriz';
import { TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { temFlag } from '@/domain/acesso/quem';
import { definirSessao, sessaoAtual } from '@/firebase/sessao/estadoDaSessao';
import { NADA_SE_GRAVA } from '@/firebase/sessao/semGravar';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { useMutation } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { AutorizacoesPage } from './AutorizacoesPage';
import { autorizacoesData } from './autorizacoes.data';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: () => Promise.resolve({ exists: () => false }),
  getDocs: () => Promise.resolve({ docs: [] }),
}));

const doMembro = lerMatriz(
  matrizInicial()
    .filter(({ papel }) => papel === 'MEMBER')
    .map(({ dados }) => ({ ...dados, leitura: dados.tipoAutorizacao === 3, deletedAt: null })),
);
const gravado = vi.fn(() => Promise.resolve());

/** A page that everybody has, with an act. */
function Outra() {
  const { quem } = useSessaoAtiva();
  const gravar = useMutation({ mutationFn: gravado });
  return (
    <main>
      <p>Início de {quem.papel}</p>
      <button type="button" onClick={() => gravar.mutate()}>
        Gravar
      </button>
    </main>
  );
}

const sessao = umaSessao(ana);
async function verComoMembro() {
  vi.spyOn(autorizacoesData, 'doPapel').mockReturnValue({
    queryKey: ['matriz'],
    queryFn: () => doMembro,
  } as never);
  gravado.mockClear();
  desenharTela(
    sessao,
    <Routes>
      <Route path="/autorizacoes" element={<AutorizacoesPage />} />
      <Route path="/" element={<Outra />} />
    </Routes>,
    `/autorizacoes?perfil=${TIPO_DO_PAPEL.MEMBER}`,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Ver como este perfil' }));
  return within(await screen.findByRole('region', { name: 'Visão de outro perfil' }));
}
const semFaixa = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Visão de outro perfil' })).toBeNull());

it('o ADMIN vê o que a matriz do perfil concede, e nada é gravado até sair', async () => {
  const faixa = await verComoMembro();
  expect(faixa.getByText('Membro')).toBeInTheDocument();
  expect(await screen.findByText('Início de MEMBER')).toBeInTheDocument();
  const vista = sessaoAtual();
  if (vista.estado !== 'ativa') throw new Error('sem sessão');
  expect(temFlag(vista.quem, [3, 'leitura'])).toBe(true);
  expect(temFlag(vista.quem, [9, 'leitura'])).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Gravar' }));
  expect(await screen.findByText(NADA_SE_GRAVA)).toBeInTheDocument();
  expect(gravado).not.toHaveBeenCalled();
  fireEvent.click(faixa.getByRole('button', { name: 'Sair desta visão' }));
  await semFaixa();
  expect(await screen.findByText('Início de ADMIN')).toBeInTheDocument();
  expect(sessaoAtual()).toBe(sessao);
  fireEvent.click(screen.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(gravado).toHaveBeenCalledOnce());
});

it('outra sessão, lida de novo ou de outra empresa, termina a visão sem trazer a anterior', async () => {
  await verComoMembro();
  const nova = umaSessao(ana);
  act(() => definirSessao(nova));
  await semFaixa();
  expect(sessaoAtual()).toBe(nova);
  fireEvent.click(await screen.findByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(gravado).toHaveBeenCalledOnce());
});
