// The comparison on the screen (part 3 §2, decisions P6, Q29, Q290): choices, the file, what is equal, and the export.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import * as baixar from '@/ui/formulario/baixar';
import { banco } from '@tests/support/banco';
import { umaEmpresa } from '@tests/support/documentos';
import { ana, EMPRESA, marta } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ConferenciaPage } from './ConferenciaPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/claims', () => ({ garantirClaims: () => Promise.resolve() }));
// There are no workers here; the story reads through one.
vi.mock('@/areas/importacao/lerArquivo', () => import('@tests/support/lerArquivo'));

const cada = { linha: 2, grupo: 'Cultura', pergunta: '', medida: 'autoavaliacao' } as const;
const CONFERIDOS = [
  { ...cada, naPlanilha: 65_50, guardado: 65_50, situacao: 'igual' },
  { ...cada, medida: 'entrevista', naPlanilha: 70_00, guardado: 75_00, situacao: 'diferente' },
  {
    ...cada,
    linha: null,
    pergunta: 'Há tempo?',
    naPlanilha: null,
    guardado: 7_00,
    situacao: 'faltaNaPlanilha',
  },
];
beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  banco.guardar(
    caminhos.empresa({ ...EMPRESA, empresaId: 'cometa' }),
    umaEmpresa({ nomeFantasia: 'Cometa' }),
  );
  servidor.respostas = {
    'conferenciaFunctions-questionarios': {
      questionarios: [{ organizadora: EMPRESA.empresaId, id: 'q', nome: 'Liderança', projeto: 'Prêmio' }],
    },
    'conferenciaFunctions-conferir': { folhas: 2, fase: 'Entrevista Inicial', conferidos: CONFERIDOS },
    'conferenciaFunctions-modelo': { grupos: [{ nome: 'Cultura', perguntas: ['Há tempo?'] }] },
  };
});

const Endereco = () => <output data-testid="endereco">{useLocation().search}</output>;

async function escolher() {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Empresa' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Cometa' }));
  const questionario = screen.getByRole('combobox', { name: 'Questionário' });
  await waitFor(() => expect(questionario).toBeEnabled());
  fireEvent.change(questionario, { target: { value: 'q' } });
  return screen.findByRole('region', { name: 'Planilha da entrevista' });
}
const enviar = (regiao: HTMLElement, texto: string, nome = 'entrevista.csv') =>
  fireEvent.change(within(regiao).getByLabelText('Arquivo .xlsx ou .csv'), {
    target: { files: [new File([texto], nome)] },
  });
const PLANILHA = 'Grupo;Pergunta;Autoavaliação;Entrevista\nCultura;;65,5;70';
const conferencias = () => servidor.feitos.filter((feito) => 'linhas' in feito);

it('compara a planilha, filtra por situação e não grava nada', async () => {
  desenharTela(umaSessao(ana), <ConferenciaPage />);
  expect(screen.getByText(/^Selecione licenciada e empresa/)).toBeInTheDocument();
  enviar(await escolher(), PLANILHA);
  const resultado = within(await screen.findByRole('region', { name: 'Resultado da conferência' }));
  expect(resultado.getByText(/^2 valores não conferem, de 3\./)).toHaveTextContent(
    'O sistema guarda 2 questionários finalizados da empresa e notas da fase Entrevista Inicial.',
  );
  expect(conferencias()).toEqual([
    {
      licenciadaId: EMPRESA.licenciadaId,
      empresaId: EMPRESA.empresaId,
      idEmpresa: 'cometa',
      organizadora: EMPRESA.empresaId,
      questionarioId: 'q',
      linhas: [{ linha: 2, grupo: 'Cultura', pergunta: '', autoavaliacao: 65_50, entrevista: 70_00 }],
    },
  ]);
  const linhas = () => resultado.getAllByRole('row').slice(1);
  expect(linhas()).toHaveLength(3);
  fireEvent.click(resultado.getByRole('button', { name: /^Diferente/ }));
  expect(linhas().map((linha) => linha.textContent)).toEqual(['CulturaMédiaEntrevista70,0075,00Diferente2']);
  fireEvent.click(resultado.getByRole('button', { name: /^Falta no sistema/ }));
  expect(await resultado.findByText('Nenhum valor nesta situação!')).toBeInTheDocument();
  expect(banco.gravacoes).toBe(0);
});

it('exporta as diferenças e dá a planilha modelo do questionário', async () => {
  const arquivos: File[] = [];
  vi.spyOn(baixar, 'baixar').mockImplementation((arquivo) => void arquivos.push(arquivo));
  desenharTela(umaSessao(ana), <ConferenciaPage />);
  const regiao = await escolher();
  fireEvent.click(within(regiao).getByRole('button', { name: 'Baixar planilha modelo' }));
  await waitFor(() => expect(arquivos.map(({ name }) => name)).toEqual(['entrevista.xlsx']));
  enviar(regiao, PLANILHA);
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar diferenças' }));
  await waitFor(() =>
    expect(arquivos.map(({ name }) => name)).toEqual(['entrevista.xlsx', 'diferencas.xlsx']),
  );
});

