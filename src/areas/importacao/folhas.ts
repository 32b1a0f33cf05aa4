/**
 * Rows out of a spreadsheet. It brings the library along, so it is loaded in a worker when a file is read. Only the sheet
 * with the headings is read, and that is said, as is whatever holds no value to be trusted (decisions P170).
 */
import { type CellObject, read, SSF, utils, type WorkBook, type WorkSheet } from 'xlsx';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  asLinhas,
  type Escolhas,
  type Formato,
  type LinhaDaTabela,
  type Tabela,
  tabelaDentroDosLimites,
  titulosConhecidos,
} from '@/domain/comum/planilha';
import { defeitoDoTexto } from '@/domain/comum/tabela';

/** Bytes of everything in the zip: a row of the product's imports has hundreds, so this is plenty. */
const MAXIMO_ABERTO = 64 * 1024 * 1024;
const GRANDE =
  'A planilha tem mais conteúdo do que se consegue abrir. Copie só as linhas que interessam para uma nova.';
const ILEGIVEL = 'O arquivo não é uma planilha que se consiga abrir. Salve-a de novo como .xlsx ou .csv.';

/** Every xlsx is a zip, whatever the file's name. */
export const ehPlanilha = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Error codes as a Brazilian spreadsheet shows them. */
const ERROS: Readonly<Record<string, string>> = {
  '#NULL!': '#NULO!',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#N/A': '#N/D',
};

interface Lida {
  texto: string;
  defeito?: string;
}

const dois = (n: number) => String(n).padStart(2, '0');

/** Digits with a decimal comma, without what floats add behind the fifteenth. */
const comVirgula = (n: number) => String(Number(n.toPrecision(15))).replace('.', ',');

/** A number as people see it: a day, a percentage, or digits with a decimal comma. */
function textoDoNumero(valor: number, formato: string, date1904: boolean): string {
  if (SSF.is_date(formato)) {
    const { y, m, d, H, M } = SSF.parse_date_code(valor, { date1904 }) ?? { y: 0, m: 0, d: 0, H: 0, M: 0 };
    const hora = H || M ? `${dois(H)}:${dois(M)}` : '';
    return valor < 1 ? hora || '00:00' : `${dois(d)}/${dois(m)}/${y}${hora && ` ${hora}`}`;
  }
  return formato.includes('%') ? `${comVirgula(valor * 100)}%` : comVirgula(valor);
}

function lerCelula({ t, v, w, f, z }: CellObject, date1904: boolean): Lida {
  if (t === 'e') {
    const erro = ERROS[w ?? ''] ?? w ?? '#ERRO!';
    return { texto: erro, defeito: `há um erro da planilha (${erro}).` };
  }
  if (t === 'z')
    return f === undefined
      ? { texto: '' }
      : { texto: `=${f}`, defeito: 'há uma fórmula sem valor guardado. Copie só os valores.' };
  if (typeof v === 'number') return { texto: textoDoNumero(v, String(z ?? 'General'), date1904) };
  if (typeof v === 'boolean') return { texto: v ? 'VERDADEIRO' : 'FALSO' };
  const texto = String(v ?? '').replace(/\r\n?/g, '\n');
  const defeito = defeitoDoTexto(texto);
  return { texto, ...(defeito && { defeito }) };
}

/** Cells that were merged downwards have the value of the first one, as people see it. Sideways they hold nothing. */
function mescladas(folha: WorkSheet): { de: (linha: number, coluna: number) => number; frases: string[] } {
  const partes = (folha['!merges'] ?? []).filter(({ s, e }) => e.r > s.r);
  return {
    de: (linha, coluna) =>
      partes.find(({ s, e }) => s.c === coluna && linha > s.r && linha <= e.r)?.s.r ?? linha,
    frases:
      partes.length === 0
        ? []
        : [
            `Células mescladas valem para todas as suas linhas: ${partes
              .slice(0, 12)
              .map((parte) => utils.encode_range(parte))
              .join(', ')}${partes.length > 12 ? ` e mais ${partes.length - 12}` : ''}.`,
          ],
  };
}

