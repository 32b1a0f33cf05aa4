// User stories in a real browser against the local Firebase. tests/local/test.mjs starts them. It brings up the
// emulators, serves a production-like build and says where by environment variables.
import { defineConfig, devices } from '@playwright/test';

const { APP_URL, CHROMIUM_PATH, GALERIA, TRACE } = process.env;
if (!APP_URL) throw new Error('Rode "npm run test:e2e": os testes precisam dos emuladores.');

export default defineConfig({
  testDir: '.',
  // The second try only tells an unsteady story from a broken one; both count as failed (tests/local/test-counts.mjs).
  // Pictures of every screen are taken only when asked for (tests/local/gallery.mjs).
  ...(GALERIA ? { testMatch: 'galeria-das-telas.ts', retries: 0 } : { retries: 1 }),
  outputDir: '../../test-results',
  // They only end what hangs: enough for triggers and for the longest story on a machine a quarter as fast.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: APP_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Recording every step costs a fifth of the time; TRACE=1 does it when a failure's cause is looked for.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: { executablePath: CHROMIUM_PATH || undefined, args: ['--no-sandbox'] },
  },
});
