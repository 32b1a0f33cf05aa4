// @vitest-environment node
// Texts as people bring them: what is read is what they see in their spreadsheet, and the rest is said by line.
import { describe, expect, it } from 'vitest';
import { FORMATO_DAS_IDEIAS } from '@/domain/ideias/importacao-ideias';
import { FORMATO_DOS_COLABORADORES } from '@/domain/pessoas/importacao-colaboradores';
import { acharColunas, emFaixas, numeroDaCelula } from './planilha';
import { decodificar, lerColado, lerTabela, lerTextoDoArquivo, textoDoArquivo } from './tabela';

const ler = (texto: string) => lerTabela(texto, FORMATO_DOS_COLABORADORES);
const celulas = (texto: string) => ler(texto).linhas.map((linha) => linha.celulas);
const numeros = (texto: string) => ler(texto).linhas.map(({ numero }) => numero);
const arquivo = (bytes: Uint8Array) => lerTextoDoArquivo(bytes, FORMATO_DAS_IDEIAS);

const bytes = (...quais: number[]) => new Uint8Array(quais);
const utf8 = (texto: string) => new TextEncoder().encode(texto);
const latino = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
/** Letters of Portuguese in the old Mac's table. */
const NO_MAC: Record<string, number> = {
  á: 0x87,
  ã: 0x8b,
  ç: 0x8d,
  é: 0x8e,
  í: 0x92,
  ô: 0x99,
  õ: 0x9b,
  ú: 0x9c,
};
const mac = (texto: string) => Uint8Array.from(texto, (letra) => NO_MAC[letra] ?? letra.charCodeAt(0));

const pessoas = (n: number) => Array.from({ length: n }, (_, i) => `p${i}@x.co`);
const largas = (n: number) => ['E-mail', ...Array.from({ length: n - 1 }, (_, i) => `c${i}`)].join(';');

describe('codificação', () => {
  it('UTF-8, UTF-8 com marca, UTF-16 com marca e sem, Windows-1252 e Mac são descobertos', () => {
    expect(decodificar(utf8('João'))).toEqual({ texto: 'João', codificacao: 'utf-8', certa: true });
    expect(decodificar(bytes(0xef, 0xbb, 0xbf, 0x41)).texto).toBe('A');
    expect(decodificar(bytes(0xff, 0xfe, 0x41, 0x00)).texto).toBe('A');
    expect(decodificar(bytes(0xfe, 0xff, 0x00, 0x41)).texto).toBe('A');
    expect(decodificar(bytes(0x41, 0x00, 0xe3, 0x00)).texto).toBe('Aã');
    expect(decodificar(bytes(0x00, 0x41, 0x00, 0xe3)).texto).toBe('Aã');
    expect(decodificar(latino('Conceição Araújo é vó'))).toEqual({
      texto: 'Conceição Araújo é vó',
      codificacao: 'windows-1252',
      certa: true,
    });
    expect(decodificar(mac('Conceição Araújo é mãe'))).toEqual({
      texto: 'Conceição Araújo é mãe',
      codificacao: 'macintosh',
      certa: true,
    });
  });
  it('onde duas servem, isso é dito e a pessoa escolhe', () => {
    // Nobody's letters: the signs of an old DOS table.
    const dos = bytes(...latino('titulo\nReposi'), 0x87, 0xc6, 0x6f, 0x0a);
    expect(arquivo(dos).avisos).toEqual([expect.stringMatching(/^Não há certeza de como os acentos/)]);
    expect(arquivo(utf8('titulo\nReposição')).avisos).toEqual([]);
    const comoMac = lerTextoDoArquivo(latino('titulo\nReposição'), FORMATO_DAS_IDEIAS, {
      codificacao: 'macintosh',
    });
    expect(comoMac).toMatchObject({ codificacao: 'macintosh', linhas: [{}, { celulas: ['ReposiÁ„o'] }] });
  });
  it('uma letra quebrada no meio de um UTF-8 é dita pela linha, e o resto se lê', () => {
    const inteiro = utf8('titulo;descricao\nÁgua;São João e Conceição\nAção;é');
    const quebrado = inteiro.slice(0, -1);
    const { codificacao, linhas } = arquivo(quebrado);
    expect(codificacao).toBe('utf-8');
    expect(linhas[1]).toEqual({ numero: 2, celulas: ['Água', 'São João e Conceição'] });
    expect(linhas[2]?.defeitos).toEqual({ 1: 'há uma letra que não se conseguiu ler (\ufffd).' });
  });
});

