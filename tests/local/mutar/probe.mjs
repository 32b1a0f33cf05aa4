// Stands between the tests and the Firestore emulator. Each request of a person is tried with mutants switched on.
// One that alone turns the rules' answer around is noticed by the test that sent the request.
import { Agent, createServer, request as send } from 'node:http';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */
/** @typedef {{method: string, path: string, headers: Record<string, string>, body: string}} Call */

const agent = new Agent({ keepAlive: true });

/** @returns {Promise<{status: number, headers: object, body: string}>} */
function ask(port, { method, path, headers, body }) {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const own = { ...headers, 'content-length': length };
    delete own['transfer-encoding'];
    const outgoing = send({ host: '127.0.0.1', port, method, path, headers: own, agent }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const bearer = 'Bearer ';
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The call with the person's token saying which mutants are switched on; null: no person sent it. */
function personOf({ headers: { authorization = '' } }) {
  const payload = authorization.startsWith(bearer) && authorization.split('.')[1];
  return payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null;
}

/** The call as a try. A batch has a last write that fails after the rules have allowed all of it. */
function asTry(call) {
  if (!call.path.endsWith(':commit')) return call;
  const content = JSON.parse(call.body);
  const [database] = /projects\/[^/]+\/databases\/[^/:]+/.exec(call.path) ?? [];
  const sonda = {
    update: { name: `${database}/documents/sonda/nenhuma` },
    currentDocument: { exists: true },
  };
  return { ...call, body: JSON.stringify({ ...content, writes: [...(content.writes ?? []), sonda] }) };
}

/** @typedef {'allowed' | 'denied' | 'unknown'} Answer */
/** @returns {Answer} of the rules; `unknown`: the engine had no room for it, or something else was in the way */
function answerOf({ status, body }) {
  if (body.includes('expressions to evaluate')) return 'unknown';
  if (status === 403 || body.includes('PERMISSION_DENIED')) return 'denied';
  return status < 400 || (status === 404 && body.includes('sonda')) ? 'allowed' : 'unknown';
}

/**
 * Single mutants that turn the answer around, found by halves: what many cannot do together, none does alone.
 * @param {number[]} ids
 * @param {(ids: number[]) => Promise<boolean>} turns
 * @returns {Promise<number[]>}
 */
export async function singles(ids, turns) {
  if (ids.length === 0 || !(await turns(ids))) return [];
  if (ids.length === 1) return ids;
  const middle = ids.length >> 1;
  return [...(await singles(ids.slice(0, middle), turns)), ...(await singles(ids.slice(middle), turns))];
}

/** After so many tries the emulator is made to forget: it remembers every evaluation. */
const MANY = 4_000;

/**
 * @param {object} options
 * @param {number} options.port it listens at
 * @param {number} options.emulator the emulator's port
 * @param {string} options.rules that hold all mutants
 * @param {Mutant[]} options.mutants
 * @param {Set<number>} options.left mutants that nobody has noticed yet; those noticed are taken out
 * @param {(line: number) => Set<number>} options.reachable
 * @param {(noticed: number[]) => void} options.onNoticed
 * @returns {Promise<{close: () => void, tries: () => number}>}
 */
export async function startProbe({ port, emulator, rules, mutants, left, reachable, onNoticed }) {
  let tries = 0;
  const since = new Map();
  const withEffect = (...effects) => {
    const ids = new Set(mutants.filter(({ effect }) => effects.includes(effect)).map(({ id }) => id));
    return () => [...left].filter((id) => ids.has(id));
  };
  const [looser, stricter, either] = [withEffect('looser'), withEffect('stricter'), withEffect('either')];

  function switched(call, claims, ids) {
    const on = new Set(ids);
    const m = mutants.map(({ id }) => (on.has(id) ? '1' : '0')).join('');
    const authorization = `${bearer}${encoded({ alg: 'none', typ: 'JWT' })}.${encoded({ ...claims, m })}.`;
    return { ...call, headers: { ...call.headers, authorization } };
  }

  async function probe(call, claims) {
    const attempt = async (ids) => {
      tries += 1;
      const answer = await ask(emulator, switched(asTry(call), claims, ids));
      return { answer: answerOf(answer), body: answer.body };
    };
    const plain = await attempt([]);
    if (plain.answer === 'unknown') return;
    const other = plain.answer === 'denied' ? 'allowed' : 'denied';
    const turns = async (ids) => (await attempt(ids)).answer === other;
    let ids = plain.answer === 'denied' ? looser() : stricter();
    let alone = either();
    if (plain.answer === 'denied') {
      const lines = [...plain.body.matchAll(/@ L(\d+)/g)].map(([, line]) => reachable(Number(line)));
      const concerned = (id) => lines.some((reached) => reached.has(id));
      ids = ids.filter(concerned);
      alone = alone.filter(concerned);
    }
    const found = await singles(ids, turns);
    for (const id of alone) found.push(...(await singles([id], turns)));
    const noticed = found.filter((id) => left.delete(id));
    if (noticed.length > 0) onNoticed(noticed);
  }

  const load = (path) =>
    ask(emulator, {
      method: 'PUT',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
    });

  async function forgetSometimes(path) {
    const [project = ''] = /(?<=projects\/)[^/]+/.exec(path) ?? [];
    if (tries - (since.get(project) ?? 0) < MANY) return;
    since.set(project, tries);
    await load(`/emulator/v1/projects/${project}:securityRules`);
  }

  async function answer(call) {
    // The tests load the rules that they know. What concerns people is to be judged by those with the mutants.
    if (call.path.endsWith(':securityRules') && call.body.includes('/licenciadas/')) return load(call.path);
    const claims = personOf(call);
    if (!claims) return ask(emulator, call);
    if (left.size > 0) {
      await probe(call, claims);
      await forgetSometimes(call.path);
    }
    return ask(emulator, switched(call, claims, []));
  }

  async function serve(incoming, outgoing) {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method = 'GET', url = '/', headers } = incoming;
    const call = { method, path: url, headers: { ...headers }, body: Buffer.concat(chunks).toString() };
    const { status, headers: given, body } = await answer(call);
    const { 'transfer-encoding': _chunked, 'content-length': _length, ...own } = given;
    outgoing.writeHead(status, { ...own, 'content-length': Buffer.byteLength(body) }).end(body);
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error) => outgoing.writeHead(502).end(String(error)));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { close: () => server.close(), tries: () => tries };
}
