// @vitest-environment node
/** What code, rules, tests and docs cite is found inside the project. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { indiceDasDecisoes, lerDecisoes } from '@tests/support/decisoes';

it('docs/decisions.md is the index of docs/decisions (npm run docs writes it)', () => {
  expect(readFileSync('docs/decisions.md', 'utf8')).toBe(indiceDasDecisoes());
});

it('each decision has an id of its own', () => {
  const ids = lerDecisoes().map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.length).toBeGreaterThan(250);
});
