/** 'Como estão as participações?': who was invited, how far each is, inviting, reminding, cancelling (decisions Q180, Q181). */
import { caminhos } from '@/domain/comum/caminhos';
import { db, expect, test, unico } from './apoio';
import { carta, link } from './cartas';
import { conferir } from './conferir';
import { relendo, verConvidados } from './passos';

const DIA = 24 * 60 * 60_000;

test('uma administradora convida, lembra e cancela; quem foi lembrado para os lembretes pelo e-mail @principal', async ({
  abrir,
}) => {
  const page = await abrir('helena-duarte', '/convidarColaboradores');
  await expect(page.getByText(/de \d+ convidados responderam/).first()).toBeVisible();
  await conferir(page, 'participacoes');
  await page.setViewportSize({ width: 1280, height: 800 });
  await verConvidados(page, 'Liderança e estratégia');
  await expect(page.getByText(/^Pausado na etapa/).first()).toBeVisible();
  await conferir(page, 'convidados');
  await page.setViewportSize({ width: 1280, height: 800 });

  const email = `${unico('aa').replaceAll(' ', '')}@convidados.exemplo`;
  await page.getByRole('button', { name: 'Convidar colaboradores' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Convidar para Liderança e estratégia' });
  await dialogo.getByLabel('E-mails').fill(`${email}; fulano`);
  await dialogo.getByRole('button', { name: 'Enviar convites' }).click();
  await expect(dialogo.getByText('Um dos e-mails informados é inválido: fulano')).toBeVisible();
  await dialogo.getByLabel('E-mails').fill(email);
  await dialogo.getByRole('button', { name: 'Enviar convites' }).click();
  await expect(page.getByText('Convite enviado com sucesso!')).toBeVisible();
  const linha = page.getByRole('row', { name: new RegExp(email) });
  await expect(linha.getByText('Aguardando resposta')).toBeVisible();
  expect(link(await carta(email, /^Convite para responder/))).toContain('/convite-diagnostico/');

  // Four days later.
  const { docs } = await db.collection(caminhos.convites).where('email', '==', email).get();
  const enviadoEm = new Date(Date.now() - 4 * DIA);
  await docs[0]?.ref.update({ enviadoEm });
  await page.reload();
  const menu = async (acao: string) => {
    await linha.getByRole('button', { name: /^Ações de/ }).click();
    await page.getByRole('menuitem', { name: acao }).click();
  };
  await menu('Enviar lembrete');
  await expect(page.getByText('1 lembrete enviado.')).toBeVisible();
  const lembrete = await carta(email, /^Lembrete/);

  const pessoal = await abrir(null, link(lembrete, /\/lembretes\//));
  await conferir(pessoal, 'parar-lembretes');
  await pessoal.getByRole('button', { name: 'Não quero mais lembretes' }).click();
  await expect(pessoal.getByRole('heading', { name: 'Lembretes parados' })).toBeVisible();
  await relendo(page, (paciencia) => expect(linha.getByText('Não quer lembretes')).toBeVisible(paciencia));

  await menu('Cancelar convite');
  await page.getByRole('button', { name: 'Cancelar convite' }).click();
  await expect(linha.getByText('Cancelado')).toBeVisible();
});
