import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { desenhar } from '@tests/support/render';
import { Link } from '@/ui/moldura/Link';
import { useGuardaDeSaida } from './useGuardaDeSaida';

function Formulario({ sujo }: { sujo: boolean }) {
  useGuardaDeSaida(sujo);
  return <Link to="/ideias">Ideias</Link>;
}

function abrir(sujo: boolean) {
  desenhar(
    <Routes>
      <Route path="/nova" element={<Formulario sujo={sujo} />} />
      <Route path="/ideias" element={<h1>Lista</h1>} />
    </Routes>,
    { rota: '/nova' },
  );
  return userEvent.setup();
}

test('with changes a link asks first', async () => {
  const usuario = abrir(true);
  await usuario.click(screen.getByRole('link', { name: 'Ideias' }));
  await usuario.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(screen.queryByRole('heading', { name: 'Lista' })).toBeNull();
  await usuario.click(screen.getByRole('link', { name: 'Ideias' }));
  await usuario.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(await screen.findByRole('heading', { name: 'Lista' })).toBeVisible();
});

test('without changes it just goes', async () => {
  const usuario = abrir(false);
  await usuario.click(screen.getByRole('link', { name: 'Ideias' }));
  expect(screen.getByRole('heading', { name: 'Lista' })).toBeVisible();
});
