// @vitest-environment node
// Spreadsheets as people bring them: what is read is what they see, and the rest is said by line and column.
import { describe, expect, it } from 'vitest';
import { type CellObject, utils, type WorkSheet, writeXLSX } from 'xlsx';
import { arquivoDaPlanilha } from '@/areas/relatorio/celulas';
import type { Formato } from '@/domain/comum/planilha';
import { FORMATO_DAS_PERGUNTAS } from '@/domain/diagnostico/importacao-perguntas';
import { celulaDeTexto, linhaDeTextos, linhaDeXml, xlsxDe } from '@tests/support/xlsx';
import { lerPlanilha, tamanhoAberto } from './folhas';
import { lerArquivo } from './lerArquivo';
import { lerBytes } from './lerBytes';

const FORMATO: Formato = FORMATO_DAS_PERGUNTAS;
const ILEGIVEL = /^O arquivo não é uma planilha/;
const bytesDe = async (arquivo: File) => new Uint8Array(await arquivo.arrayBuffer());
type Valor = string | number | boolean;

/** A file with these sheets; `mudar` puts in what no list of values can say. */
function pasta(
  abas: Record<string, Valor[][]>,
  mudar: (folhas: Record<string, WorkSheet>) => void = () => {},
) {
  const livro = utils.book_new();
  for (const [nome, linhas] of Object.entries(abas))
    utils.book_append_sheet(livro, utils.aoa_to_sheet(linhas), nome);
  mudar(livro.Sheets);
  return new Uint8Array(writeXLSX(livro, { type: 'array' }) as ArrayBuffer);
}
const planilha = (linhas: Valor[][], celulas: Record<string, CellObject> = {}, mesclas: string[] = []) =>
  pasta({ Perguntas: linhas }, ({ Perguntas = {} }) => {
    Object.assign(Perguntas, celulas);
    Perguntas['!merges'] = mesclas.map((faixa) => utils.decode_range(faixa));
    const fim = utils.decode_range(Perguntas['!ref'] ?? 'A1').e;
    for (const { r, c } of Object.keys(celulas).map((onde) => utils.decode_cell(onde))) {
      fim.r = Math.max(fim.r, r);
      fim.c = Math.max(fim.c, c);
    }
    Perguntas['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: fim });
  });
const ler = (bytes: Uint8Array, aba?: string) =>
  lerPlanilha(bytes, FORMATO, aba === undefined ? {} : { aba });
const celulas = (bytes: Uint8Array) => ler(bytes).linhas.map((linha) => linha.celulas);

const comPeso = (numero: number, peso: string) =>
  linhaDeXml(numero, `${celulaDeTexto(`A${numero}`, 'Há?')}<c r="B${numero}">${peso}</c>`);
const soFormula = (numero: number) => linhaDeXml(numero, `<c r="A${numero}"><f>A1</f></c>`);
const muitas = (n: number) => [['Pergunta'], ...Array.from({ length: n }, (_, i) => [`P ${i}`])];
const larga = (n: number) => [['Pergunta', ...Array.from({ length: n - 1 }, (_, i) => `c${i}`)]];
const deBytes = (bytes: number) => new File([new Uint8Array(bytes)], 'a.xlsx');

const abrirDeBytes = (bytes: number) => lerArquivo(deBytes(bytes), FORMATO, {}, new AbortController().signal);

it('o que se escreve é o que se lê, e nada vira fórmula', async () => {
  const linhas = [
    ['Ordem', 'Pergunta'],
    [1.5, '=1+1'],
    [2, 'Há tempo?'],
  ];
  const arquivo = arquivoDaPlanilha('perguntas.xlsx', 'Perguntas', linhas);
  expect(arquivo.name).toBe('perguntas.xlsx');
  expect(celulas(await bytesDe(arquivo))).toEqual([
    ['Ordem', 'Pergunta'],
    ['1,5', "'=1+1"],
    ['2', 'Há tempo?'],
  ]);
});

describe('células', () => {
  const PERGUNTA = linhaDeTextos(1, 'Pergunta', 'Peso');
  const semValor = 'há uma fórmula sem valor guardado. Copie só os valores.';
  it('uma fórmula vale o que a planilha guardou dela; sem valor guardado é um defeito, e nunca zero', () => {
    const lida = ler(
      xlsxDe(
        PERGUNTA +
          comPeso(2, '<f>1-1</f><v>0</v>') +
          comPeso(3, '<f>2*2</f><v></v>') +
          comPeso(4, '<f>2*2</f>') +
          comPeso(5, '<v>7</v>'),
      ),
    );
    expect(lida.linhas.slice(1)).toEqual([
      { numero: 2, celulas: ['Há?', '0'] },
      { numero: 3, celulas: ['Há?', '=2*2'], defeitos: { 1: semValor } },
      { numero: 4, celulas: ['Há?', '=2*2'], defeitos: { 1: semValor } },
      { numero: 5, celulas: ['Há?', '7'] },
    ]);
    expect(lida.avisos).toEqual(['Linha 2: há fórmulas; foi lido o valor que a planilha guardou delas.']);
  });
  it('uma linha só de fórmulas sem valor não é lida, e isso é dito', () => {
    const lida = ler(xlsxDe(PERGUNTA + linhaDeTextos(2, 'Há?', '1') + soFormula(3) + soFormula(4)));
    expect(lida.linhas.map(({ numero }) => numero)).toEqual([1, 2]);
    expect(lida.avisos).toEqual(['Linhas 3 e 4: só há fórmulas sem valor guardado, e nada foi lido.']);
  });
  it('uma fórmula que dá texto vazio é uma célula vazia', () =>
    expect(
      ler(
        planilha([['Pergunta', 'Peso']], { A2: { t: 's', v: 'Há?' }, B2: { t: 's', v: '', f: 'IF(1,"")' } }),
      ).linhas[1],
    ).toEqual({ numero: 2, celulas: ['Há?'] }));
  it.each([
    [0x07, '#DIV/0!', '#DIV/0!'],
    [0x2a, '#N/A', '#N/D'],
    [0x17, '#REF!', '#REF!'],
    [0x0f, '#VALUE!', '#VALOR!'],
  ])('um erro é um erro, e não o número %i do seu código', (v, w, visto) =>
    expect(ler(planilha([['Pergunta', 'Peso'], ['Há?']], { B2: { t: 'e', v, w } })).linhas[1]).toEqual({
      numero: 2,
      celulas: ['Há?', visto],
      defeitos: { 1: `há um erro da planilha (${visto}).` },
    }),
  );
  it('datas, porcentagens, números e sim ou não chegam como se veem', () =>
    expect(
      celulas(
        planilha([['Pergunta']], {
          A2: { t: 'n', v: 33_105, z: 'dd/mm/yyyy' },
          B2: { t: 'n', v: 33_105.5, z: 'dd/mm/yyyy hh:mm' },
          C2: { t: 'n', v: 0.85, z: '0%' },
          D2: { t: 'n', v: 0.1 + 0.2 },
          E2: { t: 'b', v: true },
          F2: { t: 'n', v: 47_998_800_100 },
        }),
      )[1],
    ).toEqual(['20/08/1990', '20/08/1990 12:00', '85%', '0,3', 'VERDADEIRO', '47998800100']));
  it('quebras de linha dentro da célula são uma só, sem restos', () => {
    const [, linha] = celulas(
      planilha([
        ['Pergunta', 'Descrição'],
        ['Onde?\r\n', 'Primeira\r\nSegunda'],
      ]),
    );
    expect(linha).toEqual(['Onde?\n', 'Primeira\nSegunda']);
  });
  it('células mescladas para baixo valem em todas as linhas que têm algo; as vazias seguem vazias', () => {
    const lida = ler(
      planilha(
        [
          ['Pergunta', 'Grupo'],
          ['Há tempo?', 'Cultura'],
          ['Há metas?', ''],
          ['', ''],
          ['Há verba?', ''],
          ['Há venda?', 'Resultados'],
        ],
        {},
        ['B2:B5'],
      ),
    );
    expect(lida.linhas.map(({ numero, celulas: [, grupo] }) => [numero, grupo])).toEqual([
      [1, 'Grupo'],
      [2, 'Cultura'],
      [3, 'Cultura'],
      [5, 'Cultura'],
      [6, 'Resultados'],
    ]);
    expect(lida.avisos).toEqual(['Células mescladas valem para todas as suas linhas: B2:B5.']);
  });
});

describe('abas', () => {
  const duas = pasta({
    Leia: [['Como preencher']],
    Perguntas: [
      ['Pergunta', 'Grupo'],
      ['Há tempo?', 'Cultura'],
    ],
    Vazia: [],
    Outra: [['Pergunta'], ['De outra']],
  });
  it('lê a dos títulos conhecidos, diz o nome dela e as que não leu, e lê outra que se escolha', () => {
    const lida = ler(duas);
    expect(lida).toMatchObject({ aba: 'Perguntas', abas: ['Leia', 'Perguntas', 'Vazia', 'Outra'] });
    expect(lida.avisos).toEqual(['Foi lida a aba "Perguntas". Não foram lidas: "Leia", "Outra".']);
    expect(ler(duas, 'Outra').linhas[1]?.celulas).toEqual(['De outra']);
  });
  it('entre iguais, a primeira que se vê; a oculta só se escolhida', () => {
    const oculta = utils.book_new();
    for (const nome of ['Escondida', 'À vista'])
      utils.book_append_sheet(oculta, utils.aoa_to_sheet([['Pergunta'], [nome]]), nome);
    oculta.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const bytes = new Uint8Array(writeXLSX(oculta, { type: 'array' }) as ArrayBuffer);
    expect(ler(bytes).aba).toBe('À vista');
    expect(ler(bytes, 'Escondida').linhas[1]?.celulas).toEqual(['Escondida']);
  });
});

describe('limites', () => {
  it('400 linhas passam, com as vazias de fora da conta; a 401ª recusa, com a conta', () => {
    const espacadas = muitas(400).flatMap((linha) => [linha, ['']]);
    expect(ler(planilha(espacadas)).linhas).toHaveLength(401);
    expect(ler(planilha(muitas(401)))).toMatchObject({
      linhas: [],
      aba: 'Perguntas',
      recusa: 'São 401 linhas; o limite é 400 perguntas por vez. Divida a lista em partes.',
    });
  });
  it('a linha 602 e uma faixa enorme se leem', () => {
    expect(
      ler(planilha([['Pergunta']], { A602: { t: 's', v: 'Lá embaixo?' } })).linhas.map(
        ({ numero }) => numero,
      ),
    ).toEqual([1, 602]);
    const enorme = pasta({ P: [['Pergunta'], ['Há?']] }, ({ P = {} }) => {
      P['XFD1048576'] = { t: 'z' };
      P['!ref'] = 'A1:B2';
      P['!fullref'] = 'A1:XFD1048576';
    });
    expect(celulas(enorme)).toEqual([['Pergunta'], ['Há?']]);
  });
  it('100 colunas passam; a 101ª recusa, com a conta', () => {
    expect(ler(planilha(larga(100))).linhas[0]?.celulas).toHaveLength(100);
    expect(ler(planilha(larga(101))).recusa).toMatch(/^A linha 1 tem 101 colunas; o limite é 100\./);
  });
  it('um arquivo maior que o limite nem chega a ser lido; um dentro dele chega ao trabalhador', async () => {
    await expect(abrirDeBytes(2 * 1024 * 1024 + 1)).rejects.toThrow(
      'O arquivo passa de 2 MB. Divida a lista em partes.',
    );
    await expect(abrirDeBytes(2 * 1024 * 1024)).rejects.toThrow(/Worker/);
  });
});

it('os bytes dizem o que o arquivo é, e não o nome dele', () => {
  const texto = new TextEncoder().encode('Pergunta;Grupo\nHá?;Cultura');
  const daPlanilha = lerBytes(
    planilha([
      ['Pergunta', 'Grupo'],
      ['Há?', 'Cultura'],
    ]),
    FORMATO,
  );
  const doTexto = lerBytes(texto, FORMATO);
  expect(daPlanilha.linhas).toEqual(doTexto.linhas);
  expect([daPlanilha.aba, daPlanilha.separador, doTexto.aba, doTexto.separador]).toEqual([
    'Perguntas',
    undefined,
    undefined,
    ';',
  ]);
});

it('um zip quebrado, um texto e um arquivo vazio são recusados com uma frase', async () => {
  const inteiro = await bytesDe(arquivoDaPlanilha('a.xlsx', 'a', [['x']]));
  expect(() => ler(inteiro.slice(0, 200))).toThrow(ILEGIVEL);
  expect(() => ler(new TextEncoder().encode('Pergunta;Grupo'))).toThrow(ILEGIVEL);
  expect(() => ler(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toThrow(ILEGIVEL);
  expect(lerBytes(new Uint8Array(), FORMATO).recusa).toMatch(/^O arquivo está vazio/);
  expect(ler(pasta({ Vazia: [] })).recusa).toMatch(/^O arquivo está vazio/);
});

it('abas e textos chamados __proto__ são só texto, e nada fora da planilha muda', () => {
  const [titulos, linha] = celulas(
    pasta({
      __proto__x: [
        ['__proto__', 'constructor'],
        ['polluted', 'x'.repeat(32_000)],
      ],
    }),
  );
  expect(titulos).toEqual(['__proto__', 'constructor']);
  expect(linha?.[1]).toHaveLength(32_000);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('um arquivo pequeno que diz guardar gigabytes não é aberto', async () => {
  const bytes = await bytesDe(arquivoDaPlanilha('a.xlsx', 'a', [['x']]));
  expect(tamanhoAberto(bytes)).toBeLessThan(100_000);
  const v = new DataView(bytes.buffer, bytes.byteOffset);
  for (let i = 0; i < bytes.length - 28; i++)
    if (v.getUint32(i, true) === 0x02014b50) v.setUint32(i + 24, 0x7fffffff, true);
  expect(() => ler(bytes)).toThrow(/^A planilha tem mais conteúdo/);
});
