// What Firestore would bill for an answer of its REST interface (https://firebase.google.com/docs/firestore/pricing).
import { account } from './site.mjs';

/** Index entries that one read of an aggregation pays for. */
const entriesPerRead = 1000;

/**
 * @param {string} url of the request
 * @param {any} answer its body, parsed
 * @returns {number} billed document reads; 0 when the request reads nothing
 */
export function billedReads(url, answer) {
  const method = /:(\w+)(\?|$)/.exec(url)?.[1];
  const parts = Array.isArray(answer) ? answer : [answer];
  switch (method) {
    // Documents that are missing are billed too.
    case 'batchGet':
      return parts.filter(({ found, missing }) => found || missing).length;
    // Skipped documents are billed too; a query without results costs one read.
    case 'runQuery': {
      const documents = parts.filter(({ document }) => document).length;
      const skipped = parts.reduce((sum, { skippedResults = 0 }) => sum + skippedResults, 0);
      return Math.max(1, documents + skipped);
    }
    case 'runAggregationQuery': {
      const counts = parts.flatMap(({ result }) => Object.values(result?.aggregateFields ?? {}));
      const entries = Math.max(0, ...counts.map(({ integerValue = 0 }) => Number(integerValue)));
      return Math.max(1, Math.ceil(entries / entriesPerRead));
    }
    default:
      return 0;
  }
}

/**
 * Whether the request is the session's own look at its membership: the clock asks for it and no screen does
 * (src/firebase/sessao/acompanharAcesso.ts).
 * @param {string} url
 * @param {string | null} body
 */
export function isLookAtAccess(url, body) {
  if (!/:batchGet(\?|$)/.test(url)) return false;
  const { documents = [] } = JSON.parse(body ?? '{}');
  return documents.length === 1 && documents[0].endsWith(`/colaboradores/${account.uid}`);
}

/**
 * Adds up the billed reads of a page from now on.
 * @param {import('@playwright/test').Page} page
 */
export function countReads(page) {
  /** @type {Promise<number>[]} */
  let answers = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !response.url().includes('/documents')) return;
    if (isLookAtAccess(response.url(), request.postData())) return;
    answers.push(
      response.ok()
        ? response.json().then((answer) => billedReads(response.url(), answer))
        : Promise.resolve(0),
    );
  });
  return {
    /** Since the last call. */
    async take() {
      const counted = answers;
      answers = [];
      return (await Promise.all(counted)).reduce((sum, reads) => sum + reads, 0);
    },
  };
}
