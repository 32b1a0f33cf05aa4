const http = require('node:http');

/** Licensees at once. Each has a process of its own, and more of them would not be faster on a few cores. */
const AT_ONCE = 4;
/** In milliseconds, from one delivery of an event to the next. Together longer than the turn of a mail whose sender died. */
const PAUSES = [1_000, 4_000, 16_000, 64_000, 64_000];
const HEADER = 'x-delivery';

/** What another moment mends: transactions that met, a process or connection that went, a turn that is somebody's. */
const PASSING =
  /Transaction is invalid or closed|lock timeout|contention|ABORTED|UNAVAILABLE|DEADLINE_EXCEEDED|ECONN|EPIPE|socket hang up|está sendo enviado/i;

/** Whose the event is: a licensee's, or of one document or file that belongs to none. */
const owner = ({ headers, url }) => (headers['ce-subject'] ?? url).split('/').slice(1, 3).join('/');

/** Whether the request is an event, of the emulators or delivered by us. */
const isEvent = ({ url, headers }) => url.includes('/triggers/') && headers['ce-id'] !== undefined;

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Delivers events of several licensees at once, and again where the function failed for a passing reason. The Firestore
 * emulator waits for the answer to one event before it sends the next, and sends none twice. Behind one slow function
 * everybody's would wait, minutes on a busy machine, and what one delivery lost would never come. Those of one licensee
 * come in their order, so that what a test finds does not depend on the machine. Production keeps no order, and repeats
 * what fails for good as well. Records of tests that cannot be read would come late here, and change what the
 * tests wrote meanwhile.
 */
exports.Deliveries = class Deliveries {
  #say;
  #waiting = [];
  /** Whose events are under way. */
  #busy = new Set();
  /** Waiting, under way, or coming again after a pause. */
  #taken = 0;

  /** @param {(sentence: string) => void} [say] hears of every failure */
  constructor(say = console.warn) {
    this.#say = say;
  }

  /** Nothing waits, is under way or comes again. */
  get idle() {
    return this.#taken === 0;
  }

  /**
   * @param {http.IncomingMessage} request
   * @returns {boolean} whether the emulators send an event, which has to be taken or dropped
   */
  isNew(request) {
    return isEvent(request) && request.headers[HEADER] === undefined;
  }

  /**
   * Answers at once, and delivers the event to the same address, where it is no new one any more.
   * @param {http.IncomingMessage} request its body not yet read
   * @param {http.ServerResponse} response
   */
  async take(request, response) {
    this.#taken += 1;
    // Asked now: a socket that has ended knows them no more.
    const { localAddress: host, localPort: port } = request.socket;
    const { connection: _connection, ...headers } = request.headers;
    headers[HEADER] = '1';
    // Cut off on its way: the emulators end.
    const body = await readAll(request).catch(() => undefined);
    if (!body) {
      this.#taken -= 1;
      return;
    }
    response.writeHead(204).end();
    this.#waiting.push({
      owner: owner(request),
      options: { host, port, method: 'POST', path: request.url, headers, agent: false },
      body,
    });
    this.#next();
  }

  #next() {
    while (this.#busy.size < AT_ONCE) {
      const first = this.#waiting.findIndex(({ owner }) => !this.#busy.has(owner));
      if (first === -1) return;
      const [event] = this.#waiting.splice(first, 1);
      this.#busy.add(event.owner);
      void this.#deliver(event);
    }
  }

  async #deliver(event) {
    const { passing, problem } = await send(event);
    this.#busy.delete(event.owner);
    const { count = 0, options } = event;
    const again = passing && count < PAUSES.length;
    if (problem) {
      const what = `${options.headers['ce-document'] ?? ''} (${options.path}): ${problem}`;
      this.#say(again ? `Evento vem de novo: ${what}` : `Evento não tratado: ${what}`);
    }
    if (again)
      setTimeout(() => {
        this.#waiting.push({ ...event, count: count + 1 });
        this.#next();
      }, PAUSES[count]).unref();
    else this.#taken -= 1;
    this.#next();
  }
};

/** Resolves to what went wrong, if anything, and whether another moment mends it. */
function send({ options, body }) {
  return new Promise((resolve) => {
    const broken = ({ message }) => resolve({ passing: true, problem: message });
    const request = http.request(options, (response) => {
      const answered = (text) => {
        const problem =
          response.statusCode < 400 ? '' : `${response.statusCode} ${text.toString().slice(0, 200)}`;
        resolve({ passing: response.statusCode >= 500 && PASSING.test(text.toString()), problem });
      };
      readAll(response).then(answered, broken);
    });
    request.once('error', broken);
    request.end(body);
  });
}
