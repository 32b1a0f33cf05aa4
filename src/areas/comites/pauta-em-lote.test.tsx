// Several ideas at once onto the agenda of the running session, and off it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada, umComite } from '@tests/support/documentos';
import { clara, EMPRESA, mario, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { IdeiasDoComite } from './IdeiasDoComite';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = (id: string) => caminhos.ideia(EMPRESA, id);
const naPauta = () => banco.ler(caminhos.comite(EMPRESA, '1'))?.['ideiasReferences'];

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  for (const id of ['a', 'b', 'c'])
    banco.guardar(onde(id), umaIdeiaPublicada(clara, { titulo: `Ideia ${id}` }));
});

const comite = umComite(tea, { ideiasReferences: [onde('a')] });
const abrir = (quem = tea) => {
  banco.guardar(caminhos.comite(EMPRESA, '1'), comite);
  desenharTela(umaSessao(quem), <IdeiasDoComite comite={{ id: '1', ...comite }} />);
};

it('as que faltam vão para a pauta, a que lá está fica; e saem juntas', async () => {
  abrir();
  await screen.findByRole('checkbox', { name: /^Selecionar Ideia a/ });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo nesta página' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Colocar na pauta (2)' }));
  await waitFor(() => expect(naPauta()).toHaveLength(3));
  expect(naPauta()).toEqual(expect.arrayContaining([onde('a'), onde('b'), onde('c')]));
});

it('quem não escreve na sessão não tem caixas', async () => {
  abrir(mario);
  expect(await screen.findByText('Ideia a')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
