// Row 8: how far screens jump while they load, at the speed of a slow telephone.
import { slowDown, visitor, whatWasSeen } from './browser.mjs';
import { quiet } from './quiet.mjs';
import { measures, result } from './scorecard.mjs';
import { pages } from './site.mjs';

const telephone = { width: 390, height: 800 };

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, local }) {
  const { origin, session } = await local();
  const signedIn = await session();
  const shiftOf = async (path) => {
    const { page, close } = await visitor(browser, { selector: '#conteudo h1', session: signedIn });
    await page.setViewportSize(telephone);
    await slowDown(page);
    await page.goto(origin + path);
    await whatWasSeen(page);
    // What comes late (the bell's number, the project selector) may push as well.
    await quiet(page, 3000);
    const { shift } = await whatWasSeen(page);
    const address = await page.evaluate(() =>
      document.querySelector('#conteudo li[data-id] a')?.getAttribute('href'),
    );
    await close();
    return { shift, address };
  };
  const list = await shiftOf(pages.list.path);
  if (!list.address) throw new Error('a lista não leva a nenhuma ideia');
  const rows = [result(measures.listShift, list.shift, 'ideias')];
  for (const [name, path] of [
    ['painel', pages.dashboard.path],
    ['uma ideia', list.address],
    ['notificações', '/notificacoes'],
    ['comitê', '/comites-de-inovacao'],
  ])
    rows.push(result(measures.screenShift, (await shiftOf(path)).shift, name));
  return rows;
}
