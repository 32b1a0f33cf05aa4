/** Every screen of the innovation committee: accessible, readable in both schemes, nothing sticking out on a phone. */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { db, expect, pessoa, test } from './apoio';
import { conferir } from './conferir';
import { MANIPULADOR_RECUSADO } from './rede';
import { foto } from './fotos';

const { contexto } = pessoa('helena-duarte').empresa;

/** Number of the demo's running session. */
async function emAndamento(): Promise<number> {
  const { docs } = await db.collection(caminhos.comites(contexto)).where('endedAt', '==', null).get();
  return Number(docs[0]?.id);
}

// Each looks at its own: none waits for the one before.
test.describe.configure({ mode: 'parallel' });

test('comitê em andamento, participantes e histórico', async ({ abrir }) => {
  const page = await abrir('helena-duarte', '/comites-de-inovacao');
  await expect(page.getByRole('region', { name: /^Comitê nº/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await conferir(page, 'comite');
  await page.getByRole('tab', { name: 'Histórico de comitês' }).click();
  await expect(page.getByText(/total de \d+/)).toBeVisible();
  await conferir(page, 'comite-historico');
  await page.getByRole('button', { name: 'Participantes' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
  await conferir(page, 'comite-participantes');
});

test('ata de quem corre e de quem terminou, no papel e não encontrada', async ({ abrir, vigia }) => {
  // The minutes quote what another story, with hostile text, decided.
  vigia.tolerar(MANIPULADOR_RECUSADO);
  const numero = await emAndamento();
  const page = await abrir('helena-duarte', `/comites-de-inovacao/${numero}`);
  await expect(page.getByRole('region', { name: 'Decisões' })).toBeVisible();
  await conferir(page, 'ata-em-andamento');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/comites-de-inovacao/${numero - 1}`);
  await expect(page.getByRole('region', { name: 'Decisões' }).getByRole('listitem').first()).toBeVisible();
  await conferir(page, 'ata');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  await foto(page, 'ata');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Ata do comitê nº/ })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/comites-de-inovacao/99999');
  await expect(page.getByRole('heading', { name: 'Comitê não encontrado!' })).toBeVisible();
  await conferir(page, 'ata-nao-encontrada');
});

test('ideias de um comitê na lista e conflito declarado no detalhe', async ({ abrir }) => {
  const numero = await emAndamento();
  const comite = await db.doc(caminhos.comite(contexto, String(numero))).get();
  const ids = (comite.get('ideiasReferences') as string[]).map((r) => r.split('/').at(-1));
  const page = await abrir('priscila-rangel', `/ideias?commite-filter=${ids.join(',')}`);
  await expect(page.getByRole('row')).toHaveCount(ids.length + 1);
  await conferir(page, 'ideias-do-comite');
  await page.goto(`/ideias/${ids[1]}`);
  await expect(page.getByRole('region', { name: 'Análise do comitê' })).toContainText('Comitê nº');
  await conferir(page, 'comite-na-ideia');
});

test('quem declarou um conflito o retira, e ele ainda vale por um dia', async ({ abrir }) => {
  const { docs } = await db.collectionGroup('conflitosDeInteresse').get();
  const conflito = docs.find(
    (d) => d.ref.path.startsWith(`${caminhos.empresa(contexto)}/`) && d.get('retiradoEm') === null,
  );
  if (!conflito) throw new Error('a demonstração não tem nenhum conflito declarado');
  const page = await abrir(
    conflito.get('createdBy') as string,
    `/ideias/${idDaReferencia(conflito.get('paiReference') as string)}`,
  );
  const bloco = page.getByRole('region', { name: 'Análise do comitê' });
  await expect(bloco).toContainText('Você declarou conflito de interesse');
  await conferir(page, 'conflito-declarado');
  await page.setViewportSize({ width: 1280, height: 800 });
  await bloco.getByRole('button', { name: 'Retirar a declaração' }).click();
  const janela = page.getByRole('dialog', { name: 'Retirar a declaração' });
  await janela.getByLabel('Por que não há conflito').fill('Saí da equipe do piloto.');
  await conferir(page, 'conflito-retirar');
  await janela.getByRole('button', { name: 'Retirar a declaração' }).click();
  await expect(bloco).toContainText('Você volta a movimentar esta ideia em');
  await expect(bloco.getByRole('button', { name: 'Finalizar análise' })).toHaveCount(0);
  expect((await conflito.ref.get()).get('motivoDaRetirada')).toBe('Saí da equipe do piloto.');
  await conflito.ref.update({ retiradoEm: null, motivoDaRetirada: '' });
});
