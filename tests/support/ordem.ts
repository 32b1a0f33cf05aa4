/**
 * vitest's own order (longest first), but files of one environment after the other. A thread that changes between node
 * and happy-dom is started anew, with all its packages. The rules' tests that count for the coverage come first.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contaParaACobertura } from './cobertura-das-regras.ts';

const texto = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8');
const semNavegador = (arquivo: TestSpecification) => texto(arquivo).startsWith('// @vitest-environment node');

const vez = (arquivo: TestSpecification) =>
  contaParaACobertura(texto(arquivo)) ? -1 : Number(semNavegador(arquivo));

export class Ordem extends BaseSequencer {
  override async sort(arquivos: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own method, not the array's
    const ordenados = await super.sort(arquivos);
    return ordenados.toSorted((a, b) => vez(a) - vez(b));
  }
}
