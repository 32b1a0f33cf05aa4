// Google's Firestore answers gzipped. The emulator sends the same answers plain and indented, a permissions record as
// 17 KB instead of 1. Between the browser and the emulator this makes the bytes of a visit those of the real service.
import { createServer, request as ask } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { host } from '../firebase-config.mjs';

/**
 * @param {number} port of the emulator
 * @returns {Promise<{port: number, close: () => Promise<void>}>} on a port the system chooses
 */
export async function compressing(port) {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const forwarded = ask({ host, port, method, path: url, headers }, (answer) => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
      const hasBody = method !== 'OPTIONS';
      response.writeHead(answer.statusCode ?? 502, hasBody ? { ...rest, 'content-encoding': 'gzip' } : rest);
      const fail = (error) => error && response.destroy();
      if (hasBody) pipeline(answer, createGzip(), response, fail);
      else pipeline(answer, response, fail);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  const address = server.address();
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve(undefined));
      server.closeAllConnections();
    });
  return { port: typeof address === 'object' && address ? address.port : 0, close };
}
