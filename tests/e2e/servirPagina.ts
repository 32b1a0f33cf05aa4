/** Pages that are no part of the product (the gallery of the kit, every form), built and served for their stories. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, preview } from 'vite';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

export interface Servida {
  /** Where its index.html is. */
  endereco: string;
  parar: () => Promise<void>;
}

/** Builds the page in tests/e2e/{pasta} as the product is built, and serves it. */
export async function servirPagina(pasta: string, plugins: Plugin[] = []): Promise<Servida> {
  const outDir = mkdtempSync(`${tmpdir()}/${pasta}-`);
  // Not 'production', which refuses the emulators' environment (build/producao.ts).
  const opcoes = {
    root: fileURLToPath(new URL(`./${pasta}`, import.meta.url)),
    configFile,
    plugins,
    mode: 'galeria',
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  } as const;
  await build(opcoes);
  const servidor = await preview({ ...opcoes, preview: { port: 0, host: '127.0.0.1' } });
  return {
    endereco: servidor.resolvedUrls?.local[0] ?? '',
    parar: async () => {
      await servidor.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
