/**
 * vitest's own order (longest first), but files of one environment after the other: a thread that is to change between
 * node and happy-dom is started anew, with all its packages.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const semNavegador = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment node');

export class Ordem extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own method, not the array's
    const ordenados = await super.sort(arquivos);
    return ordenados.toSorted((a, b) => Number(semNavegador(a)) - Number(semNavegador(b)));
  }
}
