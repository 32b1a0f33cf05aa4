// Sums of compressed sizes. A KB is 1,024 bytes.

/** @typedef {{name: string, startTime: number, encodedBodySize: number}} Resource as the browser reports it */

/**
 * Compressed kilobytes of one kind of file.
 * @param {Resource[]} resources
 * @param {'js' | 'css'} kind
 * @param {number} [until] only what was asked for before this instant
 */
export function kilobytes(resources, kind, until = Number.POSITIVE_INFINITY) {
  const counted = resources.filter(({ name, startTime }) => name.endsWith(`.${kind}`) && startTime <= until);
  return counted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
}

/** @param {{size: number}[]} files */
export const sizeOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
