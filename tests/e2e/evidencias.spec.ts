/** Evidence from the company's page to the organiser's (part 3 §2, §5; decisions Q250; threats G08, G15). */
import { caminhos } from '@/domain/comum/caminhos';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { umProjeto } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';
import { LINHAS_DA_REDE } from './rede';
import { insistir } from './passos';

const marcos = pessoa('marcos-tavares');
const helena = pessoa('helena-duarte');
const organiza = helena.empresa.contexto;
const participa = marcos.empresa.contexto;

const pdf = (nome: string, corpo = '%PDF-1.4\n% de verdade\n') => ({
  name: nome,
  mimeType: 'application/pdf',
  buffer: Buffer.from(corpo),
});
const COMECO_DO_ENVIO = /\/v0\/b\/[^/]+\/o\?name=/;

/** A project of its own with one questionnaire, in whose phase of evidence the demo's guest company is. */
async function novoProjeto() {
  const nome = unico('Evidências');
  const idProjeto = `evidencia-${crypto.randomUUID().slice(0, 8)}`;
  const idQuestionario = `q-${idProjeto}`;
  const premio = (
    await db.doc(caminhosDoStatus.um(organiza, 'premio-inovacao', participa.empresaId)).get()
  ).data();
  await db.doc(caminhos.projeto(organiza, idProjeto)).set(umProjeto(ana, { nome: `Projeto ${nome}` }));
  await db
    .doc(caminhos.registro(organiza, 'questionarios', idQuestionario))
    .set({ ...umQuestionario(ana, { nome, idProjeto }), versao: 1 });
  const linha = db.doc(caminhosDoStatus.um(organiza, idProjeto, participa.empresaId));
  await linha.set({ ...premio, idProjeto, status: 8 });
  const acabar = async () => {
    await linha.update({ deletedAt: new Date() });
    await db
      .doc(caminhos.registro(organiza, 'questionarios', idQuestionario))
      .update({ deletedAt: new Date() });
  };
  return { nome, idQuestionario, acabar };
}

