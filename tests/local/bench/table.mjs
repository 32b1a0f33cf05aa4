// The scorecard as a person reads it.

/** @typedef {import('./scorecard.mjs').Result} Result */

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/**
 * @param {Result[]} rows
 * @returns {string}
 */
export function table(rows) {
  const lines = rows.map(({ row, measure, value, target, unit, ok, atLeast }) => [
    String(row),
    measure,
    number.format(value),
    target === undefined ? '–' : `${atLeast ? '≥' : '≤'} ${number.format(target)}`,
    unit,
    ok ? '✓' : '✗ fora do limite',
  ]);
  const head = ['linha', 'medida', 'valor', 'limite', 'unidade', ''];
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const draw = (cells) =>
    cells
      .map((cell, i) => pad(cell, widths[i] ?? 0, i))
      .join('  ')
      .trimEnd();
  return [
    draw(head),
    widths
      .map((width) => '─'.repeat(width))
      .join('  ')
      .trimEnd(),
    ...lines.map(draw),
  ].join('\n');
}

/** Numbers stand to the right. */
const pad = (cell, width, column) =>
  column === 0 || column === 2 || column === 3 ? cell.padStart(width) : cell.padEnd(width);

/** The line `npm test` reads. @param {Result[]} rows */
export function closing(rows) {
  const passed = rows.filter(({ ok }) => ok).length;
  return `${passed} passed, ${rows.length - passed} failed`;
}
