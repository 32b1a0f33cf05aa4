/** A guest company's administrator: lands on its diagnostic, sees whom it invited, and leaves the project (decisions P326, Q134). */
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { umProjeto } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { db, expect, pessoa, test, unico } from './apoio';
import { carta } from './cartas';
import { conferir } from './conferir';
import { insistir } from './passos';

const marcos = pessoa('marcos-tavares');
const helena = pessoa('helena-duarte');

test('começa no diagnóstico, vê os questionários e os convidados, e sai de um projeto', async ({ abrir }) => {
  const organiza = helena.empresa.contexto;
  const participa = marcos.empresa.contexto;
  const nome = unico('Projeto para sair');
  const idProjeto = `sair-${crypto.randomUUID().slice(0, 8)}`;
  const premio = (
    await db.doc(caminhosDoStatus.um(organiza, 'premio-inovacao', participa.empresaId)).get()
  ).data();
  await db.doc(caminhos.projeto(organiza, idProjeto)).set(umProjeto(ana, { nome }));
  await db
    .doc(caminhosDoStatus.um(organiza, idProjeto, participa.empresaId))
    .set({ ...premio, idProjeto, status: 1 });

  const page = await abrir(marcos.uid);
  await expect(page).toHaveURL(/\/diagnosticoEmpresa$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnóstico da empresa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Liderança e estratégia' })).toBeVisible();
  await expect(page.getByText(/de 4 convidados responderam/)).toBeVisible();
  const projeto = page.getByRole('article', { name: nome });
  await insistir(async (paciencia) => {
    if (!(await projeto.isVisible())) await page.reload();
    await expect(projeto).toBeVisible(paciencia);
  });
  await expect(projeto.getByText(/Aguarde a fase de formulário/)).toBeVisible();
  await conferir(page, 'diagnostico-da-empresa');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Ver convidados: Liderança e estratégia' }).click();
  await expect(page.getByRole('region', { name: 'Respostas por setor' })).toContainText('Logística');
  await conferir(page, 'convidados-por-setor');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Início', exact: true }).click();
  await expect(page).toHaveURL(/\/diagnosticoEmpresa$/);

  await projeto.getByRole('button', { name: `Sair do projeto ${nome}` }).click();
  const pergunta = page.getByRole('dialog', { name: `Sair de ${nome}?` });
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(projeto).toBeVisible();
  await projeto.getByRole('button', { name: `Sair do projeto ${nome}` }).click();
  await pergunta.getByRole('button', { name: 'Sair do projeto' }).click();
  await expect(page.getByText(/^A empresa saiu do projeto/)).toBeVisible();
  await expect(projeto).toHaveCount(0);
  await carta(helena.colaborador.email, new RegExp(`saiu de ${nome}$`));
});

test('quem organiza vê o quadro por empresa, as respostas de uma, e reabre uma folha @principal', async ({
  abrir,
}) => {
  const page = await abrir(helena.uid, '/questionarioDeInovacao?questionario=lideranca');
  const linha = page.getByRole('row', { name: /Rota Norte/ });
  await expect(linha).toContainText(/de 4 \(/);
  await expect(page.getByRole('region', { name: 'Respostas por setor' })).toBeVisible();
  await conferir(page, 'questionario-de-inovacao');
  await page.setViewportSize({ width: 1280, height: 800 });
  await linha.getByText('Rota Norte Transportes').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rota Norte Transportes' })).toBeVisible();
  await expect(page.getByText(/^Pausado na etapa/)).toBeVisible();
  await conferir(page, 'questionarios-da-empresa');
  await page.setViewportSize({ width: 1280, height: 800 });

  const folha = page.getByRole('link', { name: /^Ver respostas/ }).first();
  const quem = new URL((await folha.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-2) ?? '';
  await folha.click();
  await page.getByRole('button', { name: 'Reabrir respostas' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Reabrir respostas' });
  const motivo = unico('Uma resposta era de outra empresa');
  await dialogo.getByLabel('Motivo').fill(motivo);
  await dialogo.getByRole('button', { name: 'Reabrir' }).click();
  await expect(page.getByText(/^Respostas reabertas/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reaberturas' })).toContainText(motivo);
  await conferir(page, 'respostas-reabertas');
  await carta(pessoa(quem).colaborador.email, /foram reabertas$/);

  await page.goto(`/questionarioColaborador/${quem}`);
  await expect(page.getByText(/^Pausado na etapa/)).toBeVisible();
  await conferir(page, 'questionarios-da-pessoa');
});
