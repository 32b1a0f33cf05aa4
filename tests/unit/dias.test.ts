// @vitest-environment node
/**
 * One clock: days and hours of the product are those of Brasília, wherever browser and server are (decisions I116).
 * Types refuse to show a day as a moment (ui/texto/formatos.ts). This test refuses what asks the machine's own zone, and
 * a day that is stored without saying that it is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const arquivos = ['src', 'functions/src']
  .flatMap((pasta) =>
    readdirSync(pasta, { recursive: true, encoding: 'utf8' }).map((nome) => `${pasta}/${nome}`),
  )
  .filter((arquivo) => /\.tsx?$/.test(arquivo) && !/\.test\.tsx?$/.test(arquivo))
  .map((arquivo) => [arquivo, readFileSync(arquivo, 'utf8')] as const);

/** What answers differently in Manaus, in Brasília and in Greenwich. */
const DA_MAQUINA = [
  /\.[gs]et(?:Date|Day|Month|FullYear|Hours|Minutes|TimezoneOffset)\(/g,
  /\.toLocale(?:Date|Time)String\(/g,
  /\.toLocaleString\([^)]*(?:dateStyle|timeStyle|hour|day|month)/g,
  /DateTimeFormat\((?![^)]*timeZone)[^)]*\)/g,
  // Parts of a date, and a day with an hour but no zone.
  /new Date\([^()]+,[^()]+\)/g,
  /T\d\d:\d\d(?::[\d.]+)?[`']/g,
  // The day in Greenwich.
  /toISOString\(\)\.(?:slice|split|substring)/g,
];

/** Where the browser's own clock is meant, or Greenwich's. */
const CERTOS = [
  // Compared with Brasília's, to say which of the two is shown.
  "src/ui/texto/formatos.ts: DateTimeFormat('pt-BR', { timeStyle: 'medium' })",
  // When something was kept in this browser, a moment ago.
  'src/ui/formulario/CorpoDoFormulario.tsx: .toLocaleTimeString(',
  "src/areas/resposta/assistente/SituacaoDaFolha.tsx: DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })",
  // A birth date is noon in Greenwich of its day.
  'src/domain/pessoas/nascimento.ts: toISOString().slice',
  // A calendar's own times are Greenwich's.
  'src/domain/imersoes/ics.ts: toISOString().slice',
];

it('nada pergunta o fuso da máquina', () => {
  const achados = arquivos.flatMap(([arquivo, texto]) =>
    DA_MAQUINA.flatMap((padrao) => [...texto.matchAll(padrao)].map(([achado]) => `${arquivo}: ${achado}`)),
  );
  expect(achados.toSorted()).toEqual(CERTOS.toSorted());
});

it('o que se grava com inicioDoDia ou fimDoDia é um dia no esquema', () => {
  const gravados = new Set(
    arquivos.flatMap(([, texto]) =>
      [...texto.matchAll(/(\w+): (?:\w+ \? )?(?:inicioDoDia|fimDoDia)\(/g)].map(([, campo = '']) => campo),
    ),
  );
  // `inicio` and `fim` are ends of what is asked of the database, and stored nowhere.
  for (const limite of ['inicio', 'fim', 'valor']) gravados.delete(limite);
  const campos = arquivos.flatMap(([arquivo, texto]) =>
    [...texto.matchAll(/(\w+): (?:z\.nullable\()?(instante|limiteDoDia)\(\)/g)].map(
      ([, campo = '', tipo = '']) => ({ arquivo, campo, tipo }),
    ),
  );
  const dias = new Set(campos.filter(({ tipo }) => tipo === 'limiteDoDia').map(({ campo }) => campo));
  expect([...gravados].filter((campo) => !dias.has(campo))).toEqual([]);
  // Enrolments and events keep a moment of that name; the movement of a tactic keeps a day.
  const tambemMomento = campos.filter(({ campo, tipo }) => tipo === 'instante' && dias.has(campo));
  expect(tambemMomento.map(({ arquivo, campo }) => `${arquivo}: ${campo}`)).toEqual([
    'src/domain/empresas/empresa.ts: data',
    'src/domain/imersoes/cronograma.ts: data',
    'src/domain/imersoes/inscricao.ts: data',
  ]);
  expect(gravados.size).toBeGreaterThan(8);
});
