// Row 20: the award report and the ranking with five thousand companies and a hundred thousand answer sheets. What a
// screen asks of functions is noted, and asked once more where their reads can be counted.
import { countReads } from './billed-reads.mjs';
import { visitor } from './browser.mjs';
import { saveSheet } from './export.mjs';
import { quiet } from './quiet.mjs';
import { measures, result, timed } from './scorecard.mjs';
import { readsOfCalls, seedAward } from './seed.mjs';
import { admin, award, pages } from './site.mjs';

const companies = 5_000;
const sheets = 100_000;
const patience = 120_000;

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, local, pace, seedDemo }) {
  await seedDemo();
  await seedAward(companies, sheets);
  const { origin, session } = await local();
  const { page, close } = await visitor(browser, {
    selector: pages.access.usable,
    session: await session(admin.email),
  });
  const counter = countReads(page);
  const calls = [];
  page.on('request', (request) => {
    const [, nome] = /\/relatoriosFunctions-(\w+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (nome && request.method() === 'POST') calls.push({ nome, dados: request.postDataJSON().data.dados });
  });
  /** What an act reads: in the browser, and in which calls. */
  const during = async (act) => {
    // What the screen before still asks for is its own.
    await quiet(page, 2000);
    await counter.take();
    calls.length = 0;
    await act();
    await quiet(page);
    return { reads: await counter.take(), calls: [...calls] };
  };
  await page.goto(origin + pages.access.path, { waitUntil: 'networkidle' });
  await page.waitForSelector(pages.access.usable);
  await quiet(page, 3000);

  const report = `/relatorios?projeto=${award.idProjeto}&questionario=${award.questionarioId}`;
  const next = page.getByRole('button', { name: 'Próxima' }).first();
  const opened = await during(async () => {
    await go(page, report);
    await page.getByRole('button', { name: 'Exportar' }).waitFor({ timeout: patience });
    // Charts and tables below are read when they come into sight.
    // What has come makes the page longer.
    for (let time = 0; time < 2; time++) {
      await scrollDown(page);
      await quiet(page);
    }
  });
  const turned = await during(() => next.click());
  // The first click loads the code; the second is the one that is measured.
  await saveSheet(page);
  await page.keyboard.press('Escape');
  let sheet = { time: 0, longest: 0 };
  const exported = await during(async () => {
    sheet = await saveSheet(page);
  });
  await page.keyboard.press('Escape');

  await go(page, `/diagnostico/${award.idProjeto}`);
  // Nothing was selected: the address selects.
  await page.getByText('Projeto selecionado', { exact: true }).waitFor({ timeout: patience });
  const ranked = await during(async () => {
    await go(page, `/analisarRespostas?questionario=${award.questionarioId}`);
    await page.locator('#conteudo tbody a').first().waitFor({ timeout: patience });
  });
  const rankedNext = await during(() => next.click());
  await close();

  const acts = [opened, turned, exported, ranked, rankedNext];
  const counted = await readsOfCalls(
    acts.flatMap((act) => act.calls),
    admin,
  );
  const readsOf = ({ reads, calls: ofAct }) => {
    const own = counted.splice(0, ofAct.length);
    return reads + own.reduce((sum, n, i) => sum + (ofAct[i].nome === 'escolhas' ? 0 : n), 0);
  };
  const [open, turn, all, rank, rankTurn] = acts.map(readsOf);
  const slowness = await pace();
  const tables = opened.calls.filter(({ nome }) => nome !== 'premio' && nome !== 'escolhas').length;
  const many = `${companies} empresas, ${sheets} folhas`;
  return [
    result(measures.awardOpen, open - 10 * tables, `${many}; ${tables} tabelas`),
    result(measures.awardPage, turn),
    result(measures.awardExport, all - companies),
    timed(measures.awardExportTime, sheet.time, slowness),
    timed(measures.awardExportTask, sheet.longest, slowness),
    result(measures.rankingOpen, rank, many),
    result(measures.rankingPage, rankTurn),
  ];
}

/** Without loading the application anew. */
const go = (page, address) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** A window at a time, to the end. */
const scrollDown = (page) =>
  page.evaluate(async () => {
    let before;
    do {
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 300));
    } while (scrollY > before);
  });
