// Row 15: the three-page report, drawn in a page of its own at CPU × 4. Nothing is asked of a network.
import { build } from 'esbuild';
import { inRoot } from '../paths.mjs';
import { slowProcessor } from './browser.mjs';
import { measures, result, timed } from './scorecard.mjs';
import { median } from './statistics.mjs';

const rounds = 7;

/** @param {Pick<import('./stage.mjs').Stage, 'browser' | 'pace'>} stage */
export async function measure({ browser, pace }) {
  const { outputFiles } = await build({
    entryPoints: [inRoot('tests/local/bench/pdf-entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'relatorio',
    alias: { '@': inRoot('src') },
    // What only pictures and HTML need.
    external: ['html2canvas', 'dompurify', 'canvg'],
    minify: true,
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0].text });
  await slowProcessor(page);
  const drawn = [];
  // The first one warms up.
  for (let n = 0; n <= rounds; n++)
    drawn.push(await page.evaluate(() => /** @type {any} */ (window).relatorio.fazerRelatorio()));
  await page.close();
  const slowness = await pace();
  const counted = drawn.slice(1);
  return [
    timed(measures.pdfTime, median(counted.map(({ ms }) => ms)), slowness),
    result(measures.pdfSize, (counted[0]?.bytes ?? 0) / 1024),
  ];
}
