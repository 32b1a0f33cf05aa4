// What an idea brought, on its page and for the company: who may do what, the sums, and forms whose answer was lost.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { maisMeses, mesDe, somasDe } from '@/domain/retorno/retorno';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaLinhaDoRetorno, umRetorno } from '@tests/support/retorno';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { RetornoDaIdeia } from './RetornoDaIdeia';
import { RetornoPage } from './RetornoPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
});

const ideia = { id: 'i', ...umaIdeiaPublicada(clara, { status: 'IMPLEMENTADA' }) };
const guardar = (...linhas: Parameters<typeof umaLinhaDoRetorno>[1][]) =>
  banco.guardar(
    `${caminhos.ideia(EMPRESA, 'i')}/retornos/linhas`,
    umRetorno(clara, {
      linhas: linhas.map((mudancas, i) => umaLinhaDoRetorno(clara, { id: `l${i}`, ...mudancas })),
    }),
  );
const ver = (...de: Parameters<typeof umaSessao>) =>
  desenharTela(umaSessao(...de), <RetornoDaIdeia ideia={ideia} />);
const responder = (...funcoes: string[]) => {
  for (const funcao of funcoes) servidor.respostas[`ideiasFunctions-${funcao}`] = { feito: true };
};
/** As it is said; where the text itself is looked for, blanks of all kinds are one. */
const LINHA = 'Economia, R$\u00a033,33 por mês, de 07/2026 a 09/2026 (3 meses): R$\u00a099,99';

it('mostra as linhas, as somas à parte e as contas com palavras', async () => {
  guardar({}, { situacao: 'PREVISTO', valor: 50, meses: 1 }, { tipo: 'HORAS', valor: 1_250, meses: 1 });
  ver(clara);
  expect(await screen.findByRole('listitem', { name: LINHA })).toHaveTextContent('Espera validação');
  const tabela = screen.getByRole('region', { name: 'Retorno da ideia, em todos os meses' });
  const ganhos = within(tabela).getByRole('row', { name: /^Ganhos/ });
  expect(ganhos).toHaveTextContent('GanhosR$ 0,00R$ 99,99R$ 0,50');
  expect(within(tabela).getByRole('row', { name: /^Horas/ })).toHaveTextContent('12,50 horas');
  expect(screen.getByText(/Sem custo realizado, não há retorno sobre o custo/)).toBeInTheDocument();
  expect(screen.getByText('Implementada em 17/06/2026.')).toBeInTheDocument();
});

