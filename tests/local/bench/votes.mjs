// Row 17: votes that come at once for half a minute. Each is sent twice, and a twentieth of the answers never comes back.
// Whoever has no receipt sends again, as the page asks. The functions run in the emulator, so the rate is what the machine
// carries, 200 a second at most. Then the rest of 200 a second for half a minute follows as fast as it is answered: what
// must not happen is the same at any rate, and six thousand votes say it, however long a machine takes for them.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addressesOf, region } from '../env.mjs';
import { projectId } from '../ports.mjs';
import { captchaToken } from '../standins-captcha.mjs';
import { measures, result, timed } from './scorecard.mjs';
import { percentile } from './statistics.mjs';

const wanted = 200;
const seconds = 30;
const lostAnswers = 0.05;
/** Voters who wait for an answer at the same time while the rest is sent. */
const atOnce = 64;
/** Sendings of one ballot until it gives up and counts as lost. */
const patience = 10;
/** Part of what the machine answers, so that nothing queues: each ballot is sent twice, and some again. */
const load = 0.7 / 2;

const voting = { licenciadaId: 'inova-sul', empresaId: 'medidas', questionarioId: 'medida' };
const categories = ['Cooperativas', 'Indústria', 'Serviços'];

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ pace }) {
  const slowness = await pace();
  await answersPerSecond(2);
  const rate = Math.max(1, Math.min(wanted, Math.floor((await answersPerSecond(5)) * load)));
  const times = [];
  const before = (await ballotsOfVotes()).length;
  const voters = [];
  for (let n = 0; n < rate * seconds; n++) {
    voters.push(vote(n, times));
    await wait(1000 / rate);
  }
  const receipts = await Promise.all(voters);
  const p95 = percentile(times, 0.95);
  receipts.push(...(await theRest(voters.length)));
  const stored = await ballotsOfVotes();
  const ofReceipts = receipts.map((heard) => [...heard].map((receipt) => receipt.split('.')[0]));
  const known = new Set(stored);
  const lost = ofReceipts.filter((ballots) => ballots.length === 0 || !ballots.every((b) => known.has(b)));
  // Each ballot has one vote here.
  const doubled = stored.length - Math.min(known.size, before + receipts.length);
  return [
    result(measures.lostVotes, lost.length, `${receipts.length} votos`),
    result(measures.doubledVotes, doubled),
    timed(measures.voteTime, p95, slowness, `${rate} por segundo, com a função no emulador`),
  ];
}

/** What is left of the wanted votes, a voter after the other in each of so many queues; gives the receipts heard. */
async function theRest(from) {
  const receipts = [];
  let next = from;
  const queue = async () => {
    while (next < wanted * seconds) receipts.push(await vote(next++, []));
  };
  await Promise.all(Array.from({ length: atOnce }, queue));
  return receipts;
}

/** One person votes; gives the receipts they heard. More than one would be two voters. */
async function vote(n, times) {
  const ballot = newBallot(n);
  const heard = new Set();
  await Promise.all([send(ballot, heard, times), send(ballot, heard, times)]);
  for (let i = 0; heard.size === 0 && i < patience; i++) {
    await wait(500);
    // A refused captcha is drawn anew.
    await send({ ...ballot, prova: { captcha: captchaToken() } }, heard, times);
  }
  return heard;
}

const newBallot = (n) => ({
  ...voting,
  cedula: randomUUID().replaceAll('-', ''),
  escolhas: [{ categoria: categories[n % 3], empresa: `candidata-${n % 3}-${n % 10}` }],
  prova: { captcha: captchaToken() },
});

async function send(dados, heard, times) {
  const connection = new AbortController();
  // The request has gone, and the connection breaks before its answer.
  if (Math.random() < lostAnswers) setTimeout(() => connection.abort(), randomInt(5, 120));
  const begun = performance.now();
  try {
    const answer = await fetch(
      `${addressesOf('test').functions}/${projectId}/${region}/visitantes/votacaoFunctions-votar`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
        body: JSON.stringify({ data: { requestId: randomUUID(), dados } }),
        signal: connection.signal,
      },
    );
    const { result: done } = await answer.json();
    if (done) heard.add(done.recibo);
    times.push(performance.now() - begun);
  } catch {
    // No answer: nobody knows whether it arrived.
  }
}

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Ballots that eight voters get answered, one after the other. */
async function answersPerSecond(forSeconds) {
  const end = performance.now() + forSeconds * 1000;
  let answered = 0;
  const voter = async () => {
    while (performance.now() < end) {
      await send(newBallot(answered), new Set(), []);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, voter));
  return answered / forSeconds;
}

/** The ballot of each stored vote of the voting. */
async function ballotsOfVotes() {
  const { licenciadaId, empresaId, questionarioId } = voting;
  const parent = `licenciadas/${licenciadaId}/empresas/${empresaId}/votacao/${questionarioId}`;
  const answer = await fetch(
    `${addressesOf('test').firestore}/v1/projects/${projectId}/databases/(default)/documents/${parent}:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'votos' }], select: { fields: [{ fieldPath: 'cedula' }] } },
      }),
    },
  );
  const rows = await answer.json();
  return rows.flatMap(({ document }) => (document ? [document.fields.cedula.stringValue] : []));
}
