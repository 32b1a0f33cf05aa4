// Makes the TypeScript of the demo data runnable: it uses the domain, the functions' cores and the Admin SDK.
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/**
 * Bundles the file and imports it.
 * @param {string} entry path inside the project
 * @param {string} name of the bundle, so that two programs do not overwrite each other's
 * @returns {Promise<any>} what the file exports
 */
export async function importBundled(entry, name) {
  const { build } = await import('esbuild');
  // Beside the functions' packages, because that is where node finds firebase-admin from there.
  const outfile = inRoot(`functions/node_modules/.cache/${name}.mjs`);
  await build({
    entryPoints: [inRoot(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    alias: { '@': inRoot('src'), '@functions': inRoot('functions/src') },
    external: ['firebase-admin', 'firebase-admin/*'],
    // Bundled CommonJS packages may ask for node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const exported = await import(pathToFileURL(outfile).href);
  rmSync(outfile, { force: true });
  return exported;
}
