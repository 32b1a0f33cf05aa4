/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

import { soParaOProjeto } from './build/destinos.ts';
import { estilosEmOrdem } from './build/estilosEmOrdem.ts';
import { paginaDaVotacao } from './build/paginaDaVotacao.ts';
import { pedacos } from './build/pedacos.ts';
import { preCarregar } from './build/preCarregar.ts';
import { producao } from './build/producao.ts';
import { remendos } from './build/remendos/todos.ts';
import { COBERTURA } from './tests/support/cobertura-das-regras.ts';
import { FUSOS, testesDeDias } from './tests/support/fusos.ts';

const pasta = (nome: string) => fileURLToPath(new URL(nome, import.meta.url));

/** Ends only what hangs: enough for any test on a machine a quarter as fast. */
const HORA_DE_DESISTIR = 900_000;

/** Not measured, and beside those that are: see tests/rules/coverage.ts. */
const REGRAS_DOS_ARQUIVOS = 'tests/rules/storage.test.ts';

/** Tests of files and of screens, without emulators. */
const unit = {
  testTimeout: HORA_DE_DESISTIR,
  hookTimeout: HORA_DE_DESISTIR,
  environment: 'happy-dom',
  // A download would lead it away from the page, and the next file with it.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  pool: 'threads',
  // Its own choice would leave one of two cores idle.
  maxWorkers: availableParallelism(),
  isolate: false,
  runner: 'tests/support/corredor.ts',
  setupFiles: 'tests/support/setup.ts',
} as const;

/** Parts that index.html loads for everybody (build/pedacos.ts). */
const ANTES_DE_TUDO = /assets\/(entrada|react|inicio|index|r)-[\w-]{7}\.js$/;
/** Names of the parts that the build cuts by hand, and of the page's own. */
const COM_NOME = new Set(['index', ...pedacos.map(({ name }) => name)]);
/**
 * What everybody loads first, login and frame: what opens from it is rare, or asked for when pointed at. The cards of
 * ideas too: their buttons come a second later.
 */
const MOLDURA = /assets\/(inicio|principal|ideias)-/;
/** The first screens behind the login, and what is always there before them. */
const PRIMEIRAS_TELAS = /assets\/(painel|casa)-/;
const ANTES_DELAS = /assets\/(principal|sessao|autenticacao|inicio)-[\w-]{7}\.js$/;

/** Loads vitest itself, which a build has no use for. */
const ordem = process.env.VITEST ? { sequencer: (await import('./tests/support/ordem.ts')).Ordem } : {};

export default defineConfig({
  plugins: [
    react(),
    estilosEmOrdem(),
    ...remendos(),
    preCarregar(),
    soParaOProjeto(),
    paginaDaVotacao(),
    producao(),
  ],
  resolve: {
    alias: {
      '@': pasta('./src'),
      '@functions': pasta('./functions/src'),
      '@tests': pasta('./tests'),
    },
  },
  // Dependencies of lazily loaded screens are found at the start, so that opening one never reloads the page.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!src/**/*.test.*'] },
  define: { __VERSAO__: JSON.stringify(process.env.npm_package_version ?? '2.001.45') },
  build: {
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      // Every browser that reads es2023 preloads modules by itself.
      polyfill: false,
      // A screen asks for its files by name, but not for those that are there before any screen. The frame names sheets
      // only, so that what everybody loads first does not list the product's files.
      resolveDependencies: (_arquivo, precisa, { hostType, hostId }) =>
        hostType === 'js'
          ? precisa.filter((nome) =>
              MOLDURA.test(hostId)
                ? nome.endsWith('.css')
                : !ANTES_DE_TUDO.test(nome) && !(PRIMEIRAS_TELAS.test(hostId) && ANTES_DELAS.test(nome)),
            )
          : precisa,
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: pedacos },
        // Files name each other by the hundred, and a hash does not compress: seven letters tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Only what build/pedacos.ts names keeps its name: the first load lists every screen's files (decisions T313).
        chunkFileNames: ({ name }) => {
          // What the bundler itself adds is there before everything else.
          if (name === 'rolldown-runtime') return 'assets/r-[hash:7].js';
          return COM_NOME.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
        },
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  test: {
    sequence: ordem,
    projects: [
      {
        extends: true,
        test: { ...unit, name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'] },
      },
      ...Object.entries(FUSOS).map(([name, TZ]) => ({
        extends: true as const,
        // A thread has the zone of its process.
        test: { ...unit, name, include: testesDeDias(), pool: 'forks' as const, env: { TZ } },
      })),
      {
        extends: true,
        test: {
          name: 'files',
          environment: 'node',
          include: [REGRAS_DOS_ARQUIVOS],
          isolate: false,
          testTimeout: HORA_DE_DESISTIR,
          hookTimeout: HORA_DE_DESISTIR,
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts'],
          exclude: [REGRAS_DOS_ARQUIVOS],
          globalSetup: ['tests/rules/coverage.ts'],
          tags: [{ name: COBERTURA, description: 'What it evaluates counts for the coverage of the rules.' }],
          isolate: false,
          testTimeout: HORA_DE_DESISTIR,
          hookTimeout: HORA_DE_DESISTIR,
          // One more than cores: the smaller files wait for one answer after the other.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['tests/functions/preparo.ts'],
          testTimeout: HORA_DE_DESISTIR,
          hookTimeout: HORA_DE_DESISTIR,
          isolate: false,
          // Each has a project of the emulator's own, and waits for one answer after the other.
          maxWorkers: 3,
          // Tokens are read and not verified, as in Google's Functions emulator.
          env: {
            FIREBASE_DEBUG_MODE: 'true',
            FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'escritorio',
          environment: 'node',
          include: ['tests/escritorio/**/*.test.ts'],
          testTimeout: HORA_DE_DESISTIR,
          hookTimeout: HORA_DE_DESISTIR,
        },
      },
      {
        extends: true,
        test: {
          name: 'emulador',
          environment: 'node',
          include: ['tests/emulador/**/*.test.ts'],
          testTimeout: HORA_DE_DESISTIR,
          hookTimeout: HORA_DE_DESISTIR,
        },
      },
    ],
  },
});
