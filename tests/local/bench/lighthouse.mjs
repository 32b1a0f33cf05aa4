// Row 7: Lighthouse's performance score for a telephone, median of five cold visits. The home needs a browser that is
// signed in, so Lighthouse joins ours by its debugging port and is told to leave the storage alone.
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { host } from '../firebase-config.mjs';
import { fillLogin } from './browser.mjs';
import { measures, result } from './scorecard.mjs';
import { pages } from './site.mjs';
import { median } from './statistics.mjs';

const visits = 5;

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ chromium: executablePath, local }) {
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
    return {
      score: median(runs.map(({ categories }) => (categories['performance']?.score ?? 0) * 100)),
      detail: [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ]
        .map(
          (id) => `${short[id]} ${format(median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0)))}`,
        )
        .join(', '),
    };
  };

  try {
    const login = await median5(origin + pages.login.path);
    await fillLogin(page, origin);
    const home = await median5(origin + pages.home.path);
    return [
      result(measures.loginLighthouse, login.score, login.detail),
      result(measures.homeLighthouse, home.score, home.detail),
    ];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const short = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};
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
