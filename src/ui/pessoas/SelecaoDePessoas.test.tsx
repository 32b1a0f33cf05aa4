import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import type { Pessoa } from './Avatares';
import { SelecaoDePessoas } from './SelecaoDePessoas';

const GENTE: Pessoa[] = [
  { id: '1', nome: 'Ana Souza', detalhe: 'ana@exemplo.com.br' },
  { id: '2', nome: 'Bruno Lima', detalhe: 'bruno@exemplo.com.br' },
];

function Tela({ buscar }: { buscar: (texto: string) => Promise<Pessoa[]> }) {
  const [valor, setValor] = useState<Pessoa[]>([{ id: '9', nome: 'Eva Nunes' }]);
  return (
    <>
      <SelecaoDePessoas rotulo="Participantes" valor={valor} aoMudar={setValor} buscar={buscar} />
      <p>Escolhidas: {valor.map(({ nome }) => nome).join(', ')}</p>
    </>
  );
}

test('finds people on the server and adds to those chosen', async () => {
  const usuario = userEvent.setup();
  desenhar(<Tela buscar={(texto) => Promise.resolve(texto === '' ? GENTE : GENTE.slice(1))} />);
  await usuario.click(screen.getByRole('combobox', { name: 'Participantes' }));
  await usuario.click(await screen.findByRole('option', { name: /Bruno Lima/ }));
  expect(screen.getByText('Escolhidas: Eva Nunes, Bruno Lima')).toBeVisible();
});

test('a failing search is said under the field, and logged', async () => {
  const registro = vi.mocked(console.error).mockImplementation(() => {});
  const usuario = userEvent.setup();
  desenhar(<Tela buscar={() => Promise.reject(new Error('Permissão negada'))} />);
  await usuario.click(screen.getByRole('combobox', { name: 'Participantes' }));
  expect(await screen.findByText('Permissão negada')).toBeVisible();
  expect(registro.mock.calls).toEqual([
    ['Ocorreu um erro ao carregar os dados:', new Error('Permissão negada')],
  ]);
  registro.mockClear();
});
