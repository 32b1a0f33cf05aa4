import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { encerrar } from '@/firebase/sessao/cicloDaSessao';
import { desenhar } from '@tests/support/render';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { OutrasRotas } from './OutrasRotas';
import { RotasPorSessao } from './RotasPorSessao';
import { TelaDeErro } from './TelaDeErro';

vi.mock('@/firebase/sessao/cicloDaSessao', () => ({
  iniciarSessao: vi.fn<() => void>(),
  encerrar: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

it('enquanto a sessão não se sabe, só há o sinal de que se carrega', () => {
  definirSessao({ estado: 'resolvendo' });
  desenhar(<RotasPorSessao />, { rota: '/ideias' });
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
  for (const papel of ['button', 'link', 'textbox', 'navigation'] as const)
    expect(screen.queryByRole(papel)).toBeNull();
});

it.each([
  [
    'responderQuestionario: link antigo, use /responderQuestionario/l/e/q/r',
    '/responderQuestionario/l/e/q/r',
  ],
  ['auto-cadastro: https://fora.exemplo/auto-cadastro/l/e/p', '/'],
])('o erro "%s" encerra a sessão e leva a %s', async (texto, destino) => {
  const ir = vi.spyOn(window.location, 'replace').mockReturnValue();
  desenhar(<TelaDeErro erro={new Error(texto)} />);
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
  await waitFor(() => expect(ir).toHaveBeenCalledExactlyOnceWith(destino));
  expect(encerrar).toHaveBeenCalled();
  ir.mockRestore();
});

it.each(['/login', '/entrar'])('com sessão, %s leva ao início', async (endereco) => {
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/" element="o início" />
      <Route path="*" element={<OutrasRotas />} />
    </Routes>,
    endereco,
  );
  expect(await screen.findByText('o início')).toBeVisible();
});
