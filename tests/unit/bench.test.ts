// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readArguments } from '../local/bench/arguments.mjs';
import { controlFolder, frozenHash, plainTableFolder } from '../local/bench/control.mjs';
import { billedReads, isLookAtAccess } from '../local/bench/billed-reads.mjs';
import { kilobytes } from '../local/bench/kilobytes.mjs';
import { routesOf } from '../local/bench/routes.mjs';
import { measures, result, timed } from '../local/bench/scorecard.mjs';
import { median, slownessOf, steadyRounds } from '../local/bench/statistics.mjs';
import { closing, table } from '../local/bench/table.mjs';

const firestore = (metodo: string) =>
  `http://127.0.0.1:8080/v1/projects/p/databases/(default)/documents:${metodo}`;

describe('leituras cobradas', () => {
  it.each([
    [
      'documentos achados e os que faltam',
      'batchGet',
      [{ found: {} }, { missing: 'x' }, { transaction: 'y' }],
      2,
    ],
    [
      'uma consulta pelos seus resultados',
      'runQuery',
      [{ document: {} }, { document: {} }, { readTime: 'x' }],
      2,
    ],
    ['uma consulta vazia', 'runQuery?key=1', [{ readTime: 'x' }], 1],
    ['o que uma consulta pulou', 'runQuery', [{ document: {}, skippedResults: 30 }], 31],
    ['uma contagem vazia', 'runAggregationQuery', contagem('0'), 1],
    ['uma contagem por milhar de entradas', 'runAggregationQuery', contagem('100001'), 101],
    ['uma gravação', 'commit', [{}], 0],
  ])('conta %s', (_caso, metodo, resposta, leituras) =>
    expect(billedReads(firestore(metodo), resposta)).toBe(leituras),
  );
});

const corpo = (...documents: string[]) => JSON.stringify({ documents });

it('o olhar da sessão pelo seu acesso, que é do relógio, não conta para a tela', () => {
  const membro =
    'projects/p/databases/(default)/documents/licenciadas/l/empresas/e/colaboradores/membro-das-medidas';
  expect(isLookAtAccess(firestore('batchGet'), corpo(membro))).toBe(true);
  expect(isLookAtAccess(firestore('batchGet'), corpo(membro, `${membro}2`))).toBe(false);
  expect(isLookAtAccess(firestore('batchGet'), corpo(`${membro}2`))).toBe(false);
  expect(isLookAtAccess(firestore('runQuery'), '{}')).toBe(false);
});

function contagem(integerValue: string) {
  return [{ result: { aggregateFields: { aggregate_0: { integerValue } } } }];
}

it('as páginas de controle estão congeladas', () => {
  expect(frozenHash(controlFolder)).toBe('30b4dd6f85a357c380f8aa09dacba88c192d6d893cea4d5c8fa5aa5c4e291937');
  expect(frozenHash(plainTableFolder)).toBe(
    '093061ec39bdd241c61576931de87ff7cb174688536bbb0d091f4b06ebaa9d75',
  );
});

/** A chunk as Vite's manifest tells of it. */
const pedaco = (name: string, imports: string[] = [], src?: string) => ({
  file: `assets/${name}.js`,
  name,
  imports,
  ...(src ? { src } : {}),
});

describe('o código de cada tela', () => {
  const primeiros = ['index', 'inicio', 'autenticacao', 'sessao', 'principal'];
  const manifesto = {
    ...Object.fromEntries(primeiros.map((nome) => [nome, pedaco(nome)])),
    listas: pedaco('listas', ['inicio']),
    so: pedaco('so'),
    numeros: pedaco('numeros'),
    a: pedaco('APage', ['listas', 'so', 'numeros', 'principal'], 'src/areas/a/APage.tsx'),
    b: pedaco('BPage', ['listas'], 'src/areas/b/BPage.tsx'),
    modal: pedaco('Modal', ['so'], 'src/areas/b/Modal.tsx'),
    folha: { file: 'assets/a.css', name: 'APage' },
  };

  it('soma o que só ela tem, e tudo o que carrega com o que todas têm', () =>
    expect(routesOf(manifesto, () => 10)).toEqual([
      { name: 'APage', own: 20, all: 90 },
      { name: 'BPage', own: 10, all: 70 },
    ]));

  it('não aceita um build sem um dos pedaços de todas', () => {
    const { sessao: _sessao, ...sem } = manifesto as typeof manifesto & { sessao: object };
    expect(() => routesOf(sem, () => 10)).toThrow('sessao');
  });
});

