import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { CampoDePeriodo } from './CampoDePeriodo';
import { FiltroDePeriodo } from './FiltroDePeriodo';

const mudou = vi.fn<(inicio: string, fim: string) => void>();
interface Limites {
  minimo?: string;
  maximo?: string;
}

function Periodo({ Campo = CampoDePeriodo, ...limites }: Limites & { Campo?: typeof CampoDePeriodo }) {
  const [valor, definir] = useState<readonly [string, string]>(['2026-11-20', '']);
  return (
    <>
      <Campo
        rotulo="Início e fim"
        valor={valor}
        aoMudar={(...dias) => {
          mudou(...dias);
          definir(dias);
        }}
        {...limites}
      />
      <button type="button" onClick={() => definir(['', ''])}>
        Limpar
      </button>
    </>
  );
}
const abrir = async (limites: Limites) => {
  desenhar(<Periodo {...limites} />);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir o calendário: Início e fim' }));
  await screen.findByRole('button', { name: '20 de novembro de 2026' });
};
const dia = (nome: string) => screen.getByRole('button', { name: nome });
const novembro = (numero: number) => dia(`${numero} de novembro de 2026`);
const ultimo = () => screen.getByLabelText('Início e fim: último dia');

test('days before the first one allowed cannot be chosen', async () => {
  await abrir({ minimo: '2026-11-20' });
  expect(novembro(19)).toBeDisabled();
  expect(novembro(20)).toBeEnabled();
});

test('nor those after the last', async () => {
  await abrir({ maximo: '2026-11-20' });
  expect(novembro(20)).toBeEnabled();
  expect(novembro(21)).toBeDisabled();
});

test('both days are picked from one calendar, which then closes', async () => {
  await abrir({});
  fireEvent.click(novembro(23));
  expect(mudou).toHaveBeenLastCalledWith('2026-11-20', '2026-11-23');
  expect(screen.queryByRole('button', { name: 'Mês anterior' })).toBeNull();
  fireEvent.click(dia('Abrir o calendário: Início e fim'));
  fireEvent.click(await screen.findByRole('button', { name: '10 de novembro de 2026' }));
  expect(mudou).toHaveBeenLastCalledWith('2026-11-10', '');
  expect(novembro(11)).toBeEnabled();
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

test('typed, a day outside the limits or out of order is refused in words', async () => {
  desenhar(<Periodo maximo="2026-12-31" />);
  await userEvent.type(ultimo(), '01012027');
  expect(ultimo()).toHaveAccessibleDescription('Escolha um dia até 31/12/2026.');
  expect(mudou).toHaveBeenLastCalledWith('2026-11-20', '01/01/2027');
  await userEvent.clear(ultimo());
  await userEvent.type(ultimo(), '19112026');
  expect(ultimo()).toHaveAccessibleDescription('O fim não pode vir antes do início.');
  await userEvent.clear(ultimo());
  await userEvent.type(ultimo(), '21112026');
  expect(ultimo()).toBeValid();
  expect(mudou).toHaveBeenLastCalledWith('2026-11-20', '2026-11-21');
});

test('a filter gets whole days only, and what was typed is past when it is cleared', async () => {
  desenhar(<Periodo Campo={FiltroDePeriodo} />);
  await userEvent.type(ultimo(), '2111202');
  expect(ultimo()).toHaveValue('21/11/202');
  expect(mudou).toHaveBeenLastCalledWith('2026-11-20', '');
  await userEvent.type(ultimo(), '6');
  expect(mudou).toHaveBeenLastCalledWith('2026-11-20', '2026-11-21');
  fireEvent.click(dia('Limpar'));
  expect(ultimo()).toHaveValue('');
});
