// Stand-ins for the outside services: the same addresses, shapes and errors as the real ones.
//   BrasilAPI  GET /api/cnpj/v1/{cnpj}
//   IBGE       GET /api/v1/localidades/estados/{UF}/municipios
//   ViaCEP     GET /ws/{cep}/json/
//   reCAPTCHA  GET /recaptcha/api.js, POST /recaptcha/api/siteverify
//   channels   POST /canais, GET /canais (standins-channels.mjs)
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { host } from './firebase-config.mjs';
import { captchaAnswer, captchaScript } from './standins-captcha.mjs';
import { channelAnswer } from './standins-channels.mjs';
import { companies, misbehavingCeps, misbehavingCnpjs, postalCodes, states } from './standins-data.mjs';

/** @typedef {{status: number, type: string, body: string, delay?: number}} Answer */

const slow = 8000;
const json = (status, value) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
const html = (status, title) => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

const misbehaviours = {
  erro: () => json(500, { message: 'Erro interno.', type: 'internal_error', name: 'InternalError' }),
  // What the network in front of the services answers to clients it dislikes: no JSON.
  bloqueio: () => html(403, '403 Forbidden'),
};

/**
 * @param {string} path of the request, with its query
 * @param {string} [body]
 * @returns {Answer}
 */
export function standInAnswer(path, body = '') {
  const { pathname, searchParams } = new URL(path, 'http://standins');
  if (pathname === '/recaptcha/api.js')
    return { status: 200, type: 'text/javascript; charset=utf-8', body: captchaScript(searchParams) };
  if (pathname === '/recaptcha/api/siteverify') return verification(body);
  const cnpj = /^\/api\/cnpj\/v1\/(.+)$/.exec(pathname)?.[1];
  if (cnpj) return cnpjAnswer(decodeURIComponent(cnpj));
  const uf = /^\/api\/v1\/localidades\/estados\/([^/]+)\/municipios\/?$/.exec(pathname)?.[1];
  if (uf) return json(200, municipalities(decodeURIComponent(uf)));
  const cep = /^\/ws\/([^/]*)\/json\/?$/.exec(pathname)?.[1];
  if (cep !== undefined) return cepAnswer(decodeURIComponent(cep));
  return json(404, { message: 'Endpoint não encontrado.', name: 'NotFoundError', type: 'not_found' });
}

function verification(body) {
  const answer = captchaAnswer(body);
  if ('value' in answer) return json(200, answer.value);
  const { misbehaviour } = answer;
  return misbehaviour === 'lento' ? { ...json(200, {}), delay: slow } : misbehaviours[misbehaviour]();
}

function cnpjAnswer(asked) {
  const cnpj = asked.replaceAll(/[./-]/g, '');
  if (!isCnpj(cnpj)) {
    return json(400, { message: `CNPJ ${asked} inválido.`, name: 'BadRequestError', type: 'bad_request' });
  }
  const misbehaviour = misbehavingCnpjs[cnpj];
  if (misbehaviour in misbehaviours) return misbehaviours[misbehaviour]();
  if (misbehaviour === 'lento')
    return { ...json(200, { ...companies['11222333000181'], cnpj }), delay: slow };
  const company = companies[cnpj];
  if (company) return json(200, company);
  const masked = cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  return json(404, { message: `CNPJ ${masked} não encontrado.`, name: 'NotFoundError', type: 'not_found' });
}

function checkDigit(characters) {
  const sum = [...characters]
    .toReversed()
    .reduce((total, c, i) => total + (c.charCodeAt(0) - 48) * (2 + (i % 8)), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}

/** Modulo 11 over 12 characters, each worth its character code minus 48 (IN RFB 2.229/2024). */
function isCnpj(text) {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(.)\1{13}$/.test(text)) return false;
  return (
    checkDigit(text.slice(0, 12)) === Number(text[12]) && checkDigit(text.slice(0, 13)) === Number(text[13])
  );
}

/** An unknown state is an empty list there, not an error. */
function municipalities(asked) {
  const entry = Object.entries(states).find(
    ([uf, [code]]) => uf === asked.toUpperCase() || String(code) === asked,
  );
  if (!entry) return [];
  const [sigla, [id, nome, regiao, ...towns]] = entry;
  const UF = { id, sigla, nome, regiao: { nome: regiao } };
  return towns.map(([code, name]) => ({ id: code, nome: name, microrregiao: { mesorregiao: { UF } } }));
}

function cepAnswer(asked) {
  const cep = asked.replace('-', '');
  if (!/^\d{8}$/.test(cep)) return html(400, 'Erro 400');
  const misbehaviour = misbehavingCeps[cep];
  if (misbehaviour in misbehaviours) return misbehaviours[misbehaviour]();
  if (misbehaviour === 'lento') return { ...json(200, postalCodes['01310100']), delay: slow };
  // A text, not a boolean: that is how the real service says it today.
  return json(200, postalCodes[cep] ?? { erro: 'true' });
}

/**
 * @param {number} port
 * @returns {Promise<{stop: () => Promise<void>}>}
 */
export async function startStandIns(port) {
  const server = createServer((request, response) => void respond(request, response));
  await new Promise((resolve) => server.listen(port, host, resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { stop };
}

async function text(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** @returns {Promise<Answer>} */
async function answerTo(request) {
  const { url = '/', method = 'GET', headers } = request;
  const body = await text(request);
  const { pathname, searchParams } = new URL(url, 'http://standins');
  if (pathname !== '/canais') return standInAnswer(url, body);
  const { status, value } = channelAnswer(searchParams, { method, headers, body });
  return json(status, value);
}

async function respond(request, response) {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, headers).end();
    return;
  }
  const { status, type, body, delay } = await answerTo(request);
  // Nothing waits for it: an answer nobody reads any more must not hold the program.
  if (delay) await wait(delay, undefined, { ref: false });
  response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
}