it.each([
  ['quebrada.xlsx', 'PK\u0003\u0004x', /^O arquivo não é uma planilha que se consiga abrir/],
  ['a.csv', 'Grupo;Entrevista\nCultura;=1+1', /^Linha 2, coluna Entrevista: há uma fórmula/],
  ['b.csv', 'Nome;Nota\nCultura;7', /^Linha 1: os títulos são Grupo, Pergunta/],
])('%s: diz o que há de errado e não compara', async (nome, texto, frase) => {
  desenharTela(umaSessao(ana), <ConferenciaPage />);
  enviar(await escolher(), texto, nome);
  const alerta = within(await screen.findByRole('alert'));
  expect(alerta.getByText('Erro ao processar dados')).toBeInTheDocument();
  expect(alerta.getByText(frase)).toBeInTheDocument();
  expect(conferencias()).toEqual([]);
});

it('a recusa do servidor é dita no mesmo lugar, e outro arquivo tenta de novo', async () => {
  servidor.agir = (_dados, nome) => {
    if (nome === 'conferenciaFunctions-conferir') throw new ErroDoProduto('Questionário não encontrado!');
  };
  desenharTela(umaSessao(ana), <ConferenciaPage />);
  const regiao = await escolher();
  enviar(regiao, PLANILHA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Questionário não encontrado!');
  servidor.agir = () => {};
  enviar(regiao, PLANILHA);
  expect(await screen.findByRole('region', { name: 'Resultado da conferência' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('MASTER escolhe a licenciada e não age por empresa nenhuma; sem respostas, isso é dito', async () => {
  banco.guardar('licenciadas/l2', {
    nome: 'Outra licenciada',
    nomeEmOrdem: 'outra licenciada',
    deletedAt: null,
  });
  banco.guardar(
    caminhos.empresa({ licenciadaId: 'l2', empresaId: 'trigo' }),
    umaEmpresa({ nomeFantasia: 'Trigo Bom' }),
  );
  servidor.respostas['conferenciaFunctions-questionarios'] = { questionarios: [] };
  desenharTela(umaSessao(marta, { master: true }), <ConferenciaPage />);
  expect(await screen.findByRole('combobox', { name: 'Empresa' })).toBeDisabled();
  await screen.findByRole('option', { name: 'Outra licenciada' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Licenciada' }), { target: { value: 'l2' } });
  fireEvent.click(screen.getByRole('combobox', { name: 'Empresa' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Trigo Bom' }));
  expect(
    await screen.findByText('Esta empresa ainda não respondeu a nenhum questionário.'),
  ).toBeInTheDocument();
  expect(servidor.feitos).toEqual([{ empresaId: null, licenciadaId: 'l2', idEmpresa: 'trigo' }]);
});

it('o endereço guarda o que se escolheu: recarregada, a página compara a mesma empresa', async () => {
  const rota = '/conferencia?empresa=cometa&questionario=q';
  // Not among those that the choice reads first.
  for (let i = 0; i < 60; i++)
    banco.guardar(
      caminhos.empresa({ ...EMPRESA, empresaId: `a${String(i).padStart(2, '0')}` }),
      umaEmpresa({ nomeFantasia: `Antes ${i}`, nomeEmOrdem: `antes ${i}` }),
    );
  desenharTela(
    umaSessao(ana),
    <>
      <ConferenciaPage />
      <Endereco />
    </>,
    rota,
  );
  expect(await screen.findByRole('region', { name: 'Planilha da entrevista' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveValue('Cometa'));
  const questionario = screen.getByRole('combobox', { name: 'Questionário' });
  expect(questionario).toHaveDisplayValue('Liderança (Prêmio)');
  fireEvent.change(questionario, { target: { value: '' } });
  expect(screen.getByTestId('endereco')).toHaveTextContent(/^\?empresa=cometa$/);
  expect(screen.queryByRole('region', { name: 'Planilha da entrevista' })).toBeNull();
});

it('o endereço de uma empresa que não há diz isso, e deixa escolher outra', async () => {
  servidor.agir = () => {
    throw new ErroDoProduto('Empresa não encontrada');
  };
  desenharTela(umaSessao(ana), <ConferenciaPage />, '/conferencia?empresa=outra');
  expect(await screen.findByRole('alert')).toHaveTextContent('Empresa não encontrada');
  servidor.agir = () => {};
  await escolher();
});
