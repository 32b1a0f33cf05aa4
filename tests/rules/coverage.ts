/**
 * Coverage of firestore.rules over the tests with the tag `cobertura`. Every condition was evaluated, and every
 * `allow` said yes and no (threats I11). After the last file the evaluations of all workers' projects are put
 * together. A condition that nobody evaluated fails the run. A run of some files or tests only is not judged. The tests of
 * files' rules are a project of vitest's own: they may run beside these, and what is loaded here anew forgets what was
 * counted (T475).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { COBERTURA, contaParaACobertura } from '@tests/support/cobertura-das-regras';
import { joined, origin } from '../../build/regras.mjs';
import { carregarRegras, cobertura, esquecerAvaliacoes, percorrer, versoes } from './emulador';
import { regrasEscritas } from './regras';

const PASTA = '.local/cobertura-das-regras';
const TESTES = 'tests/rules';

/** One expression: whether it was evaluated, and came out true or false. */
interface Marcas {
  avaliada: boolean;
  sim: boolean;
  nao: boolean;
}
interface Relatorio {
  fonte: string;
  /**
   * Expressions by position `início-fim` in the source; `raiz` names the condition or function body the expression is
   * part of.
   */
  expressoes: Record<string, Marcas>;
}

/** Projects whose evaluations count begin so, a number for each worker follows; and those of all other tests. */
export const PROJETOS_MEDIDOS = 'demo-regras-medidas-';
export const PROJETOS_LIVRES = 'demo-regras-livres-';

/**
 * The emulator compiles the rules for a project at its first request, a second each: while the workers start. What
 * counts is counted in the rules as written.
 */
async function adiantar(trabalhadores: number): Promise<void> {
  const numeros = Array.from({ length: trabalhadores }, (_, i) => i + 1);
  const medidos = numeros.map((i) => `${PROJETOS_MEDIDOS}${i}`);
  await Promise.all(medidos.map((projeto) => carregarRegras(projeto, regrasEscritas())));
  for (const projeto of [...medidos, ...numeros.map((i) => `${PROJETOS_LIVRES}${i}`)])
    // A caller that needs the project waits for it, and hears of a failure.
    versoes(projeto, ['nada/nenhum']).catch(() => {});
}

/** Says that this test file has run to its end. */
export function marcarMedido(nome: string): void {
  mkdirSync(PASTA, { recursive: true });
  writeFileSync(join(PASTA, nome), '');
}

/** What the project evaluated, in a form that can be put together with others; undefined when no worker had it. */
async function relatorioDe(projeto: string): Promise<Relatorio | undefined> {
  const avaliadas = await cobertura(projeto);
  if (!avaliadas || avaliadas.raizes.length === 0) return undefined;
  const relatorio: Relatorio = { fonte: avaliadas.fonte, expressoes: {} };
  for (const raiz of avaliadas.raizes)
    percorrer(raiz, ({ sourcePosition: { currentOffset, endOffset }, values = [] }) => {
      const vistos = values.map(({ value }) => value);
      const marcas = (relatorio.expressoes[`${currentOffset}-${endOffset}`] ??= {
        avaliada: false,
        sim: false,
        nao: false,
      });
      marcas.avaliada ||= vistos.some((valor) => Object.keys(valor).length > 0);
      marcas.sim ||= vistos.some((valor) => valor['boolValue'] === true);
      marcas.nao ||= vistos.some((valor) => valor['boolValue'] === false || 'undefined' in valor);
    });
  return relatorio;
}

const quemMede = () =>
  readdirSync(TESTES).filter((nome) => {
    const texto = nome.endsWith('.test.ts') ? readFileSync(join(TESTES, nome), 'utf8') : '';
    return contaParaACobertura(texto);
  });

