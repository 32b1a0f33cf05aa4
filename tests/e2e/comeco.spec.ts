/** The first steps of people who have just come: as they stand on the dashboard, and dismissed in every browser. */
import { caminhos } from '@/domain/comum/caminhos';
import { conferir } from './conferir';
import { db, expect, pessoa, test } from './apoio';
import { insistir } from './passos';

/** Nobody else's story opens the dashboard of these two. */
const acabaDeChegar = (uid: string) => {
  const membro = db.doc(caminhos.colaborador(pessoa(uid).empresa.contexto, uid));
  return membro.update({ inviteAcceptedAt: new Date(), comecoVistoEm: null, ultimoAcesso: null });
};

test('no painel, quem acabou de chegar vê os primeiros passos e os dispensa em todos os navegadores @principal', async ({
  abrir,
}) => {
  await acabaDeChegar('cecilia-barreto');
  const page = await abrir('cecilia-barreto', '/');
  const cartao = page.getByRole('region', { name: 'Comece por aqui' });
  await expect(cartao.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esperando por você' })).toBeVisible();
  await conferir(page, 'comece-por-aqui');
  await page.setViewportSize({ width: 1280, height: 800 });
  const dispensar = async () => {
    await cartao.getByRole('button', { name: 'Dispensar' }).click();
    await expect(page.getByText('Os primeiros passos não aparecem mais no seu painel.')).toBeVisible();
    await expect(cartao).toHaveCount(0);
  };
  // The offer to undo stays for some seconds only.
  await dispensar();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cartao.getByRole('listitem').first()).toBeVisible();

  const outro = await abrir('cecilia-barreto', '/');
  const noOutro = outro.getByRole('region', { name: 'Comece por aqui' });
  await insistir(async (paciencia) => {
    await outro.reload();
    await expect(noOutro).toBeVisible(paciencia);
  });
  await dispensar();
  await insistir(async (paciencia) => {
    await outro.reload();
    await expect(outro.getByRole('heading', { name: 'Esperando por você' })).toBeVisible();
    await expect(noOutro).toHaveCount(0, paciencia);
  });
});

test('no painel, quem analisa e acabou de chegar é chamado ao comitê; que entrou se grava mesmo que outro escreva no meio', async ({
  abrir,
}) => {
  await acabaDeChegar('antonio-meireles');
  const membro = db.doc(
    caminhos.colaborador(pessoa('antonio-meireles').empresa.contexto, 'antonio-meireles'),
  );
  const page = await abrir('antonio-meireles', '/robots.txt');
  const respostas: number[] = [];
  await page.route('**/documents:commit*', async (rota) => {
    if (!rota.request().postData()?.includes('ultimoAcesso')) return rota.continue();
    // The first time somebody writes the record after the page has read it.
    if (respostas.length === 0) await membro.update({ telefone: '47999990000' });
    const resposta = await rota.fetch();
    respostas.push(resposta.status());
    return rota.fulfill({ response: resposta });
  });
  await page.goto('/');
  await expect.poll(async () => (await membro.get()).get('ultimoAcesso') as unknown).not.toBeNull();
  expect(respostas).toEqual([400, 200]);
  const cartao = page.getByRole('region', { name: 'Comece por aqui' });
  await expect(cartao.getByRole('link', { name: 'Participe de uma sessão do comitê' })).toBeVisible();
  await conferir(page, 'comece-por-aqui-comite');
});