describe('separador', () => {
  it.each([
    ['tabulação (colado da planilha)', '\t', 'Ana Lima\tana@x.co\nCaio\tcaio@x.co'],
    ['ponto e vírgula', ';', 'Ana Lima;ana@x.co\nCaio;caio@x.co'],
    ['vírgula', ',', 'Ana Lima,ana@x.co\r\nCaio,caio@x.co'],
    ['barra', '|', 'Ana Lima|ana@x.co\nCaio|caio@x.co'],
  ])('é descoberto sem títulos: %s', (_nome, separador, texto) => {
    expect(ler(texto).separador).toBe(separador);
    expect(celulas(texto)).toEqual([
      ['Ana Lima', 'ana@x.co'],
      ['Caio', 'caio@x.co'],
    ]);
  });
  it('os títulos que se conhecem decidem, por mais vírgulas que haja no resto', () => {
    const texto = 'Nome;E-mail\nLima, Ana, Dra., da Silva;ana@x.co\nReis, Caio, Dr., de Souza;caio@x.co';
    expect(celulas(texto)[1]).toEqual(['Lima, Ana, Dra., da Silva', 'ana@x.co']);
  });
  it('uma coluna só não se parte nas vírgulas do texto', () =>
    expect(
      lerTabela('titulo\nÁgua, luz e ar\nCafé; chá', FORMATO_DAS_IDEIAS).linhas.map((l) => l.celulas),
    ).toEqual([['titulo'], ['Água, luz e ar'], ['Café; chá']]));
  it('o que a pessoa diz vale mais que o julgado', () =>
    expect(
      lerTabela('Nome;E-mail\nAna;ana@x.co', FORMATO_DOS_COLABORADORES, { separador: ',' }).linhas[0]
        ?.celulas,
    ).toEqual(['Nome;E-mail']));
  it('sep= na primeira linha é um pedido, e não uma linha', () => {
    expect(celulas('sep=;\r\nNome;E-mail\r\nAna, a Lima;ana@x.co')).toEqual([
      ['Nome', 'E-mail'],
      ['Ana, a Lima', 'ana@x.co'],
    ]);
    expect(ler('\ufeff"sep=|"\nNome|E-mail').linhas[0]).toEqual({ numero: 1, celulas: ['Nome', 'E-mail'] });
    expect(() => ler('sep=:\nNome:E-mail')).toThrow('A primeira linha pede o separador ":".');
  });
});

describe('linhas', () => {
  it.each(['\n', '\r\n', '\r'])('terminadas por %j, também as vazias e a última', (fim) => {
    const texto = ['Nome;E-mail', '', 'Ana;ana@x.co', ';;', 'Caio;caio@x.co', ''].join(fim);
    expect(celulas(texto)).toEqual([
      ['Nome', 'E-mail'],
      ['Ana', 'ana@x.co'],
      ['Caio', 'caio@x.co'],
    ]);
    expect(numeros(texto)).toEqual([1, 3, 5]);
  });
  it('terminadas de dois modos no mesmo arquivo não se juntam', () =>
    expect(numeros('Nome;E-mail\r\nAna;ana@x.co\nCaio;caio@x.co\rEva;eva@x.co\r\n')).toEqual([1, 2, 3, 4]));
  it('aspas guardam o separador, a linha e a própria aspa', () =>
    expect(celulas('Nome;E-mail\n"Lima; ""Ana""\r\nDra.";ana@x.co')[1]).toEqual([
      'Lima; "Ana"\nDra.',
      'ana@x.co',
    ]));
  it('a aspa que não fecha recusa tudo, com a linha dela', () => {
    const aberta = ler('E-mail;Nome\na@x.co;Ana\n\nb@x.co;"sala 2\nc@x.co;Caio');
    expect(aberta).toMatchObject({ linhas: [], separador: ';' });
    expect(aberta.recusa).toMatch(/^Linha 4: a aspa antes de «sala 2» foi aberta e não fechada/);
    expect(ler('E-mail;Nome\nb@x.co;"sala 2"').recusa).toBeUndefined();
  });
  it('a aspa que fecha antes do fim da célula também', () => {
    expect(ler('E-mail;Nome\na@x.co;"Sul" Ltda\nb@x.co;Bia').recusa).toMatch(
      /^Linha 2: em «"?Sul" Ltda» uma aspa fecha a célula antes do fim/,
    );
    expect(ler('E-mail;Nome\na@x.co;A "Sul" Ltda\nb@x.co;Bia').recusa).toBeUndefined();
  });
  it('uma célula entre aspas que parece ter engolido linhas é dita; um texto de duas linhas não', () => {
    expect(ler('E-mail;Nome\na@x.co;"Ana\nb@x.co;Bia"\nc@x.co;Caio').avisos).toEqual([
      'Linha 2: uma célula entre aspas junta linhas que parecem ser da tabela. Confira as aspas.',
    ]);
    expect(ler('E-mail;Nome\na@x.co;"Ana\nLima"\nc@x.co;Caio').avisos).toEqual([]);
  });
  it('a linha com mais células que títulos é recusada sozinha', () => {
    const { linhas } = ler('Nome,E-mail\nLima, Ana,ana@x.co\n"Lima, Eva",eva@x.co\nCaio,caio@x.co,,');
    expect(linhas.map(({ recusa }) => recusa)).toEqual([
      undefined,
      'tem 3 células, e a primeira linha tem 2. Se o texto de uma célula tem ",", ponha-o entre aspas.',
      undefined,
      undefined,
    ]);
  });
  it('erros de planilha são defeitos da célula, e não texto', () =>
    expect(
      ler(
        'E-mail;Nome\na@x.co;#N/D\nb@x.co;#REF!\nc@x.co;######\nd@x.co;Err:502\ne@x.co;#1 da lista',
      ).linhas.map(({ defeitos }) => defeitos),
    ).toEqual([
      undefined,
      { 1: 'há um erro da planilha (#N/D).' },
      { 1: 'há um erro da planilha (#REF!).' },
      { 1: 'há um erro da planilha (######).' },
      { 1: 'há um erro da planilha (Err:502).' },
      undefined,
    ]));
});

