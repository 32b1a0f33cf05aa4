// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modeloDeDados } from '@tests/support/modeloDeDados';

it('docs/data-model.md is what the schemas say (npm run docs writes it)', () => {
  expect(readFileSync('docs/data-model.md', 'utf8')).toBe(modeloDeDados());
});
