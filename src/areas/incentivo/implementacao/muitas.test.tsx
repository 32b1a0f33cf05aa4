// A play as big as they get: forty tactics, hundreds of movements. Lists come in pages, and nothing is left out.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { resumirTaticas, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { banco } from '@tests/support/banco';
import { ana, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { JogadaPage } from '../jogadas/JogadaPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const DE_CADA = 8;
const INICIO = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  const taticas = Array.from({ length: 40 }, (_, i) =>
    umaTaticaDaJogada(clara, {
      jogada: 'j',
      nome: `Tática ${i}`,
      status: (i % 4) + 1,
      movimentadaEm: new Date(INICIO),
    }),
  );
  banco.guardar(
    `${jogadas.onde(EMPRESA)}/j`,
    umaJogada(clara, {
      nome: 'Da casa',
      implementada: true,
      startedAt: new Date(INICIO),
      resumo: resumirTaticas(taticas),
    }),
  );
  for (const [i, tatica] of taticas.entries()) {
    banco.guardar(`${taticasDaJogada.onde(EMPRESA)}/t${i}`, tatica);
    for (let vez = 0; vez < DE_CADA; vez++)
      banco.guardar(
        `${caminhos.daEmpresa(EMPRESA, 'movimentacoesDeTaticas')}/m${i}-${vez}`,
        umaMovimentacaoDeTatica(clara, {
          jogada: 'j',
          tatica: `t${i}`,
          descricao: `Passo ${vez} da ${i}`,
          createdAt: new Date(INICIO + (vez * 40 + i) * 60_000),
        }),
      );
  }
});

/** What makes safe HTML of a text comes later, and ends it with a line of its own. */
const passos = () => screen.queryAllByText(/^Passo \d+ da \d+$/).map(({ textContent }) => textContent.trim());

it('o quadro tem as quarenta; a linha do tempo vem de vinte em vinte, e por tática', async () => {
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId" element={<JogadaPage />} />
    </Routes>,
    '/jogadas-de-inovacao/implementacao/j',
  );
  // By text: looking for roles among forty cards takes seconds.
  await waitFor(() => expect(passos()).toHaveLength(20));
  expect(document.querySelectorAll('section[aria-label="Táticas por status"] article')).toHaveLength(40);
  expect(passos()[0]).toBe('Passo 7 da 39');
  fireEvent.click(screen.getByText('Mostrar movimentações mais antigas'));
  await waitFor(() => expect(passos()).toHaveLength(40));
  expect(passos()[39]).toBe('Passo 7 da 0');
  fireEvent.change(screen.getByLabelText('Tática'), { target: { value: 't3' } });
  await waitFor(() => expect(passos()).toHaveLength(DE_CADA));
  expect(new Set(passos().map((um) => um.split(' da ')[1]))).toEqual(new Set(['3']));
});
