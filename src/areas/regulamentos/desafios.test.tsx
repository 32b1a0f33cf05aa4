// Challenge rules as their administrator and their readers meet them (part 2 §2, §4 and §5).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { diaDe } from '@/domain/comum/datas';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { banco } from '@tests/support/banco';
import { emDias, umRegulamentoDeDesafios } from '@tests/support/documentos';
import { ana, caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';
import { RegulamentosDeDesafiosPage } from './RegulamentosDeDesafiosPage';
import { regulamentosDeDesafiosData } from './regulamentosDeDesafios.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = regulamentosDesafios.onde(EMPRESA);
const FUTURO = { nome: 'Próximo ano', dataInicial: emDias(40), dataFinal: emDias(80), createdAt: emDias(0) };
const PASSADO = {
  nome: 'Ano passado',
  dataInicial: emDias(-80),
  dataFinal: emDias(-40),
  createdAt: emDias(-90),
};
const mostrar = (quem = ana, rota?: string) =>
  desenharTela(umaSessao(quem), <RegulamentosDeDesafiosPage />, rota);

beforeEach(() => {
  banco.esvaziar();
  banco.guardar(`${onde}/vigente`, umRegulamentoDeDesafios());
  banco.guardar(`${onde}/futuro`, umRegulamentoDeDesafios(FUTURO));
  banco.guardar(`${onde}/passado`, umRegulamentoDeDesafios(PASSADO));
});

it('o mais novo antes, cada um com o seu período e onde hoje está nele', async () => {
  mostrar();
  expect(await screen.findByRole('heading', { name: 'Regulamentos de desafios' })).toBeInTheDocument();
  await screen.findByText('Próximo ano');
  const linhas = screen.getAllByRole('row').slice(1);
  expect(linhas.map((linha) => /Futuro|Em andamento|Encerrado/.exec(linha.textContent)?.[0])).toEqual([
    'Futuro',
    'Em andamento',
    'Encerrado',
  ]);
});

it('ADMIN edita e remove o que não começou; o que começou só se mostra', async () => {
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Próximo ano' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Editar',
    'Remover',
  ]);
  expect(screen.queryByRole('button', { name: 'Ações de Regulamento vigente' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Regulamento vigente' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de regulamento de desafios' }));
  expect(dialogo.getByText('Este regulamento já começou')).toBeInTheDocument();
  expect(dialogo.getByRole('textbox', { name: 'Nome' })).toBeDisabled();
  expect(dialogo.getByRole('textbox', { name: 'Moedas por colaborador' })).toBeDisabled();
  expect(dialogo.queryByRole('button', { name: 'Salvar' })).toBeNull();
  // The cross is called so too.
  fireEvent.click(dialogo.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('remover pergunta antes, com o nome', async () => {
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Próximo ano' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const titulo = 'Tem certeza que deseja remover o regulamento "Próximo ano"?';
  const pergunta = within(await screen.findByRole('dialog', { name: titulo }));
  fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(banco.ler(`${onde}/futuro`)?.['deletedAt']).not.toBeNull());
});

it('quem não é ADMIN lê, e nada mais se oferece', async () => {
  mostrar(caio);
  expect(await screen.findByText('Regulamento vigente')).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /Adicionar regulamento|^Ações|Regulamento vigente/ }),
  ).toBeNull();
});

it('sem nenhum diz isso', async () => {
  banco.esvaziar();
  mostrar();
  expect(await screen.findByText('Nenhum Regulamento Cadastrado!')).toBeInTheDocument();
});

it('um novo pede nome e datas, e nunca começa antes de hoje', async () => {
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar regulamento' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de regulamento de desafios' }));
  expect(dialogo.getByRole('textbox', { name: 'Moedas por colaborador' })).toHaveValue('0');
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect((await dialogo.findAllByText('Escolha a data.')).length).toBeGreaterThan(0);
  const { form, formDe } = regulamentosDesafios;
  const erros = (mudancas: object) =>
    form
      .safeParse({ ...formDe(), nome: 'Ciclo', ...mudancas })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const [ontem, hoje, amanha] = [-1, 0, 1].map((dias) => diaDe(emDias(dias)));
  expect(erros({ dataInicial: hoje, dataFinal: amanha })).toBeUndefined();
  expect(erros({ dataInicial: ontem, dataFinal: amanha })).toEqual([
    ['dataInicial', 'O regulamento não pode começar antes de hoje.'],
  ]);
  expect(erros({ dataInicial: amanha, dataFinal: hoje })).toEqual([
    ['dataFinal', 'O fim não pode vir antes do início.'],
  ]);
});

it('os ativos são os que correm agora, com o seu caminho', async () => {
  const ativos = await clienteDeTeste().fetchQuery(regulamentosDeDesafiosData.ativos(umaSessao(caio)));
  expect(ativos.map(({ caminho }) => caminho)).toEqual([`${onde}/vigente`]);
});
