// Serves a build as Firebase Hosting does: compressed, unknown addresses get the page that
// firebase.json names. Each file is compressed
// once with gzip -9, so that sizes are the same on every run.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { host } from '../firebase-config.mjs';
import { inRoot } from '../paths.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
};

/** Sources end in two stars, one of them with its own address beside what is under it. */
const { rewrites } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')).hosting;

/**
 * @param {string} folder
 * @returns {Promise<{origin: string, close: () => Promise<void>}>} on a port the system chooses
 */
export async function serve(folder) {
  const compressed = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://servidor');
    const file = fileOf(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    if (!compressed.has(file)) compressed.set(file, gzipSync(readFileSync(file), { level: 9 }));
    const body = compressed.get(file);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': body.length,
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined));
      server.closeAllConnections();
    });
  return { origin: `http://${host}:${port}`, close };
}

/** A removed chunk is a 404, an address of the application is the application. */
function fileOf(folder, pathname) {
  const file = join(folder, pathname);
  if (file.startsWith(folder) && existsSync(file) && statSync(file).isFile()) return file;
  if (extname(pathname)) return undefined;
  const { destination } = rewrites.find(({ source }) =>
    pathname.startsWith(source.replace(/(\{,\/)?\*\*\}?$/, '')),
  );
  return join(folder, destination);
}
