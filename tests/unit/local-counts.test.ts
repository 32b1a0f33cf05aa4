// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countLimits, countPlaywright, countVitest, judge, total } from '../local/test-counts.mjs';

describe('contagem dos testes', () => {
  it('conta como errado o que foi pulado, o que só passou na segunda vez e o arquivo que nem começou', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 8, numTotalTests: 10, testResults })).toEqual({
      passed: 8,
      failed: 3,
    });
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3 });
    expect(countLimits([{ ok: true }, { ok: false }])).toEqual({ passed: 1, failed: 1 });
  });

  it('reprova uma parte em que nada rodou, sem relatório, ou que terminou mal', () => {
    expect(judge({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
    expect(judge({ passed: 0, failed: 0 }, 0)).toMatchObject({ failed: 1, problem: 'nenhum teste rodou' });
    expect(judge(null, 1)).toMatchObject({ failed: 1 });
    expect(judge({ passed: 3, failed: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(judge({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('soma as partes', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
  });
});
