// @vitest-environment node
// Property: whatever program wrote a table, it comes back equal, or a sentence says why not and names the line.
import { describe, expect, it } from 'vitest';
import { type CellObject, utils, writeXLSX } from 'xlsx';
import {
  type Codificacao,
  emUmaLinha,
  type Formato,
  type Separador,
  SEPARADORES,
  type Tabela,
} from '@/domain/comum/planilha';
import { FORMATO_DA_CONFERENCIA, TITULOS_DA_ENTREVISTA } from '@/domain/diagnostico/conferencia';
import { FORMATO_DAS_PERGUNTAS } from '@/domain/diagnostico/importacao-perguntas';
import { COLUNAS_DAS_IDEIAS, FORMATO_DAS_IDEIAS } from '@/domain/ideias/importacao-ideias';
import { FORMATO_DOS_COLABORADORES } from '@/domain/pessoas/importacao-colaboradores';
import { FORMATO_DAS_EMPRESAS } from '@/domain/projetos/importacao-empresas';
import { aleatorio } from '@tests/support/aleatorio';
import { comXml } from '@tests/support/xlsx';
import { lerBytes } from './lerBytes';

const HISTORIAS = 400;

const IMPORTACOES: readonly { formato: Formato; titulos: readonly string[] }[] = [
  { formato: FORMATO_DOS_COLABORADORES, titulos: ['Nome', 'E-mail', 'Setores', 'Telefone'] },
  { formato: FORMATO_DAS_IDEIAS, titulos: Object.values(COLUNAS_DAS_IDEIAS) },
  { formato: FORMATO_DAS_PERGUNTAS, titulos: ['Pergunta', 'Descrição', 'Grupo', 'Peso', 'Ordem'] },
  {
    formato: FORMATO_DAS_EMPRESAS,
    titulos: ['CNPJ', 'Nome da empresa', 'E-mail de quem administra', 'Categoria'],
  },
  { formato: FORMATO_DA_CONFERENCIA, titulos: TITULOS_DA_ENTREVISTA },
];

/** What people write: accents, signs of every delimiter, quotes, line breaks, numbers, and nothing. */
const PEDACOS = [
  'Água',
  'São João',
  'reuso',
  'café',
  'família',
  'avó',
  'd’água',
  'mãe',
  'É isto',
  'ÂMBAR',
  'CAÇÃO',
  'Lima, Ana',
  'a; b',
  'x | y',
  'um\tdois',
  'disse "sim"',
  '"',
  '5"',
  'linha um\nlinha dois',
  '12,5',
  '1.500',
  '0',
  '-3',
  '=A1',
  "'aspas'",
  '100%',
  '#1',
  '…',
  '—',
  'nº 3',
  'R$ 5',
  '€ 7',
  'a@b.co',
  '  ',
  '',
];

type Sorte = ReturnType<typeof aleatorio>;
const um = <T>(sorte: Sorte, de: readonly T[]): T => de[Math.floor(sorte() * de.length)] as T;
const vezes = (sorte: Sorte, maximo: number) => Math.floor(sorte() * (maximo + 1));

interface Escrita {
  formato: Formato;
  /** Rows of cells; an empty one is a row without content. */
  linhas: string[][];
}
const semVazias = (celulas: readonly string[]) =>
  celulas.slice(0, celulas.findLastIndex((celula) => celula.trim() !== '') + 1);

/** A table that an import may get: its headings, at least two, in any order, and rows with blank ones between. */
function umaTabela(sorte: Sorte): Escrita {
  const { formato, titulos } = um(sorte, IMPORTACOES);
  const cabecalho = titulos
    .map((titulo) => ({ titulo, lugar: sorte() }))
    .toSorted((a, b) => a.lugar - b.lugar)
    .slice(0, 2 + vezes(sorte, titulos.length - 2))
    .map(({ titulo }) => titulo);
  const celula = () =>
    Array.from({ length: vezes(sorte, 2) }, () => um(sorte, PEDACOS)).join(um(sorte, ['', ' ', '; ', ', ']));
  const linhas = Array.from({ length: vezes(sorte, 8) }, () => (sorte() < 0.2 ? [] : cabecalho.map(celula)));
  return { formato, linhas: [cabecalho, ...linhas] };
}