describe('placar', () => {
  it('aceita o próprio limite, para mais e para menos', () => {
    const { loginUsable, homeLighthouse } = measures;
    if (!loginUsable || !homeLighthouse) throw new Error('medidas que o teste conhece');
    expect(result(loginUsable, 125)).toMatchObject({ row: 2, value: 125, target: 125, unit: 'KB', ok: true });
    expect(result(loginUsable, 125.01).ok).toBe(false);
    expect(result(homeLighthouse, 95).ok).toBe(true);
    expect(result(homeLighthouse, 94.9)).toMatchObject({ ok: false, atLeast: true });
  });

  it('mostra uma tabela em português e fecha com a conta; o que não tem limite só é mostrado', () => {
    const { allChunks, largestChunk } = measures;
    if (!allChunks || !largestChunk) throw new Error('medidas que o teste conhece');
    const linhas = [result(largestChunk, 100.5, 'hoje'), result(largestChunk, 146), result(allChunks, 900)];
    expect(table(linhas)).toBe(
      [
        'linha  medida                               valor  limite  unidade',
        '─────  ───────────────────────────────────  ─────  ──────  ───────  ────────────────',
        '    5  maior pedaço carregado depois, hoje  100,5   ≤ 145  KB       ✓',
        '    5  maior pedaço carregado depois          146   ≤ 145  KB       ✗ fora do limite',
        '    5  todos os pedaços                       900       –  KB       ✓',
      ].join('\n'),
    );
    expect(closing(linhas)).toBe('2 passed, 1 failed');
  });

  it('soma só o tipo pedido e só o que foi pedido a tempo', () => {
    const recursos = [
      { name: 'http://x/a.js', startTime: 10, encodedBodySize: 1024 },
      { name: 'http://x/b.js', startTime: 30, encodedBodySize: 512 },
      { name: 'http://x/a.css', startTime: 10, encodedBodySize: 2048 },
    ];
    expect(kilobytes(recursos, 'js')).toBe(1.5);
    expect(kilobytes(recursos, 'js', 20)).toBe(1);
    expect(kilobytes(recursos, 'css')).toBe(2);
  });

  it('usa a mediana e desconfia de séries agitadas', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow('nenhum');
    const voltas = [100, 130, 131, 900].map((control) => ({ control, home: 2 * control }));
    expect(steadyRounds(voltas).map(({ home }) => home)).toEqual([200, 260]);
    expect(steadyRounds([])).toEqual([]);
  });

  it('um tempo vale onde a página de controle leva o de costume; onde não, é dividido e diz que foi', () => {
    const { exportTime } = measures;
    if (!exportTime) throw new Error('medida que o teste conhece');
    expect(timed(exportTime, 2900, slownessOf(1_600), 'x')).toMatchObject({ value: 2900, ok: true });
    expect(timed(exportTime, 2900, slownessOf(1_600)).measure).toBe(exportTime.measure);
    expect(slownessOf(2_500)).toBe(2);
    expect(timed(exportTime, 5000, 2, 'x')).toMatchObject({
      measure: `${exportTime.measure}, x, dividido por 2: a máquina está lenta`,
      value: 2500,
      ok: true,
    });
  });

  it('entende os argumentos ou diz quais há', () => {
    const partes = ['bytes', 'reads'];
    expect(readArguments(['--limits', '--json'], partes)).toEqual({
      only: undefined,
      limits: true,
      json: true,
    });
    expect(readArguments(['--only', 'reads'], partes)).toMatchObject({ only: 'reads', limits: false });
    expect(() => readArguments(['--only', 'nada'], partes)).toThrow('bytes|reads');
    expect(() => readArguments(['reads'], partes)).toThrow('bytes|reads');
  });
});
