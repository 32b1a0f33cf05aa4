// The committee in session: the agenda beside the idea and the decision, gone through by keys and buttons.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mudancasDeMovimentacoes } from '@/areas/movimentacoes/mudancas.data';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada, umComite } from '@tests/support/documentos';
import { clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { SessaoEmCurso } from './SessaoEmCurso';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const TITULOS = ['Água da chuva', 'Carrinho novo', 'Luz de sensor'];
const movimentar = vi.fn((_movimento: { form: { status: string; observacoes: string } }) =>
  Promise.resolve(),
);

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  movimentar.mockClear();
  vi.spyOn(mudancasDeMovimentacoes, 'movimentar').mockReturnValue({ mutationFn: movimentar });
});

function abrir(quantas = 3) {
  const ideiasReferences = TITULOS.slice(0, quantas).map((titulo, i) => {
    const onde = caminhos.ideia(EMPRESA, `i${i}`);
    banco.guardar(onde, umaIdeiaPublicada(clara, { titulo }));
    return onde;
  });
  const comite = { id: '1', ...umComite(tea, { ideiasReferences }) };
  banco.guardar(caminhos.comite(EMPRESA, '1'), umComite(tea, { ideiasReferences }));
  return desenharTela(
    umaSessao(tea),
    <SessaoEmCurso comite={comite} texto={({ ideia }) => <p>Texto de {ideia.titulo}</p>} />,
  );
}
const emAnalise = () => screen.getByRole('region', { name: 'Ideia em análise' });
const tecla = (key: string, onde: Element = document.body) => fireEvent.keyDown(onde, { key });
const observacao = () => screen.findByRole('textbox', { name: /Observação/ });

it('mostra a pauta, a ideia e a decisão; J e K a percorrem, e os botões também', async () => {
  abrir();
  const pauta = within(await screen.findByRole('navigation', { name: 'Pauta da sessão' }));
  expect(pauta.getAllByRole('button')).toHaveLength(3);
  expect(emAnalise()).toHaveTextContent('Texto de Água da chuva');
  expect(screen.getByText('Ideia 1 de 3 · 0 decididas')).toBeInTheDocument();
  tecla('j');
  expect(emAnalise()).toHaveTextContent('Texto de Carrinho novo');
  expect(emAnalise()).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Próxima' }));
  expect(emAnalise()).toHaveTextContent('Texto de Luz de sensor');
  // There is nothing behind the last one.
  tecla('j');
  expect(emAnalise()).toHaveTextContent('Texto de Luz de sensor');
  expect(screen.getByRole('button', { name: 'Próxima' })).toBeDisabled();
  tecla('k');
  expect(emAnalise()).toHaveTextContent('Texto de Carrinho novo');
  expect(pauta.getByRole('button', { current: true })).toHaveTextContent('Carrinho novo');
  fireEvent.click(pauta.getByRole('button', { name: /Água da chuva/ }));
  expect(emAnalise()).toHaveTextContent('Texto de Água da chuva');
});

it('enquanto se escreve J é uma letra', async () => {
  abrir();
  tecla('j', await observacao());
  expect(emAnalise()).toHaveTextContent('Texto de Água da chuva');
});

it('Ctrl+Enter decide com o que se escreveu e segue para a próxima', async () => {
  abrir();
  fireEvent.change(await observacao(), { target: { value: 'Testar por um mês.' } });
  fireEvent.keyDown(await observacao(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(emAnalise()).toHaveTextContent('Texto de Carrinho novo'));
  expect(movimentar.mock.calls[0]?.[0].form.observacoes).toBe('Testar por um mês.');
  expect(screen.getByText('Ideia 2 de 3 · 1 decidida')).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Pauta da sessão' })).getAllByText('Decidida'),
  ).toHaveLength(1);
});

it('sem observação não decide nem segue', async () => {
  abrir();
  fireEvent.keyDown(await observacao(), { key: 'Enter', ctrlKey: true });
  await waitFor(async () => expect(await observacao()).toBeInvalid());
  expect(movimentar).not.toHaveBeenCalled();
  expect(emAnalise()).toHaveTextContent('Texto de Água da chuva');
});

it('a pauta vazia diz como se enche', async () => {
  abrir(0);
  expect(await screen.findByText('A pauta está vazia')).toBeInTheDocument();
});
