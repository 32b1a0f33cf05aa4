// Import of collaborators as an administrator meets it (issue: preview, errors per row, undo).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import { relerDepois } from '@/firebase/dados/relerDepois';
import { ana, mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { colaboradoresData } from './colaboradores.data';
import { ImportarColaboradoresModal } from './ImportarColaboradoresModal';

vi.mock('@/firebase/dados/relerDepois', () => ({ relerDepois: vi.fn<typeof relerDepois>() }));

const adicionou = vi.fn<typeof colaboradoresData.adicionarUm>();
const removeu = vi.fn<typeof colaboradoresData.removerUm>();
const fechou = vi.fn();
beforeEach(() => {
  for (const chamada of [adicionou, removeu, fechou, vi.mocked(relerDepois)]) chamada.mockReset();
  adicionou.mockImplementation((_sessao, { dados }) => {
    if (dados.email.startsWith('repetida')) return Promise.reject(new ErroDoProduto('Já foi convidada.'));
    return Promise.resolve({ colaboradorId: `id-de-${dados.nome}` });
  });
  removeu.mockResolvedValue({ ok: true });
  vi.spyOn(colaboradoresData, 'adicionarUm').mockImplementation(adicionou);
  vi.spyOn(colaboradoresData, 'removerUm').mockImplementation(removeu);
});

const LINHAS = [
  'Nome;E-mail;Setores',
  'Rita;rita@exemplo.com.br;Vendas',
  'Beto;beto@exemplo.com.br;Vendas',
  'Repetida;repetida@exemplo.com.br;Vendas',
  'Sem endereço;isto não é e-mail;Vendas',
].join('\n');

async function colar(sessao = umaSessao(ana)) {
  desenharTela(sessao, <ImportarColaboradoresModal aoFechar={fechou} />);
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), { target: { value: LINHAS } });
  return userEvent.setup();
}
const clicar = async (usuario: Awaited<ReturnType<typeof colar>>, nome: string | RegExp) =>
  usuario.click(await screen.findByRole('button', { name: nome }));

it('mostra cada linha antes, com o que está errado nela, e só manda as certas', async () => {
  const usuario = await colar();
  expect(await screen.findByText(/^3 pessoas prontas para importar; 1 linha com problema/)).toBeVisible();
  const previa = screen.getByRole('table', { name: 'Pessoas que serão importadas' });
  expect(within(previa).getByRole('row', { name: /isto não é e-mail/ })).toHaveTextContent(/inválido/i);
  expect(adicionou).not.toHaveBeenCalled();
  await clicar(usuario, 'Importar e convidar 3 pessoas');
  expect(await screen.findByText('Importação terminada')).toBeVisible();
  expect(screen.getByText('2 colaboradores adicionados e convidados')).toBeVisible();
  expect(screen.getByText(/repetida@exemplo.com.br: Já foi convidada\./)).toHaveTextContent(/^Linha 4, /);
  expect(adicionou).toHaveBeenCalledTimes(3);
});

it('desfaz o que adicionou; o que não pôde desfazer diz quem é, e se tenta de novo', async () => {
  const usuario = await colar();
  await clicar(usuario, /^Importar e convidar/);
  removeu.mockRejectedValueOnce(new ErroDoProduto('Sem conexão.'));
  await clicar(usuario, 'Desfazer importação');
  expect(await screen.findByText('A importação não foi toda desfeita')).toBeVisible();
  expect(screen.getByText('1 pessoa continua na empresa.')).toBeVisible();
  expect(screen.getByText('Linha 2, rita@exemplo.com.br: Sem conexão.')).toBeVisible();
  await clicar(usuario, 'Desfazer importação');
  expect(await screen.findByText('Importação desfeita')).toBeVisible();
  expect(removeu.mock.calls.map(([, id]) => id)).toEqual(['id-de-Rita', 'id-de-Beto', 'id-de-Rita']);
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
});

