// Row 7: Lighthouse's performance score for a telephone, median of five cold visits. The home needs a browser that is
// signed in. So Lighthouse joins ours by its debugging port, and is told to leave the storage alone. A score is worth
// something where the frozen control page reaches 99 in its usual time. Elsewhere the times are reported as ratios to
// that page's.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host } from '../firebase-config.mjs';
import { fillLogin } from './browser.mjs';
import { controlFolder } from './control.mjs';
import { serve } from './gzip-server.mjs';
import { measures, result } from './scorecard.mjs';
import { pages } from './site.mjs';
import { median } from './statistics.mjs';

const visits = 5;
const controlScore = 99;
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ chromium: executablePath, local, pace }) {
  const { origin } = await local();
  const { default: lighthouse } = await import('lighthouse');
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executablePath ?? undefined,
    locale: 'pt-BR',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const [page = await context.newPage()] = context.pages();
  const client = await context.newCDPSession(page);

  /** @param {string} url */
  const median5 = async (url) => {
    const runs = [];
    for (let i = 0; i < visits; i++) {
      await client.send('Network.clearBrowserCache');
      const run = await lighthouse(url, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance'],
        disableStorageReset: true,
      });
      if (!run || run.lhr.runtimeError)
        throw new Error(`Lighthouse em ${url}: ${run?.lhr.runtimeError?.message}`);
      if (new URL(run.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
        throw new Error(`Lighthouse foi parar em ${run.lhr.finalDisplayedUrl}, não em ${url}.`);
      }
      runs.push(run.lhr);
    }
    const value = (id) => median(runs.map((lhr) => lhr.audits[id]?.numericValue ?? 0));
    const values = Object.entries(audits).map(([name, id]) => [name, value(id)]);
    return {
      score: median(runs.map(({ categories }) => (categories['performance']?.score ?? 0) * 100)),
      detail: values.map(([name, amount]) => `${name} ${format(amount)}`).join(', '),
      ...Object.fromEntries(values),
    };
  };

  const server = await serve(controlFolder);
  try {
    const control = await median5(server.origin);
    const voting = await median5(origin + pages.voting.path);
    const login = await median5(origin + pages.login.path);
    await fillLogin(page, origin);
    const home = await median5(origin + pages.home.path);
    if (control.score < controlScore || (await pace()) > 1)
      return [
        ...asRatios('votação', voting, control),
        ...asRatios('login', login, control),
        ...asRatios('início', home, control),
      ];
    return [
      result(measures.votingLighthouse, voting.score, voting.detail),
      result(measures.loginLighthouse, login.score, login.detail),
      result(measures.homeLighthouse, home.score, home.detail),
    ];
  } finally {
    await server.close();
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A task of 50 ms blocks nobody: less than that of both pages is counted as that. */
const blocked = ({ TBT }) => Math.max(TBT, 50);

const asRatios = (name, page, control) => [
  result(
    measures.lighthouseLcp,
    page.LCP / control.LCP,
    `${name}, controle ${Math.round(control.score)} pontos`,
  ),
  result(measures.lighthouseTbt, blocked(page) / blocked(control), `${name}, controle ${control.detail}`),
];

const format = (value) => (value < 10 ? value.toFixed(3) : `${Math.round(value)} ms`);

/** @returns {Promise<number>} a port nobody uses */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
