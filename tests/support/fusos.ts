/**
 * The product's days and hours are Brasília's, wherever the browser is (decisions I116). Tests that know a day run in
 * two zones more, west and east of it, as vitest projects of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';

export const FUSOS = { manaus: 'America/Manaus', lisboa: 'Europe/Lisbon' } as const;

/** Takes the kit of days, or has one in its texts. */
const SABE_DE_DIAS = /comum\/datas'|texto\/formatos'|\b\d\d\/\d\d\/(?:19|20)\d\d\b/;

export const testesDeDias = () =>
  ['src/domain', 'src/ui', 'tests/unit']
    .flatMap((pasta) =>
      readdirSync(pasta, { recursive: true, encoding: 'utf8' }).map((nome) => `${pasta}/${nome}`),
    )
    .filter((arquivo) => /\.test\.tsx?$/.test(arquivo) && SABE_DE_DIAS.test(readFileSync(arquivo, 'utf8')));
