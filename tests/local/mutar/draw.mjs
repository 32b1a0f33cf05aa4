// Chance that repeats itself: the same seed gives the same numbers.

/**
 * @param {number} seed
 * @returns {{of: <T>(list: readonly T[]) => T}} `of`: one of the list
 */
export function draw(seed) {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    of: (list) => {
      if (list.length === 0) throw new Error('De nada não se sorteia.');
      return list[Math.floor(next() * list.length)];
    },
  };
}
