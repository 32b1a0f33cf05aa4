// Files that LibreOffice itself writes, in this very test: what is read is what stands in the sheet, or a sentence says
// why not (decisions P170). `npm test -- tudo` runs it; LibreOffice comes from the system (tests/local/libreoffice.mjs).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CellObject, utils, writeXLSX } from 'xlsx';
import { arquivosDasTabelas } from '@/areas/questionarios/respostas/arquivosDasRespostas';
import { lerBytes } from '@/areas/importacao/lerBytes';
import type { Codificacao, Separador } from '@/domain/comum/planilha';
import { FORMATO_DAS_PERGUNTAS } from '@/domain/diagnostico/importacao-perguntas';

/**
 * What is typed into the sheet, and what people see of it. Row 4 is empty. No sign from 0x80 to 0x9f of Windows-1252
 * is in it: Node 20 decodes them wrongly, browsers do not.
 */
const LINHAS: readonly (readonly [
  number: number,
  celulas: readonly (CellObject | string)[],
  visto: readonly string[],
])[] = [
  [
    1,
    ['Pergunta', 'Descrição', 'Grupo', 'Peso', 'Ordem'],
    ['Pergunta', 'Descrição', 'Grupo', 'Peso', 'Ordem'],
  ],
  [
    2,
    [
      'Há metas de inovação?',
      'disse "sim"; e, depois, "não"',
      'Estratégia',
      { t: 'n', v: 2.5 },
      { t: 'n', v: 1 },
    ],
    ['Há metas de inovação?', 'disse "sim"; e, depois, "não"', 'Estratégia', '2,5', '1'],
  ],
  [
    3,
    [
      'Mãe, avó e São João?',
      'primeira linha\nsegunda linha',
      'caixa-d´água',
      { t: 'n', v: 0.25, z: '0%' },
      { t: 'n', f: '1+1', v: 2 },
    ],
    ['Mãe, avó e São João?', 'primeira linha\nsegunda linha', 'caixa-d´água', '25%', '2'],
  ],
  [
    5,
    ['=não é fórmula', 'x | y', '007', { t: 'n', v: 46388, z: 'dd/mm/yyyy' }, { t: 'n', v: 3 }],
    ['=não é fórmula', 'x | y', '007', '01/01/2027', '3'],
  ],
];

let pasta: string;
const LIBREOFFICE = process.env['SOFFICE_PATH'] ?? 'soffice';

/** Brazilian numbers and dates, whatever the system's language. */
const PERFIL = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>pt-BR</value></prop></item>
</oor:items>`;

beforeAll(() => {
  pasta = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  mkdirSync(join(pasta, 'perfil/user'), { recursive: true });
  writeFileSync(join(pasta, 'perfil/user/registrymodifications.xcu'), PERFIL);
  const folha = utils.aoa_to_sheet([]);
  for (const [linha, celulas] of LINHAS)
    for (const [c, celula] of celulas.entries())
      folha[utils.encode_cell({ r: linha - 1, c })] =
        typeof celula === 'string' ? { t: 's', v: celula, z: '@' } : celula;
  folha['!ref'] = 'A1:E5';
  const livro = utils.book_new();
  utils.book_append_sheet(livro, folha, 'Perguntas');
  writeFileSync(
    join(pasta, 'fonte.xlsx'),
    new Uint8Array(writeXLSX(livro, { type: 'array' }) as ArrayBuffer),
  );
});
afterAll(() => rmSync(pasta, { recursive: true, force: true }));

/** The file as LibreOffice saves it under that filter of its own. */
function salvar(comoQue: string, fonte = 'fonte.xlsx'): Uint8Array {
  const saida = join(pasta, comoQue.replaceAll(/\W+/g, '-'));
  const perfil = `-env:UserInstallation=${pathToFileURL(join(pasta, 'perfil')).href}`;
  const pedido = [perfil, '--headless', '--convert-to', comoQue, '--outdir', saida, join(pasta, fonte)];
  execFileSync(LIBREOFFICE, pedido, { stdio: 'pipe' });
  return readFileSync(join(saida, `${fonte.replace(/\..*/, '')}.${comoQue.replace(/:.*/s, '')}`));
}
const lidas = (bytes: Uint8Array) =>
  lerBytes(bytes, FORMATO_DAS_PERGUNTAS).linhas.map(({ numero, celulas }) => [numero, celulas]);
const VISTAS = LINHAS.map(([numero, , visto]) => [numero, visto]);

describe('planilhas', () => {
  it.each(['xlsx', 'ods'])('%s: lê o que se vê', (formato) => expect(lidas(salvar(formato))).toEqual(VISTAS));
  it('xls, que não se lê, é recusada com uma frase', () =>
    expect(() => lidas(salvar('xls'))).toThrow(/^É uma planilha antiga \(\.xls\)/));
});

/** Numbers of LibreOffice's export of texts: delimiter, quotation mark, encoding. */
const SEPARADOR: Record<Separador, number> = { ';': 59, ',': 44, '\t': 9, '|': 124 };
const CODIFICACAO: Partial<Record<Codificacao, number>> = {
  'utf-8': 76,
  'windows-1252': 1,
  macintosh: 2,
  'utf-16le': 65_535,
};
/** Every delimiter and every encoding; every text between quotation marks, or only where it needs them. */
const TEXTOS: [Separador, Codificacao, aspas: boolean][] = [
  [';', 'utf-8', false],
  [';', 'windows-1252', true],
  [';', 'macintosh', false],
  [';', 'utf-16le', true],
  [',', 'utf-8', true],
  ['\t', 'utf-8', false],
  ['|', 'utf-8', true],
];

it.each(TEXTOS)(
  'texto separado por %j em %s, aspas em todos os textos: %s',
  (separador, codificacao, aspas) => {
    const filtro = `Text - txt - csv (StarCalc):${SEPARADOR[separador]},34,${CODIFICACAO[codificacao]},1,,0,${aspas},true,false`;
    const bytes = salvar(`csv:${filtro}`);
    expect(lidas(bytes)).toEqual(VISTAS);
    expect(lerBytes(bytes, FORMATO_DAS_PERGUNTAS)).toMatchObject({ separador, codificacao });
  },
);

describe('respostas que se exportam', () => {
  const RESPOSTAS = [
    ['P1', 'P1. Conte', 'Nota geral', 'Finalizada em'],
    ['1 | 3', 'disse "sim"; e, depois,\n"não"', 61.5, new Date('2026-11-03T12:07:30Z')],
    ['', '=1+1', 7, ''],
    ['2', '-5', '', new Date('2026-11-04T02:30:00Z')],
  ];
  const VISTO = [
    '"P1";"P1. Conte";"Nota geral";"Finalizada em"',
    '"1 | 3";"disse ""sim""; e, depois,\n""não""";61,5;03/11/2026 09:07:30',
    ';"\'=1+1";7;',
    '"2";"\'-5";;03/11/2026 23:30:00',
  ].join('\n');
  it('P295 o LibreOffice lê na planilha os mesmos valores', () => {
    const [arquivo] = arquivosDasTabelas([{ nome: 'Respostas', linhas: RESPOSTAS }]);
    writeFileSync(join(pasta, 'respostas.xlsx'), new Uint8Array(arquivo?.bytes ?? new ArrayBuffer(0)));
    const lida = salvar('csv:Text - txt - csv (StarCalc):59,34,76,1,,0,true,true,false', 'respostas.xlsx');
    expect(new TextDecoder().decode(lida).trim()).toBe(VISTO);
  });
});
