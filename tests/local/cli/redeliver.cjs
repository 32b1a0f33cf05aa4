const http = require('node:http');

/** In milliseconds, from one delivery of an event to the next. */
const PAUSES = [1_000, 4_000, 16_000];
const HEADER = 'x-redelivery';

/** What another moment mends: transactions that met, a process or connection that went. */
const PASSING =
  /Transaction is invalid or closed|lock timeout|contention|ABORTED|UNAVAILABLE|DEADLINE_EXCEEDED|ECONN|EPIPE|socket hang up/i;

/** Calls `saw` with the text of the response once it was sent. */
function listen(response, saw) {
  const { write, end } = response;
  let text = '';
  const keep = (chunk) => {
    if (chunk && typeof chunk !== 'function') text += chunk;
  };
  response.write = function (chunk, ...rest) {
    keep(chunk);
    return write.call(this, chunk, ...rest);
  };
  response.end = function (chunk, ...rest) {
    keep(chunk);
    return end.call(this, chunk, ...rest);
  };
  response.once('finish', () => saw(text));
}

/**
 * An event whose function failed for a passing reason comes again, as in production. The Firestore emulator delivers
 * once, and what one delivery lost on a busy machine would never come. Production repeats what fails for good as well.
 * Records of tests that cannot be read would come late here, and change what the tests wrote meanwhile.
 * @param {import('node:http').IncomingMessage & {rawBody?: Buffer}} request an event for the functions emulator; its
 *   `rawBody` is there when it was read
 * @param {import('node:http').ServerResponse} response
 */
exports.redeliver = function redeliver(request, response) {
  const count = Number(request.headers[HEADER] ?? 0);
  const pause = PAUSES[count];
  if (pause === undefined) return;
  // Asked now: a socket that has ended knows them no more.
  const { localAddress: host, localPort: port } = request.socket;
  listen(response, (text) => {
    if (response.statusCode < 500 || !PASSING.test(text)) return;
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
