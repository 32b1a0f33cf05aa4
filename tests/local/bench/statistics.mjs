// Times of a busy machine: what may be compared, and the middle of it.

/**
 * Of how much slower the control page may be. In a series it is compared with its best, for a time in milliseconds
 * with its usual one.
 */
const tolerance = 1.3;
/** Milliseconds until the control page is painted usable where the scorecard's times were taken. */
const usual = 1_250;

/**
 * @param {number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('mediana de nenhum valor');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value that so great a share does not exceed. @param {number[]} values @param {number} share */
export const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.POSITIVE_INFINITY;

/**
 * The rounds that may be compared: those in which the control page was not much slower than at its best.
 * @template {{control: number}} R
 * @param {R[]} rounds
 * @returns {R[]}
 */
export function steadyRounds(rounds) {
  const best = Math.min(...rounds.map(({ control }) => control));
  return rounds.filter(({ control }) => control <= tolerance * best);
}

/** @param {number} control the control page's time now @returns {number} 1 where it takes its usual time */
export const slownessOf = (control) => (control <= tolerance * usual ? 1 : control / usual);
