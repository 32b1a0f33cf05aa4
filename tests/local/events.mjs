// Where the Firestore emulator of the tests sends its events. It knows one address only, and waits there for each
// answer before it sends the next event. Whoever asks for a project's events gets them as they come, a line each
// (tests/functions/hospede.ts). Those of the product's own project go on to the Functions emulator, where there is one.
import http from 'node:http';
import { host } from './firebase-config.mjs';
import { projectId } from './ports.mjs';

const eventPath = /^\/functions\/projects\/([^/]+)\/triggers\/([^/?]+)/;

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * @param {{events: number, functions: number}} ports its own, and that of the Functions emulator
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startEvents({ events, functions }) {
  /** @type {Map<string, http.ServerResponse>} */
  const listeners = new Map();

  const listen = (project, response) => {
    listeners.get(project)?.end();
    listeners.set(project, response);
    response.on('close', () => listeners.get(project) === response && listeners.delete(project));
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
  };

  const server = http.createServer(async (request, response) => {
    const [, project = '', trigger = ''] = eventPath.exec(request.url) ?? [];
    if (request.method === 'GET') return listen(decodeURIComponent(request.url.slice(1)), response);
    if (project === projectId) return pass(request, response, functions);
    // Cut off on its way: the emulators end.
    const body = await readAll(request).catch(() => undefined);
    if (body === undefined) return response.destroy();
    listeners.get(project)?.write(`${JSON.stringify({ trigger, headers: request.headers, body })}\n`);
    return response.writeHead(204).end();
  });
  // Kept connections are closed by those who opened them: an event on its way just then would be lost.
  server.keepAliveTimeout = 0;
  await new Promise((resolve, reject) => server.once('error', reject).listen(events, host, resolve));
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { stop };
}

/** Hands a request on as it came. Without a Functions emulator nobody follows the product's own project. */
function pass(request, response, port) {
  const { connection: _connection, ...headers } = request.headers;
  const onward = http.request(
    { host, port, method: request.method, path: request.url, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once('error', () => response.headersSent || response.writeHead(204).end());
  request.pipe(onward);
}