/** Rows with content as they must come back, with their numbers. */
const esperadas = (linhas: readonly string[][], como: (celula: string) => string = (celula) => celula) =>
  linhas.flatMap((linha, i) => {
    const celulas = semVazias(linha.map(como));
    return celulas.length === 0 ? [] : [[i + 1, ...celulas]];
  });
const lidas = ({ linhas }: Tabela) => linhas.map(({ numero, celulas }) => [numero, ...celulas]);

const SEPARA = Object.keys(SEPARADORES) as Separador[];
const FINS = ['\n', '\r\n', '\r'];

/** Bytes of a one-byte table; null where it lacks a letter. */
function emUmByte(texto: string, codificacao: Codificacao): Uint8Array | null {
  const tabela = new Map(
    Array.from({ length: 256 }, (_, i) => [new TextDecoder(codificacao).decode(new Uint8Array([i])), i]),
  );
  const bytes = Array.from(texto, (letra) => tabela.get(letra));
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : null;
}
const em16 = (texto: string, primeiroBaixo: boolean, marca: boolean) => {
  const inteiro = marca ? `\ufeff${texto}` : texto;
  const bytes = new Uint8Array(inteiro.length * 2);
  const vista = new DataView(bytes.buffer);
  [...Array(inteiro.length).keys()].forEach((i) =>
    vista.setUint16(i * 2, inteiro.charCodeAt(i), primeiroBaixo),
  );
  return bytes;
};
const codificar: readonly ((texto: string) => Uint8Array | null)[] = [
  (texto) => new TextEncoder().encode(texto),
  (texto) => new TextEncoder().encode(`\ufeff${texto}`),
  (texto) => em16(texto, true, true),
  (texto) => em16(texto, false, true),
  (texto) => em16(texto, true, false),
  (texto) => emUmByte(texto, 'windows-1252'),
  (texto) => emUmByte(texto, 'macintosh'),
];

