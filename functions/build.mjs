// Bundles the functions with the parts of src/domain they use; the three runtime packages stay outside.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: {
    index: here('./src/index.ts'),
    recalcular: here('./src/comandos/recalcular.ts'),
    master: here('./src/comandos/master.ts'),
  },
  outdir: here('./lib'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  alias: { '@': here('../src'), '@functions': here('./src') },
  external: [
    'firebase-admin',
    'firebase-admin/*',
    'firebase-functions',
    'firebase-functions/*',
    'nodemailer',
  ],
  logLevel: 'warning',
});
