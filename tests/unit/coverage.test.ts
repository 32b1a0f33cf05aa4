// @vitest-environment node
/** docs/coverage.md tells the truth: its files and tests exist, what it quotes is in them, and no text is left out. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEPOIS, type Linha, lerCobertura, SEM_TESTE } from '@tests/support/cobertura';
import { CORRECOES, DE_OUTRA_AREA, PARTE_1 } from '@tests/support/textos';

/** Rows without a test today. Lower it with every test that shows one; it never grows. */
const AINDA_SEM_TESTE = 0;

const linhas = lerCobertura();
const daSecao = (...secoes: string[]) => linhas.filter(({ secao }) => secoes.includes(secao));
const semTeste = daSecao(SEM_TESTE);
const depois = daSecao(DEPOIS);
const mostradas = linhas.filter(({ secao }) => secao !== SEM_TESTE && secao !== DEPOIS);

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

it('there are rows of every section', () => {
  expect(mostradas.length).toBeGreaterThan(150);
  expect(depois.length).toBeGreaterThan(0);
});

it('what makes each row exists and holds what the row quotes', () =>
  expect([...mostradas, ...semTeste].flatMap(problemasDosArquivos)).toEqual([]));

it('the tests that show each row exist', () => expect(mostradas.flatMap(problemasDosTestes)).toEqual([]));

it('what comes later names its part', () =>
  expect(depois.filter(({ arquivos, resto }) => arquivos.length > 0 || !/^part [23]/.test(resto))).toEqual(
    [],
  ));

it('rows without a test only get fewer', () => {
  process.stdout.write(`docs/coverage.md: ${mostradas.length} shown, ${semTeste.length} without a test\n`);
  expect(semTeste.length).toBeLessThanOrEqual(AINDA_SEM_TESTE);
});

describe('every text the part quotes has a row', () => {
  const citados = new Set(linhas.flatMap((linha) => linha.citados));
  it('quoted', () => expect(PARTE_1.filter((texto) => !citados.has(texto))).toEqual([]));
  it('those of later areas under the later part', () => {
    const adiados = new Set(depois.flatMap((linha) => linha.citados));
    expect(DE_OUTRA_AREA.filter((texto) => !adiados.has(texto))).toEqual([]);
  });
});
