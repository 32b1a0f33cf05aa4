// The browser of the tests: found, or installed.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fetchPackageList, findProgram, installPackage, mayInstall } from './debian.mjs';
import { inRoot } from './paths.mjs';
import { runProgram } from './processes.mjs';
import { Sentence, step } from './say.mjs';

/** The headless shell first: without a desktop's browser around the pages, the stories cost a quarter less. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * CHROMIUM_PATH, then an installed one, then Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Sentence(`CHROMIUM_PATH aponta para "${env.CHROMIUM_PATH}", que não existe.`);
  }
  return findProgram(commands, env, applications) ?? playwrightsOwn();
}

function playwrightsOwn() {
  // Needs node_modules, which ensure.mjs has filled by now.
  const { chromium } = createRequire(inRoot('package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** @returns {Promise<string>} */
export async function installChromium() {
  step('Instalando o Chromium para os testes…');
  if (mayInstall()) {
    await fetchPackageList();
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await installPackage(name);
      const found = findChromium();
      if (found) return found;
    }
  }
  await runProgram('npx', ['playwright', 'install', 'chromium'], { quiet: true });
  const found = findChromium();
  if (found) return found;
  throw new Sentence(
    'Os testes precisam do Chromium e não consegui instalá-lo. Instale-o (no Debian: "apt-get install chromium-headless-shell"; onde houver internet: "npx playwright install chromium") ou aponte CHROMIUM_PATH para um que já exista.',
  );
}