it('a equipe registra e não valida; quem tem o módulo valida; sem ele, nada aparece', async () => {
  guardar({});
  const { unmount } = ver(clara, { sem: ['35.leitura', '35.criacao'] });
  expect(await screen.findByRole('button', { name: 'Registrar retorno' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^Validar/ })).toBeNull();
  unmount();
  const outra = ver(tea, { sem: ['35.criacao'] });
  expect(await screen.findByRole('button', { name: `Validar: ${LINHA}` })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Registrar retorno' })).toBeNull();
  outra.unmount();
  ver(caio, { sem: ['35.leitura'] });
  expect(screen.queryByRole('heading', { name: 'Retorno' })).toBeNull();
});

it('valida a versão que se vê', async () => {
  guardar({});
  responder('validarRetorno');
  ver(tea);
  fireEvent.click(await screen.findByRole('button', { name: `Validar: ${LINHA}` }));
  expect(await screen.findByText('Linha validada')).toBeInTheDocument();
  expect(servidor.feitos.at(-1)).toEqual({
    ...EMPRESA,
    ideiaId: 'i',
    linhaId: 'l0',
    versao: 2,
    motivo: null,
  });
});

it('P442 continua igual se diz em um clique, e duas vezes é a mesma linha', async () => {
  const [ate, meses] = [mesDe(new Date()), 3];
  guardar({ inicio: maisMeses(ate, -4), meses, valor: 777 });
  responder('gravarRetorno');
  ver(clara);
  const botao = await screen.findByRole('button', { name: /^Continua igual até / });
  fireEvent.click(botao);
  expect(await screen.findByText('Retorno continuado')).toBeInTheDocument();
  fireEvent.click(botao);
  await vi.waitFor(() => expect(servidor.feitos.length).toBeGreaterThan(0));
  const [primeiro] = servidor.feitos;
  expect(primeiro).toMatchObject({
    linhaId: `l0-${maisMeses(ate, -1)}`,
    versao: 0,
    linha: { tipo: 'ECONOMIA', situacao: 'REALIZADO', inicio: maisMeses(ate, -1), meses: 2, valor: 777 },
  });
  for (const feito of servidor.feitos) expect(feito).toEqual(primeiro);
});

const apertar = async () => fireEvent.click(await screen.findByRole('button', { name: `Remover: ${LINHA}` }));
it('remover pergunta antes, e com Não nada se remove', async () => {
  guardar({});
  responder('removerRetorno');
  ver(clara);
  await apertar();
  fireEvent.click(await screen.findByRole('button', { name: 'Não' }));
  expect(servidor.feitos).toEqual([]);
  await apertar();
  fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Linha removida')).toBeInTheDocument();
  expect(servidor.feitos).toEqual([{ ...EMPRESA, ideiaId: 'i', linhaId: 'l0', versao: 2 }]);
});

it('recusa o valor que não entende; uma resposta perdida com outro valor manda a mesma linha', async () => {
  responder('gravarRetorno');
  ver(clara);
  fireEvent.click(await screen.findByRole('button', { name: 'Registrar retorno' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar retorno' }));
  const preencher = (nome: string, value: string) =>
    fireEvent.change(dialogo.getByLabelText(nome), { target: { value } });
  const enviar = () => fireEvent.click(dialogo.getByRole('button', { name: 'Registrar retorno' }));
  await dialogo.findByLabelText('O que a ideia traz');
  preencher('O que a ideia traz', 'RECEITA');
  preencher('Previsto ou realizado', 'PREVISTO');
  preencher('Primeiro mês', '2/2027');
  preencher('Valor por mês', '1234.56');
  enviar();
  expect(await dialogo.findByText(/vírgula nos centavos e ponto nos milhares/)).toBeInTheDocument();
  servidor.perder = 1;
  preencher('Valor por mês', '1.234,56');
  enviar();
  await dialogo.findByRole('alert');
  preencher('Valor por mês', '1.005,29');
  enviar();
  expect(await screen.findByText('Retorno registrado')).toBeInTheDocument();
  const [primeira, segunda] = servidor.feitos as { linhaId: string; linha: object }[];
  expect(segunda).toEqual({
    ...EMPRESA,
    ideiaId: 'i',
    linhaId: primeira?.linhaId,
    versao: 0,
    linha: { tipo: 'RECEITA', situacao: 'PREVISTO', inicio: '2027-02', meses: 1, valor: 100_529, nota: '' },
  });
});

it('devolvida com outro motivo depois da resposta perdida', async () => {
  guardar({});
  responder('validarRetorno');
  ver(tea);
  fireEvent.click(await screen.findByRole('button', { name: `Devolver: ${LINHA}` }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Devolver a linha' }));
  const motivo = await dialogo.findByLabelText('Motivo');
  const enviar = () => fireEvent.click(dialogo.getByRole('button', { name: 'Devolver' }));
  enviar();
  expect(await dialogo.findByText('Diga por que a linha volta.')).toBeInTheDocument();
  servidor.perder = 1;
  fireEvent.change(motivo, { target: { value: 'Sem prova.' } });
  enviar();
  await dialogo.findByRole('alert');
  fireEvent.change(motivo, { target: { value: 'Falta a nota fiscal.' } });
  enviar();
  expect(await screen.findByText('Linha devolvida')).toBeInTheDocument();
  expect(servidor.feitos.at(-1)).toMatchObject({ linhaId: 'l0', versao: 2, motivo: 'Falta a nota fiscal.' });
});

it('o dia enviado outra vez, corrigido', async () => {
  guardar({});
  responder('dizerImplementacao');
  ver(clara);
  fireEvent.click(await screen.findByRole('button', { name: 'Corrigir o dia' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Dia da implementação' }));
  const dia = await dialogo.findByLabelText('Dia em que a ideia foi implementada');
  const enviar = () => fireEvent.click(dialogo.getByRole('button', { name: 'Salvar o dia' }));
  servidor.perder = 1;
  fireEvent.change(dia, { target: { value: '01/06/2026' } });
  fireEvent.blur(dia);
  enviar();
  await dialogo.findByRole('alert');
  fireEvent.change(dia, { target: { value: '02/06/2026' } });
  fireEvent.blur(dia);
  enviar();
  expect(await screen.findByText('Dia guardado')).toBeInTheDocument();
  expect(servidor.feitos.at(-1)).toEqual({ ...EMPRESA, ideiaId: 'i', dia: '2026-06-02' });
});

it('a página do ano responde em uma frase, com o ano anterior ao lado', async () => {
  const somas = somasDe([umaLinhaDoRetorno(clara, { validadaPor: tea.uid })]);
  const nada = somasDe([]);
  servidor.respostas['ideiasFunctions-retornoDoAno'] = {
    ano: { implementadas: 4, comRetorno: 3, delas: somas, deTodas: somas, esperam: 0 },
    anterior: { implementadas: 2, comRetorno: 0, delas: nada, deTodas: nada, esperam: 0 },
    ideias: [
      {
        id: 'i',
        titulo: 'Água de reúso',
        implementadaEm: '2026-06-17',
        validado: 9_999,
        realizado: 9_999,
        previsto: 0,
        esperam: 0,
      },
    ],
  };
  desenharTela(umaSessao(ana), <RetornoPage />, '/retorno?ano=2026');
  expect(
    await screen.findByText(
      /^4 ideias implementadas em 20\d\d, 3 com retorno: R\$ 99,99 líquidos validados no ano, de R\$ 99,99 realizados\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('No ano anterior: 2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Água de reúso' })).toHaveAttribute('href', '/ideias/i');
});
