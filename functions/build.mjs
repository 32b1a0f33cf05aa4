// Bundles the functions with everything they use: a function starts by reading a few files instead of seven hundred
// (decisions T127). What is loaded on demand, such as mail and Auth, becomes a chunk.
import { build } from 'esbuild';
import { readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { metafile } = await build({
  entryPoints: {
    index: here('./src/index.ts'),
    recalcular: here('./src/comandos/recalcular.ts'),
    ranking: here('./src/comandos/ranking.ts'),
    licenciado: here('./src/comandos/licenciado.ts'),
    master: here('./src/comandos/master.ts'),
    entrada: here('./src/comandos/entrada.ts'),
    resumo: here('./src/comandos/resumo.ts'),
    ajustes: here('./src/comandos/ajustes.ts'),
    alvos: here('./src/comandos/alvos.ts'),
  },
  outdir: here('./lib'),
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: 'linked',
  sourcesContent: false,
  alias: { '@': here('../src'), '@functions': here('./src') },
  // Packages in CommonJS ask for these, which a module does not have.
  banner: {
    js: `import { createRequire as aRequire } from 'node:module';
import { dirname as aDirname } from 'node:path';
import { fileURLToPath as aPath } from 'node:url';
const require = aRequire(import.meta.url);
const __filename = aPath(import.meta.url);
const __dirname = aDirname(__filename);`,
  },
  metafile: true,
  logLevel: 'warning',
});

// Chunks of the build before: removed afterwards, so that a running emulator never finds the folder empty.
const made = new Set(Object.keys(metafile.outputs).map((path) => basename(path)));
for (const name of readdirSync(here('./lib'))) if (!made.has(name)) rmSync(here(`./lib/${name}`));
