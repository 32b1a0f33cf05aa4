// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countLimits, countPlaywright, countVitest, judge, total } from '../local/test-counts.mjs';

const linhas = (texto: string, quantas: number) => Array.from({ length: quantas }, (_, i) => `${texto} ${i}`);
/** What the summary carries of a part that ended badly after saying these lines. */
const porque = (disse: string[]) => judge({ passed: 3, failed: 0 }, 1, disse.join('\n')).failures;
const mostradas = (vistas: string[]) => [
  ['o que disse:', ...vistas.map((linha) => `    ${linha}`)].join('\n'),
];

describe('contagem dos testes', () => {
  it('conta como errado o que foi pulado e o arquivo que nem começou, e diz o nome do que falhou', () => {
    const testResults = [
      { name: '/casa/src/a.test.ts', status: 'failed', message: 'sem import', assertionResults: [] },
      {
        name: '/casa/src/b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'soma', failureMessages: ['\u001B[31m1 não é 2\u001B[0m'] },
          { status: 'passed', fullName: 'subtrai' },
        ],
      },
    ];
    expect(countVitest({ numPassedTests: 8, numTotalTests: 10, testResults })).toEqual({
      passed: 8,
      failed: 3,
      failures: ['src/b.test.ts › soma\n    1 não é 2', 'src/a.test.ts › não começou\n    sem import'],
    });
    expect(countLimits([{ ok: true }, { ok: false }])).toEqual({
      passed: 1,
      failed: 1,
      failures: ['limite {"ok":false}'],
    });
  });

  it('diz o nome da história que só passou na segunda vez, e a conta como errada', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    const erro = { results: [{ error: { message: 'não apareceu' } }] };
    const suites = [
      {
        suites: [
          { specs: [{ file: 'a.spec.ts', title: 'instável', tests: [{ status: 'flaky', ...erro }] }] },
        ],
        specs: [{ file: 'a.spec.ts', title: 'errada', tests: [{ status: 'unexpected', ...erro }] }],
      },
    ];
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 5,
      failed: 3,
      failures: ['a.spec.ts › errada\n    não apareceu'],
      unsteady: ['a.spec.ts › instável\n    não apareceu'],
    });
  });

  it('reprova uma parte em que nada rodou, sem relatório, ou que terminou mal', () => {
    expect(judge({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
    expect(judge({ passed: 0, failed: 0 }, 0)).toMatchObject({ failed: 1, problem: 'nenhum teste rodou' });
    expect(judge(null, 1)).toMatchObject({ failed: 1 });
    expect(judge({ passed: 3, failed: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(judge({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('diz por que uma parte terminou mal sem teste que falhasse: a queixa, ou o fim do que disse', () => {
    const faltas = ['firestore.rules: 20 expressões sem teste', ...linhas('falta', 20)];
    expect(porque([...linhas('certo', 20), ...faltas, ...linhas('depois', 20)])).toEqual(
      mostradas(faltas.slice(0, 12)),
    );
    const erro = ['⎯⎯ Unhandled Errors ⎯⎯', 'TypeError: não é função'];
    expect(porque([...linhas('certo', 20), '', ...erro])).toEqual(mostradas(erro));
    const esperado = 'Error: que um teste espera';
    expect(porque([esperado, ...linhas('certo', 20), 'Error: sem configuração', '  em x.ts'])).toEqual(
      mostradas(['Error: sem configuração', '  em x.ts']),
    );
    expect(porque(linhas('calado', 20))).toEqual(mostradas(linhas('calado', 20).slice(-12)));
    expect(judge(null, 143, 'Fim.').failures).toEqual(mostradas(['Fim.']));
    expect(judge({ passed: 3, failed: 0 }, 0, 'TypeError: de um teste que a espera')).not.toHaveProperty(
      'failures',
    );
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
