/** The matrix, the palette and the audit trail (part 1 §2): an open screen follows a change, and the trail says who. */
import type { Page } from '@playwright/test';
import { caminhos } from '@/domain/comum/caminhos';
import { TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { db, expect, pessoa, test } from './apoio';
import { conferir } from './conferir';
import { voltarAAba } from './passos';

const iolanda = pessoa('iolanda-freitas');
const { contexto } = iolanda.empresa;
const EQUIPE = TIPO_DO_PAPEL.TEAM;

/** Switches 'Criar' of ideas for the team, through the grid and the shown difference. */
async function mudarCriacao(page: Page, para: boolean) {
  const chave = page.getByRole('checkbox', { name: /^Ideias: Criar/ });
  await chave.setChecked(para);
  await expect(page.getByText('1 mudança não salva.')).toBeVisible();
  await page.getByRole('button', { name: 'Rever e salvar' }).click();
  const diferenca = page.getByRole('dialog', { name: 'O que muda para o perfil Equipe' });
  await expect(diferenca.getByRole('row', { name: /Ideias/ })).toContainText(
    para ? 'Não → Sim' : 'Sim → Não',
  );
  await diferenca.getByRole('button', { name: 'Salvar 1 mudança' }).click();
  await expect(diferenca).toBeHidden();
  await expect(chave).toBeChecked({ checked: para });
}

test.afterAll(async () => {
  await db.doc(`${caminhos.autorizacao(contexto)}/${EQUIPE}_3`).update({ criacao: true });
});

test('a administradora tira um acesso: a tela aberta acompanha, e a trilha diz quem mudou o quê @principal', async ({
  abrir,
}) => {
  const dele = await abrir('wagner-couto');
  await dele.goto('/ideias');
  const adicionar = dele.getByRole('button', { name: 'Adicionar Ideia' });
  await expect(adicionar).toBeVisible();

  const page = await abrir('iolanda-freitas', '/autorizacoes');
  await expect(page.getByText('Acesso não selecionado!')).toBeVisible();
  await page.getByLabel('Acessos').selectOption('Equipe');
  await mudarCriacao(page, false);
  await voltarAAba(dele, (logo) => expect(adicionar).toBeHidden(logo));

  // The palette, by keyboard alone, leads to the trail.
  await page.keyboard.press('Control+k');
  const busca = page.getByPlaceholder('Buscar...');
  await expect(busca).toBeFocused();
  await busca.fill('zzzzzz');
  await expect(page.getByText('Nada encontrado...').first()).toBeVisible();
  await busca.fill('auditoria');
  await expect(page.getByRole('button', { name: /Auditoria/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Auditoria', exact: true })).toBeVisible();
  const entrada = page.getByRole('row').nth(1);
  await expect(entrada).toContainText('Iolanda Freitas');
  await expect(entrada).toContainText('Equipe: Ideias');
  await expect(entrada).toContainText('Criar: Sim → Não');

  await page.goto(`/autorizacoes?perfil=${EQUIPE}`);
  await mudarCriacao(page, true);
  await voltarAAba(dele, (logo) => expect(adicionar).toBeVisible(logo));
});

test('a paleta acha páginas, ideias, desafios, jogadas e pessoas, e só o que a pessoa pode abrir', async ({
  abrir,
}) => {
  const page = await abrir('iolanda-freitas', '/ideias');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const titulo = 'Inventário rotativo em vez da parada anual no balcão';
  await page.keyboard.press('Control+k');
  const busca = page.getByPlaceholder('Buscar...');
  await busca.fill(titulo.slice(0, 12));
  await page.getByRole('dialog', { name: 'Busca' }).getByRole('button', { name: titulo }).click();
  await expect(page.getByRole('heading', { name: titulo })).toBeVisible();
  // While it is still closing, the keys would go to the former one.
  await expect(page.getByRole('dialog', { name: 'Busca' })).toBeHidden();
  for (const registro of ['Treinar quem chega em duas semanas', 'Uso por mês']) {
    await page.keyboard.press('Control+k');
    await busca.fill(registro);
    await page.getByRole('dialog', { name: 'Busca' }).getByRole('button', { name: registro }).click();
    await expect(page.getByRole('heading', { name: registro, level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Busca' })).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await busca.fill('wagner');
  await page.getByRole('dialog', { name: 'Busca' }).getByRole('button', { name: 'Wagner Couto' }).click();
  await expect(page.getByRole('heading', { name: 'Wagner Couto', level: 1 })).toBeVisible();

  // Matrix and trail are the administrators'; a team member is offered neither.
  const dele = await abrir('wagner-couto', '/ideias');
  await expect(dele.getByRole('row').nth(1)).toBeVisible();
  await dele.keyboard.press('Control+k');
  await dele.getByPlaceholder('Buscar...').fill('auto');
  await expect(dele.getByText('Nada encontrado...').first()).toBeVisible();
});

test('a administradora vê como um perfil vê: menos menu, nada gravado, e sai', async ({ abrir }) => {
  const page = await abrir('helena-duarte', `/autorizacoes?perfil=${TIPO_DO_PAPEL.COLLABORATOR}`);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const faixa = page.getByRole('region', { name: 'Visão de outro perfil' });
  const verComo = page.getByRole('button', { name: 'Ver como este perfil' });
  await verComo.click();
  await expect(faixa).toContainText('Colaborador');
  await expect(menu.getByRole('link', { name: 'Ideias', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Comitês de inovação' })).toHaveCount(0);
  await conferir(page, 'ver-como');
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('o que se grava é recusado com a frase', async () => {
    await page.locator('main a[href^="/ideias/"]').first().click();
    await page.getByRole('button', { name: /^(Curtir|Descurtir) essa ideia/ }).click();
    await expect(faixa).toBeVisible();
    await expect(page.getByText(/nada é gravado\. Saia desta visão/)).toBeVisible();
  });

  await test.step('sai pela faixa, e por recarregar', async () => {
    await faixa.getByRole('button', { name: 'Sair desta visão' }).click();
    await expect(faixa).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Comitês de inovação' })).toBeVisible();
    await page.goto(`/autorizacoes?perfil=${TIPO_DO_PAPEL.COLLABORATOR}`);
    await verComo.click();
    await expect(faixa).toBeVisible();
    await page.reload();
    await expect(menu.getByRole('link', { name: 'Comitês de inovação' })).toBeVisible();
    await expect(faixa).toHaveCount(0);
  });
});