function linhasDa(folha: WorkSheet, date1904: boolean): Pick<Tabela, 'linhas' | 'avisos'> {
  const todas = (folha['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  const mescla = mescladas(folha);
  const linhas: LinhaDaTabela[] = [];
  const [comFormula, soFormulas]: [number[], number[]] = [[], []];
  todas.forEach((linha, r) => {
    const celulas: string[] = [];
    const defeitos: Record<number, string> = {};
    let [algo, formulas, semValor] = [false, false, false];
    linha?.forEach((celula, c) => {
      if (!celula) return;
      const { texto, defeito } = lerCelula(celula, date1904);
      if (texto.trim() === '') return;
      if (celula.t === 'z') semValor = true;
      else algo = true;
      formulas ||= celula.f !== undefined && celula.t !== 'z';
      celulas[c] = texto;
      if (defeito) defeitos[c] = defeito;
    });
    if (!algo) {
      if (semValor) soFormulas.push(r + 1);
      return;
    }
    if (formulas) comFormula.push(r + 1);
    // Columns of the sheet, not of the row: a merged cell may be its last.
    const largura = Math.max(celulas.length, ...(folha['!merges'] ?? []).map(({ s }) => s.c + 1));
    const completas = Array.from({ length: largura }, (_, c) => {
      if (celulas[c] !== undefined) return celulas[c];
      const acima = todas[mescla.de(r, c)]?.[c];
      return acima ? lerCelula(acima, date1904).texto : '';
    });
    linhas.push({
      numero: r + 1,
      celulas: completas.slice(0, completas.findLastIndex((texto) => texto !== '') + 1),
      ...(Object.keys(defeitos).length > 0 && { defeitos }),
    });
  });
  return {
    linhas,
    avisos: [
      ...mescla.frases,
      ...(comFormula.length > 0
        ? [`${asLinhas(comFormula)}: há fórmulas; foi lido o valor que a planilha guardou delas.`]
        : []),
      ...(soFormulas.length > 0
        ? [`${asLinhas(soFormulas)}: só há fórmulas sem valor guardado, e nada foi lido.`]
        : []),
    ],
  };
}

/** The sheets that hold cells, those that people see first. */
function folhasDe({ SheetNames, Sheets, Workbook }: WorkBook): { nome: string; folha: WorkSheet }[] {
  const oculta = (nome: string) => Number((Workbook?.Sheets?.[SheetNames.indexOf(nome)]?.Hidden ?? 0) > 0);
  return SheetNames.flatMap((nome) => {
    const folha = Sheets[nome];
    return folha?.['!data'] ? [{ nome, folha }] : [];
  }).toSorted((a, b) => oculta(a.nome) - oculta(b.nome));
}

/** Rows of one sheet. Throws ErroDoProduto for what is no spreadsheet. */
export function lerPlanilha(bytes: Uint8Array, formato: Formato, { aba }: Escolhas = {}): Tabela {
  const aberto = ehPlanilha(bytes) ? tamanhoAberto(bytes) : Infinity;
  if (aberto > MAXIMO_ABERTO) throw new ErroDoProduto(aberto === Infinity ? ILEGIVEL : GRANDE);
  const pasta = abrir(bytes);
  const date1904 = pasta.Workbook?.WBProps?.date1904 ?? false;
  const lidas = folhasDe(pasta).map(({ nome, folha }) => {
    const { linhas, avisos } = linhasDa(folha, date1904);
    return { nome, linhas, avisos, conhecidos: titulosConhecidos(linhas[0]?.celulas ?? [], formato) };
  });
  const [melhor] = lidas.toSorted(
    (a, b) => b.conhecidos - a.conhecidos || Number(b.linhas.length > 0) - Number(a.linhas.length > 0),
  );
  const lida = lidas.find(({ nome }) => nome === aba) ?? melhor;
  if (!lida) throw new ErroDoProduto(ILEGIVEL);
  const outras = lidas.filter(({ nome, linhas }) => nome !== lida.nome && linhas.length > 0);
  return tabelaDentroDosLimites(
    {
      linhas: lida.linhas,
      aba: lida.nome,
      abas: lidas.map(({ nome }) => nome),
      avisos: [
        ...(outras.length > 0
          ? [
              `Foi lida a aba "${lida.nome}". Não ${outras.length === 1 ? 'foi lida' : 'foram lidas'}: ${outras.map(({ nome }) => `"${nome}"`).join(', ')}.`,
            ]
          : []),
        ...lida.avisos,
      ],
    },
    formato,
  );
}

function abrir(bytes: Uint8Array): WorkBook {
  try {
    // Stubs: the library leaves out cells whose formula has no stored value.
    return read(bytes, { type: 'array', dense: true, sheetStubs: true, cellNF: true, cellHTML: false });
  } catch {
    // What the library says is for programmers.
    throw new ErroDoProduto(ILEGIVEL);
  }
}

/**
 * Bytes that the zip says it holds; Infinity where its directory cannot be read. A file that lies about them is ended by
 * the clock of lerCelulas.ts.
 */
export function tamanhoAberto(bytes: Uint8Array): number {
  const v = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let fim = bytes.length - 22;
    while (v.getUint32(fim, true) !== 0x06054b50) fim--;
    let [onde, soma] = [v.getUint32(fim + 16, true), 0];
    for (let quantos = v.getUint16(fim + 10, true); quantos > 0; quantos--) {
      if (v.getUint32(onde, true) !== 0x02014b50) return Infinity;
      soma += v.getUint32(onde + 24, true);
      onde += 46 + v.getUint16(onde + 28, true) + v.getUint16(onde + 30, true) + v.getUint16(onde + 32, true);
    }
    return soma;
  } catch (erro) {
    // The file is cut off.
    if (!(erro instanceof RangeError)) throw erro;
    return Infinity;
  }
}
