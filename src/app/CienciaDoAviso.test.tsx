// The privacy notice is said once per device and records that it was read. Then it stays away.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { consentimentosData } from '@/areas/meusDados/consentimentos.data';
import { TERMOS } from '@/domain/pessoas/termos';
import { caio, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { temCiencia } from './ciencia';
import CienciaDoAviso from './CienciaDoAviso';

const registrou = vi.fn<() => Promise<void>>();
const aceite = vi.fn<() => Promise<object | null>>();
beforeEach(() => {
  localStorage.clear();
  registrou.mockReset().mockResolvedValue();
  aceite.mockReset().mockResolvedValue(null);
  vi.spyOn(consentimentosData, 'porTermo').mockReturnValue({
    queryKey: ['aceite'],
    queryFn: aceite,
  } as never);
  vi.spyOn(consentimentosData, 'registrar').mockReturnValue({ mutationFn: registrou });
});

it('diz a versão, leva ao texto, e some quando a ciência fica registrada', async () => {
  desenharTela(umaSessao(caio), <CienciaDoAviso />);
  const aviso = await screen.findByRole('region', { name: 'Privacidade' });
  expect(aviso).toHaveTextContent(/versão \d{2}\/\d{2}\/\d{4}/);
  expect(screen.getByRole('link', { name: TERMOS.privacidade.titulo })).toHaveAttribute(
    'href',
    '/privacidade',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Estou ciente' }));
  await waitFor(() => expect(aviso).not.toBeInTheDocument());
  expect(registrou).toHaveBeenCalledOnce();
});

it('espera pelo que ainda vem na página', async () => {
  desenharTela(
    umaSessao(caio),
    <div id="conteudo">
      <div data-testid="vem" aria-busy="true" />
      <CienciaDoAviso />
    </div>,
  );
  const olhou = vi.spyOn(document, 'querySelector');
  const olhares = () => olhou.mock.calls.filter(([onde]) => onde.includes('aria-busy')).length;
  await waitFor(() => expect(olhares()).toBeGreaterThan(1));
  expect(screen.queryByRole('region', { name: 'Privacidade' })).toBeNull();
  screen.getByTestId('vem').removeAttribute('aria-busy');
  expect(await screen.findByRole('region', { name: 'Privacidade' })).toBeInTheDocument();
});

it('a falha deixa o aviso onde está', async () => {
  registrou.mockRejectedValue(new Error('Sem conexão.'));
  desenharTela(umaSessao(caio), <CienciaDoAviso />);
  await userEvent.click(await screen.findByRole('button', { name: 'Estou ciente' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Estou ciente' })).toBeEnabled());
});

it('quem já tem ciência desta versão não é perguntado, e este navegador não pergunta mais', async () => {
  aceite.mockResolvedValue({ createdAt: new Date() });
  desenharTela(umaSessao(caio), <CienciaDoAviso />);
  await waitFor(() => expect(temCiencia(caio.uid)).toBe(true));
  expect(screen.queryByRole('button', { name: 'Estou ciente' })).toBeNull();
});

it('dito uma vez, não volta neste aparelho, ainda que ninguém o aperte', async () => {
  const primeira = desenharTela(umaSessao(caio), <CienciaDoAviso />);
  expect(await screen.findByRole('region', { name: 'Privacidade' })).toBeInTheDocument();
  primeira.unmount();
  aceite.mockClear();
  const segunda = desenharTela(umaSessao(caio), <CienciaDoAviso />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(aceite).not.toHaveBeenCalled();
  segunda.unmount();
  // Another person at this device has not been told.
  desenharTela(umaSessao(clara), <CienciaDoAviso />);
  expect(await screen.findByRole('region', { name: 'Privacidade' })).toBeInTheDocument();
});
