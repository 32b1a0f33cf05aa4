// Importing ideas as an administrator meets it: refusals of the file, rows left out on purpose, resume and undo.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { umRegulamento } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { importacaoData } from './importacao.data';
import { ImportarIdeiasModal } from './ImportarIdeiasModal';

// There are no workers here; the stories read through one.
vi.mock('@/areas/importacao/lerArquivo', () => import('@tests/support/lerArquivo'));

const espiar = () => ({
  gravar: vi.spyOn(importacaoData, 'gravar').mockResolvedValue(undefined),
  remover: vi.spyOn(importacaoData, 'remover').mockResolvedValue(0),
});
let { gravar, remover } = espiar();
beforeEach(() => {
  ({ gravar, remover } = espiar());
  const vigente = { ...umRegulamento(), id: 'vigente', caminho: 'regulamento' };
  vi.spyOn(regulamentosData, 'ativos').mockReturnValue({
    queryKey: ['ativos'],
    queryFn: () => [vigente],
  } as never);
});

async function abrir(texto: string): Promise<void> {
  desenharTela(umaSessao(ana), <ImportarIdeiasModal aoFechar={() => {}} />);
  await screen.findByRole('dialog', { name: 'Importar ideias' });
  const campo = document.querySelector('input[type=file]');
  if (!campo) throw new Error('sem campo de arquivo');
  fireEvent.change(campo, { target: { files: [new File([texto], 'ideias.csv', { type: 'text/csv' })] } });
}
const muitas = (n: number) => `titulo\n${Array.from({ length: n }, (_, i) => `Ideia ${i + 1}`).join('\n')}`;
const botao = (nome: string | RegExp) => screen.findByRole('button', { name: nome });
const clicar = async (nome: string | RegExp) => fireEvent.click(await botao(nome));

it.each(['', 'a;b\n1;2'])('arquivo sem ideias é recusado: %j', async (texto) => {
  await abrir(texto);
  expect(
    await screen.findByText(/^O arquivo está vazio .*CSV file is empty or doesn't contain valid data/),
  ).toBeInTheDocument();
});

it('com uma linha errada nada se importa, até que se diga que ela fica de fora', async () => {
  await abrir('titulo;objetivo\nBoa ideia;\nX;Voar\n<b>Outra</b>;Reduzir custos');
  const tabela = within(await screen.findByRole('table', { name: 'Ideias que serão importadas' }));
  const [primeira] = tabela.getAllByRole('row').slice(1);
  expect(primeira).toHaveTextContent(/^3Objetivo desconhecido: Voar\. O título precisa.*XVoar$/);
  expect(tabela.getByText('<b>Outra</b>')).toBeInTheDocument();
  expect(await botao('Importar')).toBeDisabled();
  fireEvent.click(screen.getByLabelText(/^Importar sem a linha com problema/));
  await clicar('Importar 2 ideias');
  expect((await screen.findAllByText('Ideias importadas com sucesso!')).length).toBeGreaterThan(0);
  expect(gravar.mock.calls.flatMap(([, parte]) => parte.map(({ form }) => form.titulo))).toEqual([
    'Boa ideia',
    '<b>Outra</b>',
  ]);
});

it('a falha no meio diz o que entrou, continua de onde parou, e desfaz tudo', async () => {
  gravar.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('Sem conexão.'));
  await abrir(muitas(45));
  await clicar('Importar 45 ideias');
  expect(await screen.findByText(/^Sem conexão\. 20 de 45 ideias foram importadas\./)).toBeInTheDocument();
  expect((await screen.findAllByText('Houve um problema importando as ideias.')).length).toBeGreaterThan(0);
  await clicar('Continuar');
  expect(await screen.findByText(/^45 ideias estão em Minhas Ideias/)).toBeInTheDocument();
  const ids = gravar.mock.calls.map(([, parte]) => parte.map(({ id }) => id));
  // The batch that failed is sent again with the same ids; nothing else is.
  expect(ids.map((lote) => lote.length)).toEqual([20, 20, 20, 5]);
  expect(ids[2]).toEqual(ids[1]);
  await clicar('Desfazer');
  await clicar('Desfazer a importação');
  expect(await screen.findByText('45 rascunhos removidos.')).toBeInTheDocument();
  await waitFor(() => expect(remover.mock.calls.flatMap(([, lote]) => lote)).toHaveLength(45));
});

it('a coluna de outro nome se escolhe à mão', async () => {
  await abrir('assunto;descricao\nIdeia boa;Texto');
  expect(await botao('Importar')).toBeDisabled();
  fireEvent.click(await screen.findByRole('combobox', { name: 'Título' }));
  fireEvent.click(await screen.findByRole('option', { name: 'assunto' }));
  expect(await botao('Importar 1 ideia')).toBeEnabled();
});

it('lida de novo com os mesmos títulos, e na volta depois de desfeita, as colunas escolhidas ficam', async () => {
  await abrir('assunto;descricao\nIdeia boa;Texto\nX;Nada');
  fireEvent.click(await screen.findByRole('combobox', { name: 'Título' }));
  fireEvent.click(await screen.findByRole('option', { name: 'assunto' }));
  fireEvent.click(await screen.findByLabelText(/^Importar sem a linha com problema/));
  expect(await botao('Importar 1 ideia')).toBeEnabled();
  fireEvent.change(screen.getByLabelText('Acentos gravados como'), { target: { value: 'windows-1252' } });
  // Other rows may be wrong in what is read anew: leaving them out is said again.
  await waitFor(() => expect(screen.getByLabelText(/^Importar sem a linha com problema/)).not.toBeChecked());
  expect(screen.getByRole('combobox', { name: 'Título' })).toHaveValue('assunto');
  fireEvent.click(screen.getByLabelText(/^Importar sem a linha com problema/));
  await clicar('Importar 1 ideia');
  await clicar('Desfazer');
  await clicar('Desfazer a importação');
  await clicar('Voltar à tabela');
  expect(await screen.findByRole('combobox', { name: 'Título' })).toHaveValue('assunto');
  expect(await botao('Importar 1 ideia')).toBeEnabled();
});

it('a linha com problema mostra o que diz', async () => {
  await abrir('titulo;objetivo;setores\nBoa ideia;Voar|Reduzir custos;Lua');
  const tabela = within(await screen.findByRole('table', { name: 'Ideias que serão importadas' }));
  expect(tabela.getByRole('cell', { name: 'Voar|Reduzir custos' })).toBeVisible();
  expect(tabela.getByRole('cell', { name: 'Lua' })).toBeVisible();
});

it('desfazer pergunta antes, Cancelar nada remove, e o que foi publicado fica e se diz', async () => {
  remover.mockResolvedValueOnce(2);
  await abrir(muitas(5));
  await clicar('Importar 5 ideias');
  await clicar('Desfazer');
  const pergunta = within(await screen.findByRole('dialog', { name: 'Desfazer a importação de 5 ideias?' }));
  expect(pergunta.getByText(/As que já foram publicadas ficam\./)).toBeVisible();
  fireEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Desfazer/ })).toBeNull());
  expect(remover).not.toHaveBeenCalled();
  await clicar('Desfazer');
  await clicar('Desfazer a importação');
  expect(
    await screen.findByText('3 rascunhos removidos. 2 ideias já publicadas não foram removidas.'),
  ).toBeInTheDocument();
});