test('a empresa envia, cancela, perde a conexão, e quem organiza confere @principal', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(...LINHAS_DA_REDE, /status of 4\d\d/);
  const { nome, idQuestionario, acabar } = await novoProjeto();
  const page = await abrir(marcos.uid, '/diagnosticoEmpresa');
  await page.getByRole('link', { name: /^Cadastrar evidências de Prêmio/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro de Evidências' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Política de inovação.pdf/ })).toContainText('Conferida');
  await conferir(page, 'cadastro-de-evidencias');
  await page.setViewportSize({ width: 1280, height: 800 });

  await insistir(async (paciencia) => {
    await page.goto(`/cadastrarEvidencias?questionario=${organiza.empresaId}.${idQuestionario}`);
    await expect(page.getByRole('combobox', { name: 'Questionário' })).toHaveValue(
      new RegExp(nome),
      paciencia,
    );
  });
  await expect(page.getByText('Nenhuma evidência cadastrada!')).toBeVisible();
  const dialogo = page.getByRole('dialog', { name: 'Adicionar evidência' });
  const campo = dialogo.locator('input[type=file]');
  const adicionar = () => page.getByRole('button', { name: 'Adicionar evidência' }).click();

  // A file that never gets away is cancelled, and its place is free again.
  await page.route(COMECO_DO_ENVIO, () => new Promise(() => {}));
  await adicionar();
  await conferir(page, 'nova-evidencia');
  await page.setViewportSize({ width: 1280, height: 800 });
  await campo.setInputFiles(pdf('parado.pdf'));
  await dialogo.getByRole('button', { name: 'Cancelar envio de parado.pdf' }).click();
  await expect(dialogo.getByText('parado.pdf')).toHaveCount(0);
  await page.unroute(COMECO_DO_ENVIO);

  // The bytes of a web page under the name of a PDF.
  await campo.setInputFiles(pdf('falso.pdf', '<html><script>alert(1)</script></html>'));
  await expect(dialogo.getByText(/^Erro ao enviar o arquivo\. Verifique/)).toBeVisible();

  // The connection is lost when the file begins to leave; the library tries again by itself.
  await page.route(COMECO_DO_ENVIO, (rota) => rota.abort('connectionreset'), { times: 1 });
  await campo.setInputFiles(pdf('Relatório anual.pdf'));
  await expect(page.getByText('Evidência incluída com sucesso!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Relatório anual.pdf/ })).toContainText('Enviada');
  await expect(
    page.getByText('Restam 4 uploads de evidências disponíveis para este questionário!'),
  ).toBeVisible();

  const revisora = await abrir(helena.uid, '/gerenciarEvidencias');
  await expect(revisora.getByRole('row', { name: /Indicadores de inovação/ })).toContainText('Rota Norte');
  await conferir(revisora, 'evidencias');
  await revisora.setViewportSize({ width: 1280, height: 800 });
  await revisora.goto(`/gerenciarEvidencias?questionario=${idQuestionario}`);
  const caixa = revisora.getByRole('checkbox', { name: /^Conferida: Relatório anual.pdf/ });
  await caixa.click();
  await expect(revisora.getByText('Atualizado com sucesso!')).toBeVisible();
  await expect(caixa).toBeChecked();
  const baixado = revisora.waitForEvent('download');
  await revisora.getByRole('button', { name: /^Baixar Relatório anual.pdf/ }).click();
  expect((await baixado).suggestedFilename()).toBe('Relatório anual.pdf');

  await page.reload();
  await expect(page.getByRole('row', { name: /Relatório anual.pdf/ })).toContainText('Conferida');
  await expect(page.getByRole('button', { name: 'Ações de Relatório anual.pdf' })).toHaveCount(0);
  await acabar();
});

test('um link entra sem ocupar lugar, o sexto arquivo não cabe, e excluir solta o lugar', async ({
  abrir,
  vigia,
}) => {
  vigia.tolerar(/status of 4\d\d/);
  const { nome, idQuestionario, acabar } = await novoProjeto();
  const page = await abrir(marcos.uid);
  await insistir(async (paciencia) => {
    await page.goto(`/cadastrarEvidencias?questionario=${organiza.empresaId}.${idQuestionario}`);
    await expect(page.getByRole('combobox', { name: 'Questionário' })).toHaveValue(
      new RegExp(nome),
      paciencia,
    );
  });
  const dialogo = page.getByRole('dialog', { name: 'Adicionar evidência' });
  const adicionar = () => page.getByRole('button', { name: 'Adicionar evidência' }).click();
  for (let n = 1; n <= 5; n++) {
    await adicionar();
    await dialogo.locator('input[type=file]').setInputFiles(pdf(`prova-${n}.pdf`));
    await expect(page.getByRole('row', { name: new RegExp(`prova-${n}`) })).toBeVisible();
    await expect(dialogo).toBeHidden();
  }
  await expect(
    page.getByText('Limite de upload de evidências por questionário atingido! Máximo de 5.'),
  ).toBeVisible();
  await adicionar();
  await expect(dialogo.locator('input[type=file]')).toHaveCount(0);
  await dialogo.getByText('Link externo').click();
  await dialogo.getByLabel('Descrição').fill('Página do programa');
  await dialogo.getByLabel('Link', { exact: true }).fill('http://127.0.0.1');
  await dialogo.getByRole('button', { name: 'Incluir link' }).click();
  await expect(dialogo.getByText('Por favor, insira um link e uma descrição válidos.').first()).toBeVisible();
  await dialogo.getByLabel('Link', { exact: true }).fill('https://rotanorte.exemplo/programa');
  await dialogo.getByRole('button', { name: 'Incluir link' }).click();
  await expect(page.getByRole('link', { name: /^Página do programa/ })).toBeVisible();

  await page.getByRole('button', { name: 'Ações de prova-2.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Excluir Evidência' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir Evidência' }).click();
  await expect(page.getByText('Evidência excluída com sucesso!')).toBeVisible();
  await expect(
    page.getByText('Resta 1 upload de evidência disponível para este questionário!'),
  ).toBeVisible();
  await acabar();
});