describe('limites', () => {
  it('200 pessoas passam, com títulos ou sem, e linhas vazias não contam; a 201ª recusa, com a conta', () => {
    const recusa = 'São 201 linhas; o limite é 200 pessoas por vez. Divida a lista em partes.';
    for (const antes of [[], ['E-mail']]) {
      expect(ler([...antes, ...pessoas(200)].join('\n\n')).linhas).toHaveLength(200 + antes.length);
      expect(ler([...antes, ...pessoas(201)].join('\n'))).toMatchObject({ linhas: [], recusa });
    }
  });
  it('100 colunas passam; a 101ª recusa, com a conta', () => {
    expect(ler(largas(100)).linhas[0]?.celulas).toHaveLength(100);
    expect(ler(largas(101)).recusa).toMatch(/^A linha 1 tem 101 colunas; o limite é 100\./);
  });
  it('recusa listas enormes com a conta (H07)', () =>
    expect(ler('ana@x.co\n'.repeat(500_000)).recusa).toMatch(/^São 500.000 linhas; o limite é 200 pessoas/));
  it('um megabyte passa, colado ou em arquivo; um byte a mais não', async () => {
    const cheio = 'x'.repeat(1024 * 1024);
    const { limites } = FORMATO_DOS_COLABORADORES;
    expect(lerColado(cheio, FORMATO_DOS_COLABORADORES).linhas).toHaveLength(1);
    expect(() => lerColado(`${cheio}x`, FORMATO_DOS_COLABORADORES)).toThrow('O arquivo passa de 1 MB');
    expect(await textoDoArquivo(new File([cheio], 'a.csv'), limites)).toHaveLength(1024 * 1024);
    await expect(textoDoArquivo(new File([`${cheio}x`], 'a.csv'), limites)).rejects.toThrow(
      'O arquivo passa de 1 MB',
    );
  });
});

describe('o que não é tabela', () => {
  it.each(['', '\n\n', ';;\n', '\ufeff'])('%j está vazio', (texto) =>
    expect(lerTextoDoArquivo(utf8(texto), FORMATO_DOS_COLABORADORES).recusa).toBe(
      'O arquivo está vazio: nenhuma linha tem conteúdo.',
    ),
  );
  it.each([
    ['PDF', '%PDF-1.4', 'É um PDF.'],
    ['RTF', '{\\rtf1', 'É um documento de texto.'],
    ['.xls', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', 'É uma planilha antiga (.xls)'],
    ['HTML', '<html><table><tr><td>titulo', 'É uma página da internet'],
    ['binário', 'titulo\u0000;\u0001\u0002', 'O arquivo não é um texto nem uma planilha'],
  ])('%s é recusado com uma frase', (_nome, conteudo, frase) =>
    expect(() => arquivo(latino(conteudo))).toThrow(frase),
  );
});

it('o título igual vence o que só contém a palavra', () =>
  expect(acharColunas(['Nome do setor', 'NOME', 'x'], ['nome', 'setor'], (coluna) => [coluna])).toEqual(
    new Map([
      ['nome', 1],
      ['setor', 0],
    ]),
  ));

it('números de linhas em faixas', () => {
  expect(emFaixas([3])).toBe('3');
  expect(emFaixas([2, 3])).toBe('2 e 3');
  expect(emFaixas([2, 4, 5, 6, 9])).toBe('2, 4 a 6 e 9');
  expect(emFaixas(Array.from({ length: 20 }, (_, i) => i * 2))).toMatch(/^0, 2, .*, 22 e mais 8$/);
});

it.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1500', 1500],
  ['1.500,25', 1500.25],
  ['-0', -0],
  ['007', 7],
  [' 3 ', 3],
  ['1.500', '"1.500" pode ser 1,500 ou 1500. Escreva sem ponto.'],
  ['1e3', '"1e3" não é um número.'],
  ['0x10', '"0x10" não é um número.'],
  ['12abc', '"12abc" não é um número.'],
  ['½', '"½" não é um número.'],
])('o número digitado %s', (escrito, lido) => expect(numeroDaCelula(escrito)).toBe(lido));
