// Row 21: a thousand sheets that fifty companies finish within a minute. The triggers of the emulator count them, in
// whatever order they come; then everything is recomputed from the sheets.
import { measures, result, timed } from './scorecard.mjs';
import { finishSheets } from './seed.mjs';

const sheets = 1_000;
const companies = 50;
const seconds = 60;

/** @param {import('./stage.mjs').Stage} stage */
export async function measure({ pace }) {
  const { perdidas, diferentes, depois } = await finishSheets(sheets, companies, seconds);
  for (const one of diferentes.slice(0, 5)) console.error(one);
  return [
    result(measures.lostSheets, perdidas, `${sheets} de ${companies} empresas em ${seconds} s`),
    result(measures.differentMeans, diferentes.length),
    timed(measures.meansAfter, depois, await pace()),
  ];
}
