/** Edition after edition (decisions P420 to P424): one begun from the last, who came back, and a company's curve. */
import { caminhos } from '@/domain/comum/caminhos';
import { APARELHOS } from './aparelhos';
import { db, expect, pessoa, test, unico } from './apoio';
import { conferir } from './conferir';

const PREMIO = /^Prêmio Empresa Inovadora \d{4}/;

test('uma administradora começa a próxima edição do prêmio', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/projetos');
  await page.getByRole('button', { name: /^Ações de Prêmio Empresa Inovadora/ }).click();
  await page.getByRole('menuitem', { name: 'Começar nova edição' }).click();
  const formulario = page.getByRole('dialog', { name: /^Nova edição de Prêmio Empresa Inovadora/ });
  await expect(formulario.getByRole('checkbox', { name: 'Liderança e estratégia' })).toBeChecked();
  await conferir(page, 'nova-edicao');
  await page.setViewportSize({ width: 1280, height: 800 });
  const nome = unico('Prêmio seguinte');
  await formulario.getByLabel('Nome', { exact: true }).fill(nome);
  await formulario.getByRole('checkbox', { name: 'Processos que inovam' }).uncheck();
  await formulario.getByRole('button', { name: 'Começar edição' }).click();
  await expect(page.getByText(`${nome} cadastrado com sucesso!`)).toBeVisible();
  const { contexto } = pessoa('helena-duarte').empresa;
  const { docs } = await db.collection(caminhos.projetos(contexto)).where('nome', '==', nome).get();
  expect(docs).toHaveLength(1);
  expect(docs[0]?.get('edicaoDe')).toBe('premio-inovacao');
  const questionarios = await db
    .collection(caminhos.daEmpresa(contexto, 'questionarios'))
    .where('idProjeto', '==', docs[0]?.id)
    .get();
  // Other stories put questionnaires of their own into this year's project.
  const nomes = questionarios.docs.map((um) => um.get('nome') as string);
  expect(nomes).toContain('Liderança e estratégia');
  expect(nomes).not.toContain('Processos que inovam');
});

test('quem voltou, em relação à edição de que o prêmio começou', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/convidarEmpresa/premio-inovacao', APARELHOS.iphone);
  await expect(page.getByRole('heading', { level: 1, name: PREMIO })).toBeVisible();
  const botao = page.getByRole('button', { name: 'Quem voltou' });
  if (await botao.isHidden()) await page.getByRole('button', { name: 'Mais ações' }).click();
  await page
    .getByRole('button', { name: 'Quem voltou' })
    .or(page.getByRole('menuitem', { name: 'Quem voltou' }))
    .click();
  const dialogo = page.getByRole('dialog', { name: 'Quem voltou' });
  await expect(dialogo.getByLabel('Comparar com')).toHaveValue('premio-anterior');
  await expect(dialogo.getByRole('list', { name: 'Voltaram' }).getByText('Moinho Pampa')).toBeVisible();
  await conferir(page, 'quem-voltou');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialogo.getByRole('button', { name: /^Novas/ }).click();
  await expect(dialogo.getByRole('list', { name: 'Novas' }).getByText('Moinho Pampa')).toHaveCount(0);
});

test('a empresa vê a sua curva, edição a edição', async ({ abrir }) => {
  const page = await abrir('marcos-tavares', '/questionarioInfo/rota-norte/premio-inovacao/lideranca');
  const curva = page.getByRole('region', { name: 'Edição a edição' });
  await expect(curva.getByRole('row')).toHaveCount(3);
  await expect(curva.getByText(/^De \d{4} a \d{4}, de .* pontos\.$/)).toBeVisible();
  await conferir(page, 'curva-das-edicoes');
  await page.setViewportSize({ width: 1280, height: 800 });
  await curva.getByLabel('Médias de').selectOption({ index: 1 });
  await expect(curva.getByRole('row')).toHaveCount(3);
});
