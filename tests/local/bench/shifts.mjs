// Row 8: how far every screen jumps while it loads, at the speed of a slow telephone, on a telephone and on a desk. Only
// reported: what comes in the same frame depends on the machine, and with it the sum.
// TELAS='/ /ideias?busca=x' measures these addresses only.
import { importBundled } from '../bundle.mjs';
import { slowDown, visitor, whatWasSeen } from './browser.mjs';
import { quiet } from './quiet.mjs';
import { measures, result } from './scorecard.mjs';
import { admin } from './site.mjs';

const sizes = [
  { width: 390, height: 800 },
  { width: 1280, height: 900 },
];
/** Screens that buttons lead to: by a new record, or by one of the demo. */
const byButton = {
  '/tipos-de-inovacao/:tipoDeInovacaoId': '/tipos-de-inovacao/0',
  '/colaboradores/:colaboradorId': '/colaboradores/beatriz-lacerda',
  '/empresas/:empresaId': '/empresas/aurora',
  '/questionarios/:questionarioId': '/questionarios/lideranca',
  '/convidarEmpresa/:projetoId': '/convidarEmpresa/premio-inovacao',
  '/questionarioEmpresa/:empresaId': '/questionarioEmpresa/casa-do-mel',
  '/diagnosticoDaEmpresa/:idEmpresa/:idProjeto': '/diagnosticoDaEmpresa/moinho-pampa/premio-inovacao',
  '/analisarInfo/:idEmpresa/:questionarioId': '/analisarInfo/moinho-pampa/lideranca',
  '/questionarioEmpresa/:empresaId/:idEmpresaProjeto': '/questionarioEmpresa/casa-do-mel/premio-inovacao',
};
const invited = { '/diagnosticoEmpresa': 'renata.sales@aurora.exemplo' };

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, local, seedDemo }) {
  await seedDemo();
  const site = await local();
  const asked = process.env.TELAS?.split(' ');
  const addresses = await screens();
  const wanted = asked ?? addresses;
  const lists = new Set();
  const perSize = sizes.map(async (size) => {
    const seen = [];
    const links = new Set();
    const ordered = wanted.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
    for (const address of ordered) {
      const path = address.includes(':') ? linkTo(address, [...links], addresses) : address;
      if (!path) {
        // The others are still told.
        console.error(`Nenhuma tela leva a ${address}.`);
        process.exitCode = 1;
        continue;
      }
      const session = await site.session(invited[address] ?? admin.email);
      const visit = await shiftOf(browser, { url: site.origin + path, session, size });
      for (const link of visit.links) links.add(link);
      if (visit.isList) lists.add(address);
      seen.push({ address, size, ...visit });
    }
    return seen;
  });
  const visits = (await Promise.all(perSize)).flat();
  return visits.map(({ address, size, shift, what }) =>
    result(
      lists.has(address) ? measures.listShift : measures.screenShift,
      shift,
      [`${address} a ${size.width} px`, what].filter(Boolean).join(': '),
    ),
  );
}

/** @returns {Promise<string[]>} addresses of all screens behind the login */
async function screens() {
  const { MENU } = await importBundled('src/domain/telas/menu.ts', 'bench-menu');
  const { MENU_DO_DIAGNOSTICO } = await importBundled('src/domain/telas/diagnostico.ts', 'bench-diagnostico');
  const { INTERNAS } = await importBundled('src/domain/telas/internas.ts', 'bench-internas');
  return [
    ...new Set([
      ...Object.values(MENU).flatMap(Object.keys),
      ...Object.keys(MENU_DO_DIAGNOSTICO),
      ...Object.keys(INTERNAS),
    ]),
  ];
}

/** A link of the screens before that leads there, or undefined. */
function linkTo(address, links, addresses) {
  const pattern = new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);
  return byButton[address] ?? links.find((link) => pattern.test(link) && !addresses.includes(link));
}

async function shiftOf(browser, { url, session, size }) {
  const { page, close } = await visitor(browser, { selector: '#conteudo h1', session });
  await page.setViewportSize(size);
  await slowDown(page);
  await page.goto(url);
  await whatWasSeen(page);
  // What comes late (the bell's number, the privacy notice) may push as well.
  await quiet(page, 3000);
  const { shift, what } = await whatWasSeen(page);
  const { links, isList, refused } = await page.evaluate(() => ({
    links: [...document.querySelectorAll('#conteudo a[href^="/"]')].map((link) => link.getAttribute('href')),
    isList: document.querySelector('#conteudo [aria-label="Paginação"]') !== null,
    refused: (document.querySelector('#conteudo h1')?.textContent ?? '').startsWith('Acesso negado'),
  }));
  await close();
  if (refused) throw new Error(`${url} está fechada para quem mede`);
  return { shift, what, links: links.map((link) => link?.split('?')[0]), isList };
}