/** The table as a program writes it: delimiter, quotes, line ends, blank rows and columns, encoding. */
function emTexto(sorte: Sorte, linhas: readonly string[][]): Uint8Array {
  const [separador, fim, todas] = [um(sorte, SEPARA), um(sorte, FINS), sorte() < 0.3];
  const [vaziasNoFim, pedido] = [vezes(sorte, 2), sorte() < 0.2];
  const largura = linhas[0]?.length ?? 0;
  const escrita = (celula: string) =>
    todas || /["\n\r]/.test(celula) || celula.includes(separador)
      ? `"${celula.replaceAll('"', '""').replaceAll('\n', fim === '\r' ? '\n' : fim)}"`
      : celula;
  const texto = linhas
    .map((linha) => {
      const cheia =
        linha.length === 0 && sorte() < 0.5 ? [] : Array.from({ length: largura }, (_, i) => linha[i] ?? '');
      const aspas = linha.length > 0 ? cheia.map(escrita) : cheia;
      return [...aspas, ...(cheia.length > 0 ? Array<string>(vaziasNoFim).fill('') : [])].join(separador);
    })
    .join(fim);
  const inteiro = `${pedido ? `sep=${separador}${fim}` : ''}${texto}${sorte() < 0.7 ? fim : ''}`;
  for (;;) {
    const bytes = um(sorte, codificar)(inteiro);
    if (bytes) return bytes;
  }
}

/** A refusal that helps: it names the line. */
const nomeiaALinha = (frase: string | undefined) => expect(frase).toMatch(/^(A l|L)inha \d/);

describe('qualquer programa', () => {
  it('o texto volta igual, ou se diz por quê', () => {
    let iguais = 0;
    for (let semente = 1; semente <= HISTORIAS; semente++) {
      const sorte = aleatorio(semente * 7_919);
      const { formato, linhas } = umaTabela(sorte);
      const tabela = lerBytes(emTexto(sorte, linhas), formato);
      if (tabela.recusa !== undefined) {
        nomeiaALinha(tabela.recusa);
        continue;
      }
      // Accents that two tables may have written are asked about.
      if (tabela.avisos.some((aviso) => aviso.startsWith('Não há certeza'))) continue;
      expect(lidas(tabela), `semente ${semente}`).toEqual(esperadas(linhas));
      expect(tabela.linhas.every(({ recusa, defeitos }) => !recusa && !defeitos)).toBe(true);
      iguais++;
    }
    // What is refused or asked about is the exception.
    expect(iguais).toBeGreaterThan(HISTORIAS * 0.9);
  });

  it('o que se quebra no caminho nunca volta diferente sem uma frase', () => {
    for (let semente = 1; semente <= HISTORIAS; semente++) {
      const sorte = aleatorio(semente * 104_729);
      const { formato, linhas } = umaTabela(sorte);
      const inteiro = linhas.map((linha) => linha.map((celula) => emUmaLinha(celula.replaceAll('"', ''))));
      const onde = 1 + vezes(sorte, inteiro.length - 1);
      const alvo = inteiro[onde];
      if (!alvo || alvo.length === 0) continue;
      const qual = vezes(sorte, alvo.length - 1);
      const quebrar = um(sorte, ['aspa', 'celula', 'erro'] as const);
      if (quebrar === 'aspa') alvo[qual] = `"${alvo[qual]}`;
      if (quebrar === 'celula') alvo.push('a mais');
      if (quebrar === 'erro') alvo[qual] = um(sorte, ['#N/D', '#REF!', '#DIV/0!', '#VALOR!']);
      const texto = inteiro.map((linha) => linha.map((c) => c.replaceAll('\t', ' ')).join('\t')).join('\r\n');
      const { recusa, linhas: voltaram } = lerBytes(new TextEncoder().encode(texto), formato);
      if (quebrar === 'aspa') {
        expect(recusa, `semente ${semente}`).toMatch(new RegExp(`^Linha ${onde + 1}: a aspa antes de `));
        continue;
      }
      const ruim = voltaram.find(({ numero }) => numero === onde + 1);
      if (quebrar === 'celula') expect(ruim?.recusa, `semente ${semente}`).toMatch(/^tem \d+ células/);
      else expect(ruim?.defeitos?.[qual], `semente ${semente}`).toMatch(/^há um erro da planilha/);
    }
  });

  it('a planilha volta igual; a fórmula sem valor guardado se diz', () => {
    for (let semente = 1; semente <= HISTORIAS / 4; semente++) {
      const sorte = aleatorio(semente * 15_485_863);
      const { formato, linhas } = umaTabela(sorte);
      const folha = utils.aoa_to_sheet(linhas.map((linha) => linha.map((celula) => celula || null)));
      const largura = linhas[0]?.length ?? 1;
      // One row more: a formula with its value, a formula without, a number and a blank column between.
      const r = linhas.length;
      const [comValor, semValor] = [vezes(sorte, largura - 1), largura + 1];
      const por = (c: number, celula: CellObject) => (folha[utils.encode_cell({ r, c })] = celula);
      por(comValor, { t: 'n', v: 12.5, f: 'A1*1' });
      por(semValor, { t: 'n', v: 4_242 });
      folha['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r, c: semValor } });
      const livro = utils.book_new();
      utils.book_append_sheet(livro, folha, 'Dados');
      const bytes = comXml(
        new Uint8Array(
          writeXLSX(livro, {
            type: 'array',
            bookSST: sorte() < 0.5,
            compression: sorte() < 0.5,
          }) as ArrayBuffer,
        ),
        (xml) => xml.replace('<v>4242</v>', um(sorte, ['<f>1+1</f>', '<f>1+1</f><v></v>', '<f>1+1</f><v/>'])),
      );
      const tabela = lerBytes(bytes, formato);
      const ultima = Array.from({ length: semValor + 1 }, (_, c) =>
        c === comValor ? '12,5' : c === semValor ? '=1+1' : '',
      );
      expect(lidas(tabela), `semente ${semente}`).toEqual(esperadas([...linhas, ultima]));
      expect(tabela.linhas.at(-1)?.defeitos, `semente ${semente}`).toEqual({
        [semValor]: 'há uma fórmula sem valor guardado. Copie só os valores.',
      });
    }
  });
});
