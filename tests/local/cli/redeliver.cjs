const http = require('node:http');

/** In milliseconds, from one delivery of an event to the next. */
const PAUSES = [1_000, 4_000, 16_000];
const HEADER = 'x-redelivery';

/**
 * An event whose function failed comes again, as in production: all triggers of the product ask for that. The Firestore
 * emulator delivers once, and what one delivery lost on a busy machine would never come.
 * @param {import('node:http').IncomingMessage & {rawBody?: Buffer}} request an event for the functions emulator; its
 *   `rawBody` is there when it was read
 * @param {import('node:http').ServerResponse} response
 * @param {readonly number[]} pauses
 */
exports.redeliver = function redeliver(request, response, pauses = PAUSES) {
  const count = Number(request.headers[HEADER] ?? 0);
  const pause = pauses[count];
  if (pause === undefined) return;
  // Asked now: a socket that has ended knows them no more.
  const { localAddress: host, localPort: port } = request.socket;
  response.once('finish', () => {
    if (response.statusCode < 500) return;
    setTimeout(() => {
      // The emulator changes the length of what it decodes.
      const { 'content-length': _length, ...headers } = request.headers;
      const again = http.request({
        host,
        port,
        method: 'POST',
        path: request.url,
        headers: { ...headers, [HEADER]: String(count + 1) },
        agent: false,
      });
      // Nobody listens any more: the emulators end.
      again.once('error', () => {});
      again.end(request.rawBody);
    }, pause).unref();
  });
};
