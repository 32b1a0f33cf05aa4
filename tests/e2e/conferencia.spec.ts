/** The spreadsheet of an interview beside what is stored: from the template to the file of differences (part 3 §2). */
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { conferir } from './conferir';
import { expect, test } from './apoio';

test('a conferência: modelo, planilha, diferenças e arquivos que não se abrem @principal', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/conferencia');
  await expect(page.getByText(/^Selecione licenciada e empresa/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Empresa' }).fill('Vento Sul');
  await page.getByRole('option', { name: /Vento Sul/ }).click();
  const questionario = page.getByRole('combobox', { name: 'Questionário' });
  await expect(questionario).toBeEnabled();
  await questionario.selectOption({ index: 1 });
  await expect(page).toHaveURL(/empresa=.+&questionario=/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue(/^Vento Sul/);

  const modelo = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha modelo' }).click();
  const baixado = await modelo;
  expect(baixado.suggestedFilename()).toBe('entrevista.xlsx');
  const pasta = read(await readFile(await baixado.path()));
  const linhas = utils.sheet_to_json<string[]>(pasta.Sheets['Entrevista'] ?? {}, { header: 1 });
  expect(linhas[0]).toEqual(['Grupo', 'Pergunta', 'Autoavaliação', 'Entrevista']);
  const grupo = String(linhas[1]?.[0]);

  const campo = page.getByLabel('Arquivo .xlsx ou .csv', { exact: true });
  const enviar = (name: string, conteudo: string | Buffer) =>
    campo.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(conteudo) });
  const alerta = page.getByRole('alert');
  await enviar('quebrada.xlsx', 'PK\u0003\u0004 e mais nada');
  await expect(alerta).toContainText('Erro ao processar dados');
  await expect(alerta).toContainText('O arquivo não é uma planilha que se consiga abrir.');
  await enviar('formula.csv', `Grupo;Entrevista\n${grupo};=1+1`);
  await expect(alerta).toContainText('há uma fórmula');

  await enviar('entrevista.csv', `Grupo;Pergunta;Autoavaliação\n${grupo};;0,01\n__proto__;constructor;5`);
  const resultado = page.getByRole('region', { name: 'Resultado da conferência' });
  await expect(resultado.getByText(/não conferem?, de/)).toBeVisible();
  await expect(alerta).toBeHidden();
  await resultado.getByRole('button', { name: /^Falta no sistema/ }).click();
  await expect(resultado.getByText('constructor')).toBeVisible();
  await resultado.getByRole('button', { name: /^Falta no sistema/ }).press('Enter');
  await conferir(page, 'conferencia');

  const diferencas = page.waitForEvent('download');
  await resultado.getByRole('button', { name: 'Exportar diferenças' }).click();
  expect((await diferencas).suggestedFilename()).toBe('diferencas.xlsx');
});
