// @vitest-environment node
/**
 * The coverage pages tell the truth. Their files and tests exist, what they quote is in them, and no text is left
 * out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEPOIS, type Linha, lerCobertura, SEM_TESTE } from '@tests/support/cobertura';
import { CORRECOES, DE_OUTRA_AREA, DEPOIS_DA_PARTE_2, PARTE_1, PARTE_2 } from '@tests/support/textos';

/**
 * `semTeste`: rows without a test today. Lower it with every test that shows one; it never grows. `aoMenos`: rows shown,
 * which only grow. `adiados`: texts of areas still to come, under the later part of the page `adiadosEm`.
 */
const PAGINAS = [
  {
    pagina: 'docs/coverage.md',
    textos: PARTE_1,
    adiados: DE_OUTRA_AREA,
    adiadosEm: 'docs/coverage.md',
    semTeste: 0,
    aoMenos: 200,
  },
  {
    pagina: 'docs/coverage-2.md',
    textos: PARTE_2,
    // Of calls and scores of part 3: its own page has them.
    adiados: DEPOIS_DA_PARTE_2,
    adiadosEm: 'docs/coverage-3.md',
    semTeste: 0,
    aoMenos: 200,
  },
  {
    pagina: 'docs/coverage-3.md',
    textos: [],
    adiados: [],
    adiadosEm: 'docs/coverage-3.md',
    semTeste: 0,
    aoMenos: 15,
  },
];
/** All of part 2 is there. */
const INTEIRAS = ['docs/coverage-2.md'];

const ler = (arquivo: string) => (existsSync(arquivo) ? readFileSync(arquivo, 'utf8') : '');
const numaLinha = (texto: string) => texto.replace(/\s+/g, ' ');

/** What does not vary of a quoted text, in the spelling the product uses. */
const partes = (texto: string) =>
  (CORRECOES[texto] ?? texto)
    .split(/\{[^}]*\}|\.\.\.$|^x - | de n$/)
    .map((parte) => parte.trim())
    .filter((parte) => parte.length > 1);

/** What is wrong with the file column of a row. */
function problemasDosArquivos({ oQue, arquivos, citados }: Linha): string[] {
  const faltam = arquivos.filter((arquivo) => !existsSync(arquivo));
  const conteudo = numaLinha(arquivos.map(ler).join('\n'));
  const ausentes = citados.flatMap(partes).filter((parte) => !conteudo.includes(parte));
  return [
    ...(arquivos.length === 0 ? [`${oQue}: no file`] : []),
    ...faltam.map((arquivo) => `${oQue}: ${arquivo} does not exist`),
    ...ausentes.map((parte) => `${oQue}: "${parte}" is not in ${arquivos.join(', ')}`),
  ];
}

const problemasDosTestes = ({ oQue, testes }: Linha): string[] =>
  testes
    .filter(({ arquivo, titulo }) => !titulo || !numaLinha(ler(arquivo)).includes(titulo))
    .map(({ arquivo, titulo }) => `${oQue}: "${titulo}" is not a test of ${arquivo || 'any file'}`);

const citadosEm = (destas: readonly Linha[]) => new Set(destas.flatMap((linha) => linha.citados));

describe.each(PAGINAS)('$pagina', ({ pagina, textos, adiados, adiadosEm, semTeste: permitidas, aoMenos }) => {
  const linhas = lerCobertura(pagina);
  const semTeste = linhas.filter(({ secao }) => secao === SEM_TESTE);
  const depois = linhas.filter(({ secao }) => secao === DEPOIS);
  const ficam = lerCobertura(adiadosEm).filter(({ secao }) => secao === DEPOIS);
  const mostradas = linhas.filter(({ secao }) => secao !== SEM_TESTE && secao !== DEPOIS);

  it('there are rows of every section', () => {
    expect(mostradas.length).toBeGreaterThan(aoMenos);
    expect(depois.length === 0).toBe(INTEIRAS.includes(pagina));
  });
  it('what makes each row exists and holds what the row quotes', () =>
    expect([...mostradas, ...semTeste].flatMap(problemasDosArquivos)).toEqual([]));
  it('the tests that show each row exist', () => expect(mostradas.flatMap(problemasDosTestes)).toEqual([]));
  it('what comes later names its part', () =>
    expect(depois.filter(({ arquivos, resto }) => arquivos.length > 0 || !/^part [23]/.test(resto))).toEqual(
      [],
    ));
  it('rows without a test only get fewer', () => {
    process.stdout.write(`${pagina}: ${mostradas.length} shown, ${semTeste.length} without a test\n`);
    expect(semTeste.length).toBeLessThanOrEqual(permitidas);
  });
  it('every text the part quotes has a row', () =>
    expect(textos.filter((texto) => !citadosEm([...linhas, ...ficam]).has(texto))).toEqual([]));
  it('those of later areas stand under the later part', () =>
    expect(adiados.filter((texto) => !citadosEm(ficam).has(texto))).toEqual([]));
});