it('quem não remove pessoas importa, mas não desfaz', async () => {
  const usuario = await colar(umaSessao(mario, { sem: ['2.remover'] }));
  await clicar(usuario, /^Importar e convidar/);
  expect(await screen.findByText('2 colaboradores adicionados e convidados')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
});

it('parada no meio, diz quantas linhas não foram enviadas, e depois envia só essas', async () => {
  const soltar: (() => void)[] = [];
  adicionou.mockImplementation(
    (_sessao, { dados }) =>
      new Promise((resolve) => soltar.push(() => resolve({ colaboradorId: `id-de-${dados.nome}` }))),
  );
  desenharTela(umaSessao(ana), <ImportarColaboradoresModal aoFechar={fechou} />);
  const emails = ['a', 'b', 'c', 'd', 'e'].map((quem) => `${quem}@exemplo.com.br;Vendas`);
  escrever(['E-mail;Setores', ...emails].join('\n'));
  const usuario = userEvent.setup();
  await clicar(usuario, 'Importar e convidar 5 pessoas');
  await clicar(usuario, 'Parar');
  soltar.splice(0).forEach((responder) => responder());
  expect(await screen.findByText('Importação terminada')).toBeVisible();
  expect(
    screen.getByText(/^A importação foi parada antes de 2 linhas, que não foram enviadas/),
  ).toBeVisible();
  await clicar(usuario, 'Enviar o que falta');
  soltar.splice(0).forEach((responder) => responder());
  expect(await screen.findByText('5 colaboradores adicionados e convidados')).toBeVisible();
  expect(adicionou.mock.calls.map(([, { dados }]) => dados.email.charAt(0))).toEqual(Array.from('abcde'));
});

const escrever = (texto: string) =>
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), { target: { value: texto } });
const naTabela = () =>
  within(screen.getByRole('table', { name: 'Primeiras linhas da tabela' }))
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map((celula) => celula.textContent),
    );

it('linhas demais e uma aspa aberta recusam tudo, com a conta e a linha', () => {
  desenharTela(umaSessao(ana), <ImportarColaboradoresModal aoFechar={fechou} />);
  escrever(Array.from({ length: 2_000 }, (_, i) => `pessoa${i}@exemplo.com.br`).join('\n'));
  expect(
    screen.getByText('São 2.000 linhas; o limite é 200 pessoas por vez. Divida a lista em partes.'),
  ).toBeVisible();
  escrever('E-mail;Nome\nana@exemplo.com.br;"Ana\nbia@exemplo.com.br;Bia');
  expect(screen.getByText(/^Linha 2: a aspa antes de «Ana» foi aberta e não fechada/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

it('mostra como leu as primeiras linhas, e a pessoa diz outro separador', async () => {
  desenharTela(umaSessao(ana), <ImportarColaboradoresModal aoFechar={fechou} />);
  escrever('Pessoa, setor|Correio\nLima, Vendas|ana@exemplo.com.br');
  const separador = screen.getByRole('combobox', { name: 'Colunas separadas por' });
  expect(separador).toHaveDisplayValue('Barra');
  expect(naTabela()).toEqual([
    ['1', 'Pessoa, setor', 'Correio'],
    ['2', 'Lima, Vendas', 'ana@exemplo.com.br'],
  ]);
  fireEvent.change(separador, { target: { value: ',' } });
  expect(naTabela()[1]).toEqual(['2', 'Lima', ' Vendas|ana@exemplo.com.br']);
  expect(separador).toHaveDisplayValue('Vírgula');
});

it('diz o que ficou de fora: colunas que não se leem, e o que adivinhou sem títulos', () => {
  desenharTela(umaSessao(ana), <ImportarColaboradoresModal aoFechar={fechou} />);
  escrever('Nome;E-mail;Observação;\nRita;rita@exemplo.com.br;alta;e mais');
  const aviso = screen.getByText('Coluna que não é lida: "Observação" (C).');
  expect(aviso).toBeVisible();
  expect(screen.getByRole('row', { name: /tem 4 células, e a primeira linha tem 3/ })).toBeVisible();
  escrever('rita@exemplo.com.br;Rita;alta');
  expect(
    screen.getByText('A primeira linha não tem títulos. São lidos: E-mail (A) e Nome (B).'),
  ).toBeVisible();
  expect(screen.getByText('Coluna que não é lida: C, sem título.')).toBeVisible();
});

it('depois dela os primeiros passos leem de novo quem há, até que a cópia tenha vindo', async () => {
  const sessao = umaSessao(ana);
  const { cliente } = desenharTela(sessao, <ImportarColaboradoresModal aoFechar={fechou} />);
  const { queryKey } = pessoasData.algumas(sessao);
  cliente.setQueryData(queryKey, { itens: [], ilegiveis: [], proxima: undefined } as never);
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), { target: { value: LINHAS } });
  fireEvent.click(await screen.findByRole('button', { name: 'Importar e convidar 3 pessoas' }));
  await screen.findByText('Importação terminada');
  await waitFor(() => expect(cliente.getQueryState(queryKey)?.isInvalidated).toBe(true));
  expect(relerDepois).toHaveBeenCalledExactlyOnceWith(cliente, queryKey.slice(0, 2));
});
