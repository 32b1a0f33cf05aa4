// What a mutant is known by while lines and other mutants come and go.
import { origin } from '../../../build/regras.mjs';

/**
 * @param {string} source firestore.rules
 * @param {import('./mutants.mjs').Mutant[]} mutants
 * @returns {string[]} one each: `folder/part.rules && text`, and ` 2` after the second of the same
 */
export function keysOf(source, mutants) {
  const seen = new Map();
  return mutants.map(({ line, operator, text }) => {
    const part = origin(source, line).replace(/:\d+$/, '').replace('src/domain/', '');
    const key = `${part} ${operator} ${text}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key} ${times}`;
  });
}
