// @vitest-environment node
/**
 * The coverage pages tell the truth. Their files and tests exist, what they quote is in them, and no text is left
 * out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Linha, lerCobertura, SEM_TESTE } from '@tests/support/cobertura';
import { CORRECOES, PARTE_1, PARTE_2, PARTE_3 } from '@tests/support/textos';

/**
 * `semTeste`: rows without a test today. Lower it with every test that shows one; it never grows. `aoMenos`: rows shown,
 * which only grow.
 */
const PAGINAS = [
  {
    pagina: 'docs/coverage.md',
    textos: PARTE_1,
    semTeste: 0,
    aoMenos: 200,
  },
  {
    pagina: 'docs/coverage-2.md',
    textos: PARTE_2,
    semTeste: 0,
    aoMenos: 200,
  },
  {
    pagina: 'docs/coverage-3.md',
    textos: PARTE_3,
    semTeste: 0,
    aoMenos: 120,
  },
];
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

describe.each(PAGINAS)('$pagina', ({ pagina, textos, semTeste: permitidas, aoMenos }) => {
  const linhas = lerCobertura(pagina);
  const semTeste = linhas.filter(({ secao }) => secao === SEM_TESTE);
  const mostradas = linhas.filter(({ secao }) => secao !== SEM_TESTE);

  it('there are rows of every section', () => {
    expect(mostradas.length).toBeGreaterThan(aoMenos);
  });
  it('what makes each row exists and holds what the row quotes', () =>
    expect([...mostradas, ...semTeste].flatMap(problemasDosArquivos)).toEqual([]));
  it('the tests that show each row exist', () => expect(mostradas.flatMap(problemasDosTestes)).toEqual([]));
  it('rows without a test only get fewer', () => {
    process.stdout.write(`${pagina}: ${mostradas.length} shown, ${semTeste.length} without a test\n`);
    expect(semTeste.length).toBeLessThanOrEqual(permitidas);
  });
  it('every text the part quotes has a row', () =>
    expect(textos.filter((texto) => !citadosEm(linhas).has(texto))).toEqual([]));
});
