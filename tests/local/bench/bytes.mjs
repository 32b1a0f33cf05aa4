// Rows 1 to 5 and 22: what a first visit downloads, taken from what the browser really asked for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { requireText, visitor, whatWasSeen } from './browser.mjs';
import { kilobytes, sizeOf } from './kilobytes.mjs';
import { quiet } from './quiet.mjs';
import { routesOf } from './routes.mjs';
import { measures, result } from './scorecard.mjs';
import { pages } from './site.mjs';
import { median } from './statistics.mjs';
import { answerForFunctions } from './wizard.mjs';

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ browser, production }) {
  const site = await production();
  const voting = await firstVisit(browser, site, pages.voting);
  const login = await firstVisit(browser, site, pages.login);
  const dashboard = await firstVisit(browser, site, pages.dashboard, await site.session());
  const home = await firstVisit(browser, site, pages.home, await site.session());
  const wizard = await firstVisit(browser, site, pages.wizard);
  const registration = await firstVisit(browser, site, pages.selfRegistration);
  const enrolment = await firstVisit(browser, site, pages.enrolment);
  const chunks = chunksOf(join(site.folder, 'assets'));
  const first = new Set(login.resources.map(({ name }) => name.split('/').at(-1)));
  const routes = routesOf(
    JSON.parse(readFileSync(join(site.folder, '.vite', 'manifest.json'), 'utf8')),
    (file) => chunks.find(({ name }) => file.endsWith(`/${name}`))?.size ?? 0,
  );
  const [heaviest, longest] = [largest(routes, 'own'), largest(routes, 'all')];
  const later = chunks.filter(({ name }) => !first.has(name));
  return [
    result(measures.votingJs, kilobytes(voting.all, 'js')),
    result(measures.votingRequests, voting.requests),
    result(measures.loginUsable, kilobytes(login.resources, 'js', login.usable)),
    result(measures.loginAll, kilobytes(login.resources, 'js')),
    result(measures.dashboardJs, kilobytes(dashboard.resources, 'js')),
    result(measures.dashboardCss, kilobytes(dashboard.resources, 'css')),
    result(measures.dashboardAll, kilobytes(dashboard.all, 'js')),
    result(measures.homeJs, kilobytes(home.resources, 'js')),
    result(measures.homeCss, kilobytes(home.resources, 'css')),
    result(measures.homeAll, kilobytes(home.all, 'js')),
    result(measures.wizardUsable, kilobytes(wizard.resources, 'js', wizard.usable)),
    result(measures.wizardCss, kilobytes(wizard.resources, 'css')),
    result(measures.largestChunk, Math.max(...later.map(({ size }) => size))),
    result(measures.ownMedian, median(routes.map(({ own }) => own))),
    result(measures.ownLargest, heaviest.own, heaviest.name),
    result(measures.routeLargest, longest.all, longest.name),
    result(measures.allChunks, sizeOf(chunks)),
    result(measures.registrationUsable, kilobytes(registration.resources, 'js', registration.usable)),
    result(measures.enrolmentUsable, kilobytes(enrolment.resources, 'js', enrolment.usable)),
  ];
}

const largest = (routes, what) => routes.toSorted((a, b) => b[what] - a[what])[0];

const chunksOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1024 }));

/**
 * What the page loads by itself, also when idle; `requests` are all, wherever they go. `all` has what it fetches ahead a second or more later as well. Such
 * timers are held until the rest was counted. On a slow machine they would be over before.
 */
async function firstVisit(browser, { origin, forGoogle }, { path, usable: selector, text }, session) {
  const { page, close } = await visitor(browser, { selector, session, forGoogle });
  let requests = 0;
  // The icon is part of the document.
  page.on('request', (request) => (requests += request.url().startsWith('data:') ? 0 : 1));
  await answerForFunctions(page);
  await page.addInitScript(holdTimers);
  await page.route(({ pathname }) => pathname.endsWith('projetosFunctions-apresentarProjeto'), answerProject);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const { usable } = await whatWasSeen(page);
  await requireText(page, text);
  await page.waitForLoadState('networkidle');
  const resources = await loaded(page, origin);
  await page.evaluate(() => /** @type {any} */ (window).releaseTimers());
  await quiet(page, 2_000);
  const all = await loaded(page, origin);
  await close();
  return { usable, resources, all, requests };
}

/** What a visitor's page is told of its project. Its bytes are what is measured, and no data is needed for them. */
const answerProject = (route) =>
  route.fulfill({
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    json: {
      result: {
        licenciadaId: 'inova-sul',
        nome: 'Projeto das medidas',
        situacao: 'abertas',
        inicio: '2026-01-01',
        fim: '2026-12-31',
        linkRegulamento: 'https://medidas.exemplo/',
        categorias: ['Indústria'],
        embaixadores: [],
      },
    },
  });

const loaded = (page, origin) =>
  page.evaluate(
    (base) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(base))
        .map((entry) => {
          const { name, startTime, encodedBodySize } = /** @type {PerformanceResourceTiming} */ (entry);
          return { name, startTime, encodedBodySize };
        }),
    origin,
  );

/** Runs inside the page: timers of a second to ten wait for `releaseTimers`; longer ones end what hangs. */
function holdTimers() {
  const later = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const held = new Map();
  let last = 0;
  Object.assign(window, {
    setTimeout: (callback, wait, ...given) => {
      if (!(wait >= 1_000 && wait < 10_000)) return later(callback, wait, ...given);
      held.set(--last, () => callback(...given));
      return last;
    },
    clearTimeout: (id) => (held.has(id) ? held.delete(id) : forget(id)),
    releaseTimers: () => {
      const waiting = [...held.values()];
      held.clear();
      for (const call of waiting) call();
    },
  });
}
