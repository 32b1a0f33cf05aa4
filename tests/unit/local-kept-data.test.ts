// @vitest-environment node
// What `npm start` keeps: wherever a run breaks off, one whole state is left, and the next start says which.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { keptData } from '../local/kept-data.mjs';

/** Steps on the disk that still happen; the one after them kills. */
let left = Infinity;
const step = () => {
  if (left-- <= 0) throw new Error('morreu');
};
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    renameSync: (...paths: Parameters<typeof fs.renameSync>) => (step(), real.renameSync(...paths)),
    rmSync: (...paths: Parameters<typeof fs.rmSync>) => (step(), real.rmSync(...paths)),
  };
});

let folder: string;
const at = (name: string) => join(folder, name);
/** What a finished export leaves; `what` tells one from the other. */
function exported(name: string, what: string) {
  fs.mkdirSync(at(name), { recursive: true });
  fs.writeFileSync(join(at(name), 'firebase-export-metadata.json'), what);
}
const read = () => {
  const source = keptData(folder).source();
  return source && fs.readFileSync(join(source, 'firebase-export-metadata.json'), 'utf8');
};

beforeEach(() => {
  left = Infinity;
  folder = fs.mkdtempSync(join(tmpdir(), 'guardados-'));
});

it('o que foi exportado passa a valer, e o começo seguinte não tem o que dizer', () => {
  const kept = keptData(folder);
  expect(kept.recover()).toBeNull();
  exported('data', 'antes');
  kept.opened();
  exported('data.novo', 'agora');
  expect(kept.exchange()).toBe(true);
  expect(read()).toBe('agora');
  expect(keptData(folder).recover()).toBeNull();
  expect(fs.readdirSync(folder)).toEqual(['data']);
});

it.each(['antes', null])('morto em qualquer passo da troca (havia: %s), vale o que foi exportado', (had) => {
  for (let steps = 0; ; steps++) {
    folder = fs.mkdtempSync(join(tmpdir(), 'guardados-'));
    if (had) exported('data', had);
    keptData(folder).opened();
    exported('data.novo', 'agora');
    left = steps;
    let died = false;
    try {
      keptData(folder).exchange();
    } catch {
      died = true;
    }
    left = Infinity;
    keptData(folder).recover();
    expect(read(), `depois de ${steps} passos`).toBe('agora');
    expect(keptData(folder).recover()).toBeNull();
    expect(fs.readdirSync(folder)).toEqual(['data']);
    if (!died) {
      expect(steps).toBeGreaterThan(2);
      return;
    }
  }
});

it('terminado sem guardar, volta o de antes, e isso é dito com o dia; restos de uma exportação somem', () => {
  exported('data', 'antes');
  fs.utimesSync(at('data'), new Date(), new Date(2026, 2, 9, 14, 30));
  keptData(folder).opened();
  fs.mkdirSync(at('firebase-export-1790000000000abc'));
  expect(keptData(folder).recover()).toBe(
    'Da última vez tudo terminou sem guardar os dados: voltam os de 09/03/2026, 14:30:00.',
  );
  expect(read()).toBe('antes');
  expect(fs.readdirSync(folder)).toEqual(['data']);
});

it('sem nada guardado, também é dito', () => {
  keptData(folder).opened();
  expect(keptData(folder).recover()).toMatch(/os de demonstração são carregados de novo\.$/);
  expect(read()).toBeNull();
});

it('meia demonstração é pior que nenhuma, ainda que tenha sido exportada', () => {
  const kept = keptData(folder);
  kept.opened();
  kept.seedingBegins();
  exported('data.novo', 'metade');
  expect(keptData(folder).recover()).toMatch(/a carga recomeça\.$/);
  expect(read()).toBeNull();
  expect(fs.readdirSync(folder)).toEqual([]);
});
