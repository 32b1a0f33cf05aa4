/** How a company begins to register itself. */
import { digitosDoCnpj } from '@/domain/empresas/cnpj';
import { companies } from '@tests/local/standins-data.mjs';
import type { Page } from '@playwright/test';
import { unico } from './apoio';

/** A CNPJ of its own, which the public registry knows as that of a company of the stand-ins. */
export async function umaEmpresa(page: Page) {
  const marca = crypto.randomUUID().slice(0, 8).toUpperCase();
  const raiz = `${marca}0001`;
  const cnpj = `${raiz}${digitosDoCnpj(raiz)}`;
  await page.route(`**/api/cnpj/v1/${cnpj}`, (rota) =>
    rota.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { ...companies['12ABC34501DE35'], cnpj, nome_fantasia: `Laboratório ${marca}` },
    }),
  );
  const email = `${unico('dona').replace(' ', '-')}@exemplo.com.br`;
  return { cnpj, email, nome: new RegExp(`Laboratório ${marca}`, 'i') };
}

export async function comecar(page: Page, cnpj: string) {
  await page.getByLabel('CNPJ', { exact: true }).fill(cnpj);
  await page.getByRole('button', { name: 'Continuar' }).click();
}
