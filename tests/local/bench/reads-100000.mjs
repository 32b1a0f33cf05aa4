// Row 9 at a hundred thousand ideas, which take minutes and gigabytes to create: only when asked for by name.
import { measureWith } from './reads.mjs';

/** @param {import('./stage.mjs').Stage} stage */
export const measure = (stage) => measureWith(stage, [100_000], false);
