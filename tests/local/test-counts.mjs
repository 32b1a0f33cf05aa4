// Counts what ran and names what failed, from the reports of the tools.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string} [problem] why a part counts as failed although no test says so
 * @property {string[]} [failures] what failed, a test each with the first lines of why
 * @property {string[]} [unsteady] stories that passed at their second try only; they are among the failed
 */

/**
 * A skipped test counts as failed: the suite has no test that may be left out. So does a file that broke before
 * its first test.
 * @param {{numPassedTests: number, numTotalTests: number, testResults: {name: string, status: string, message?: string, assertionResults: {status: string, fullName: string, failureMessages?: string[]}[]}[]}} report
 *   vitest's JSON
 * @returns {Counts}
 */
export function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map((test) => failure(name, test.fullName, test.failureMessages?.[0])),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => failure(name, 'não começou', message))],
  };
}

/**
 * A story that fails is told a second time, only to tell an unsteady one from a broken one. Both count as failed.
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, suites?: Suite[]}} report
 *   Playwright's JSON
 * @returns {Counts}
 * @typedef {{specs?: {file: string, title: string, tests: {status: string, results: {error?: {message: string}}[]}[]}[], suites?: Suite[]}} Suite
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped }, suites = [] }) {
  const tests = suites.flatMap(stories);
  const named = (status) =>
    tests
      .filter((test) => test.status === status)
      .map(({ file, title, results }) =>
        failure(file, title, results.find(({ error }) => error)?.error.message),
      );
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    failures: named('unexpected'),
    unsteady: named('flaky'),
  };
}

const stories = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ file, title, ...test }))),
  ...suites.flatMap(stories),
];

const LINES_OF_A_FAILURE = 12;

/** Lines that say something, without colours. */
const spoken = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim());

/** A title with the first of these lines under it. */
const headed = (title, lines) =>
  [title, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');

/** One test that failed, with the first lines of what it says. */
const failure = (file, title, message = '') =>
  headed(`${file.replace(/^.*\/(?=(?:src|tests)\/)/, '')} › ${title}`, spoken(message));

/** How vitest, and the coverage of the rules (tests/rules/coverage.ts), begin to say what no test of theirs says. */
const complaint = /Unhandled Error|expressões sem teste/;

/** The complaint in what a tool said, its last error, or its last lines. Only the end of a log is sure to be read. */
function reason(output) {
  const lines = spoken(output);
  const begins = [
    lines.findIndex((line) => complaint.test(line)),
    lines.findLastIndex((line) => /^\s*\w*Error:/.test(line)),
    Math.max(0, lines.length - LINES_OF_A_FAILURE),
  ];
  return headed('o que disse:', lines.slice(begins.find((begin) => begin >= 0)));
}

/**
 * @param {{ok: boolean}[]} rows of the benchmark
 * @returns {Counts}
 */
export function countLimits(rows) {
  const over = rows.filter(({ ok }) => !ok);
  return {
    passed: rows.length - over.length,
    failed: over.length,
    failures: over.map((row) => `limite ${JSON.stringify(row)}`),
  };
}

/**
 * A part in which nothing ran, or that ended badly without a failing test, has failed.
 * @param {Counts | null} counts null: the tool left no report
 * @param {number} code the tool's exit code
 * @param {string} [output] what the tool said
 * @returns {Counts}
 */
export function judge(counts, code, output = '') {
  const failures = output.trim() ? [reason(output)] : [];
  if (!counts) {
    const problem = `terminou com o código ${code} sem deixar relatório`;
    return { passed: 0, failed: 1, problem, failures };
  }
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, problem: 'nenhum teste rodou' };
  if (code !== 0 && counts.failed === 0) {
    return {
      ...counts,
      failed: 1,
      failures,
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
