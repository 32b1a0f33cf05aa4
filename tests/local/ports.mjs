// Every port the local environments use, in one place. `npm start` and `npm test` have tables of their own, so both can
// run at once. LOCAL_PORT_OFFSET moves both, so several checkouts can: 10, 20 … 90 never meet.

import { Sentence } from './say.mjs';

/** The project id of the emulators: the prefix `demo-` keeps every client from calling the real Google. */
export const projectId = 'demo-inovacao';

/** @typedef {'start' | 'test'} EnvironmentName */
/** @typedef {keyof typeof base} PortName */

/** What `npm start` uses without an offset: the ports the emulators are known by. */
const base = {
  app: 5173,
  auth: 9099,
  firestore: 8080,
  firestoreWebsocket: 9150,
  functions: 5001,
  events: 5003,
  storage: 9199,
  hosting: 5000,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  smtp: 1025,
  mailbox: 8025,
  standins: 8026,
};

/** SIP's: browsers open no page there and call no function (ERR_UNSAFE_PORT). These move a hundred further. */
const refusedByBrowsers = new Set([5060, 5061]);

/** The tests' ports lie this far from those of `npm start`. */
const testDistance = 10_000;

/** What each port is for, in the words of the message that says it is taken. */
export const portLabels = {
  app: 'aplicação',
  auth: 'emulador do Auth',
  firestore: 'emulador do Firestore',
  firestoreWebsocket: 'acompanhamento do Firestore',
  functions: 'emulador das Functions',
  events: 'eventos dos testes',
  storage: 'emulador do Storage',
  hosting: 'emulador do Hosting',
  hub: 'central dos emuladores',
  logging: 'registro dos emuladores',
  eventarc: 'emulador do Eventarc',
  tasks: 'emulador do Cloud Tasks',
  smtp: 'servidor de e-mail',
  mailbox: 'caixa de e-mails',
  standins: 'serviços externos simulados',
};

/**
 * @param {string | undefined} text the value of LOCAL_PORT_OFFSET
 * @returns {number}
 */
export function parseOffset(text) {
  if (text === undefined || text.trim() === '') return 0;
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > 40_000) {
    throw new Sentence(`LOCAL_PORT_OFFSET precisa ser um número inteiro entre 0 e 40000; veio "${text}".`);
  }
  return offset;
}

/**
 * The ports of an environment.
 * @param {EnvironmentName} name
 * @param {string | undefined} offset
 * @returns {Record<PortName, number>}
 */
export function portsOf(name, offset = process.env.LOCAL_PORT_OFFSET) {
  const distance = parseOffset(offset) + (name === 'test' ? testDistance : 0);
  return /** @type {Record<PortName, number>} */ (
    Object.fromEntries(
      Object.entries(base).map(([key, port]) => {
        const moved = port + distance;
        return [key, refusedByBrowsers.has(moved) ? moved + 100 : moved];
      }),
    )
  );
}
