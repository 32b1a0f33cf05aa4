// Counts what ran, from the reports of the tools.

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [problem] why a part counts as failed although no test says so
 */

/**
 * A skipped test counts as failed: the suite has no test that may be left out. So does a file that broke before
 * its first test.
 * @param {{numPassedTests: number, numTotalTests: number, testResults: {status: string, assertionResults: unknown[]}[]}} report
 *   vitest's JSON
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/**
 * A test that passed at its second try counts as failed.
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}}} report Playwright's JSON
 * @returns {Counts}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/**
 * @param {{ok: boolean}[]} rows of the benchmark
 * @returns {Counts}
 */
export function countLimits(rows) {
  const passed = rows.filter(({ ok }) => ok).length;
  return { passed, failed: rows.length - passed };
}

/**
 * A part in which nothing ran, or that ended badly without a failing test, has failed.
 * @param {Counts | null} counts null: the tool left no report
 * @param {number} code the tool's exit code
 * @returns {Counts}
 */
export function judge(counts, code) {
  if (!counts) return { passed: 0, failed: 1, problem: `terminou com o código ${code} sem deixar relatório` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, problem: 'nenhum teste rodou' };
  if (code !== 0 && counts.failed === 0) {
    return {
      passed: counts.passed,
      failed: 1,
      problem: `terminou com o código ${code}, embora nenhum teste tenha falhado`,
    };
  }
  return counts;
}

/** @param {Counts[]} all */
export const total = (all) => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});
