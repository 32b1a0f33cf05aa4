import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { desenhar } from '@tests/support/render';
import { CampoDePeriodo } from './CampoDePeriodo';

const abrir = async (limites: { minimo?: string; maximo?: string }) => {
  desenhar(
    <CampoDePeriodo rotulo="Início e fim" valor={['2026-11-20', '']} aoMudar={() => {}} {...limites} />,
  );
  fireEvent.click(screen.getByRole('button', { name: /Início e fim/ }));
  await screen.findByRole('button', { name: '20 novembro 2026' });
};
const dia = (nome: string) => screen.getByRole('button', { name: nome });

test('days before the first one allowed cannot be chosen', async () => {
  await abrir({ minimo: '2026-11-20' });
  expect(dia('19 novembro 2026')).toBeDisabled();
  expect(dia('20 novembro 2026')).toBeEnabled();
});

test('nor those after the last', async () => {
  await abrir({ maximo: '2026-11-20' });
  expect(dia('20 novembro 2026')).toBeEnabled();
  expect(dia('21 novembro 2026')).toBeDisabled();
});

test('every button of the calendar has a name', async () => {
  await abrir({});
  expect(dia('Mês anterior')).toBeEnabled();
  expect(dia('Próximo mês')).toBeEnabled();
  fireEvent.click(dia('novembro 2026'));
  expect(dia('Ano anterior')).toBeEnabled();
  expect(dia('Próximo ano')).toBeEnabled();
  fireEvent.click(dia('2026'));
  expect(dia('Década anterior')).toBeEnabled();
  expect(dia('Próxima década')).toBeEnabled();
});