/** Expressions that failed, each as `arquivo:linha: texto`. */
function faltas(relatorios: Relatorio[]): string[] {
  const [{ fonte } = { fonte: '' }] = relatorios;
  const lugar = (posicao: number) => origin(fonte, fonte.slice(0, posicao).split('\n').length);
  const texto = (inicio: number, fim: number) =>
    fonte
      .slice(inicio, fim + 1)
      .replace(/\s+/g, ' ')
      .slice(0, 90);
  const posicoes = new Set(relatorios.flatMap(({ expressoes }) => Object.keys(expressoes)));
  return [...posicoes].flatMap((posicao) => {
    const [inicio = 0, fim = 0] = posicao.split('-').map(Number);
    const marcas = relatorios.map(({ expressoes }) => expressoes[posicao]);
    const algum = (marca: keyof Marcas) => marcas.some((m) => m?.[marca]);
    const onde = `${lugar(inicio)}: ${texto(inicio, fim)}`;
    if (!algum('avaliada')) return [`${onde} (nunca avaliada)`];
    if (!/allow [a-z, ]+: if $/.test(fonte.slice(0, inicio)) || !ehCondicaoToda(fonte, fim)) return [];
    if (!algum('sim')) return [`${onde} (nunca permitiu)`];
    return algum('nao') ? [] : [`${onde} (nunca negou)`];
  });
}
/** An expression's end is that of its last word: brackets that close it come after. */
const ehCondicaoToda = (fonte: string, fim: number) => /^.[\s)\]}(]*;/s.test(fonte.slice(fim));

/** What all workers evaluated. One after the other: the emulator builds each in a gigabyte of memory. */
async function recolher(trabalhadores: number): Promise<Relatorio[]> {
  const relatorios: Relatorio[] = [];
  for (let i = 1; i <= trabalhadores; i++) {
    const medido = `${PROJETOS_MEDIDOS}${i}`;
    const relatorio = await relatorioDe(medido);
    if (!relatorio) continue;
    relatorios.push(relatorio);
    // The tests still running need the room.
    await esquecerAvaliacoes(medido);
  }
  return relatorios;
}

/**
 * Collected while other files are still running: tests/support/ordem.ts has those with tests that count run first.
 */
export default async function iniciar(projeto: TestProject): Promise<() => Promise<void>> {
  if (readFileSync('firestore.rules', 'utf8') !== joined())
    throw new Error('firestore.rules não é o que as partes dizem: npm run regras');
  rmSync(PASTA, { recursive: true, force: true });
  await adiantar(projeto.config.maxWorkers);
  const arquivos = quemMede().map((nome) => join(PASTA, nome.replace(/\.test\.ts$/, '')));
  let recolhidos: Promise<Relatorio[]> | undefined;
  const recolherQuandoProntos = () => {
    if (projeto.config.testNamePattern || !arquivos.every((arquivo) => existsSync(arquivo))) return;
    clearInterval(relogio);
    recolhidos ??= recolher(projeto.config.maxWorkers);
    // A caller that waits for it hears of a failure, at the end.
    recolhidos.catch(() => {});
  };
  const relogio = setInterval(recolherQuandoProntos, 200);
  const julgar = async () => {
    recolherQuandoProntos();
    clearInterval(relogio);
    if (!recolhidos) {
      const corridos = projeto.vitest.state.getTestModules().map(({ moduleId }) => moduleId);
      const todos = quemMede().every((nome) => corridos.some((id) => id.endsWith(`/${TESTES}/${nome}`)));
      return todos && !projeto.config.testNamePattern
        ? 'Os arquivos que medem as regras correram, e o que avaliaram não foi recolhido.'
        : '';
    }
    const relatorios = await recolhidos;
    if (relatorios.length === 0) return 'O emulador não contou nenhuma avaliação das regras.';
    const problemas = faltas(relatorios);
    return problemas.length === 0
      ? ''
      : `firestore.rules: ${problemas.length} expressões sem teste (contam os testes com { tags: '${COBERTURA}' })\n  ${problemas.join('\n  ')}`;
  };
  return async () => {
    // vitest says of what is thrown here that closing failed, and ends well.
    const queixa = await julgar().catch(
      (erro: unknown) => `A cobertura das regras não foi lida: ${String(erro)}`,
    );
    if (queixa === '') return;
    console.error(queixa);
    process.exitCode = 1;
  };
}
