/**
 * Pages as plain commands in millimetres, and the one code that draws them. The browser and the functions hand it their
 * jsPDF, so both make the same document (decisions Q18).
 */
import type { Ponto } from './geometria-do-radar';

/** Red, green and blue, 0 to 255. */
export type Cor = readonly [number, number, number];

export type Comando =
  | {
      tipo: 'texto';
      x: number;
      /** The line on which the letters stand. */
      y: number;
      texto: string;
      /** Points. */
      tamanho: number;
      cor: Cor;
      negrito?: boolean;
      alinhar?: 'left' | 'center' | 'right';
    }
  | { tipo: 'linha'; de: Ponto; ate: Ponto; cor: Cor; largura: number; tracejado?: boolean }
  /** `largura` 0 draws no line around it. */
  | {
      tipo: 'poligono';
      pontos: readonly Ponto[];
      cor: Cor;
      fundo?: Cor;
      largura: number;
      tracejado?: boolean;
    };

export type Pagina = readonly Comando[];

/** Width of a text in millimetres. */
export type Medir = (texto: string, tamanho: number, negrito?: boolean) => number;

/** The methods of jsPDF that draw; whoever has them loads it. */
export interface FolhaDePdf {
  setProperties: (propriedades: { title: string }) => unknown;
  setLanguage: (lingua: 'pt-BR') => unknown;
  addPage: () => unknown;
  setFont: (nome: string, estilo: string) => unknown;
  setFontSize: (pontos: number) => unknown;
  getTextWidth: (texto: string) => number;
  setTextColor: (r: number, g: number, b: number) => unknown;
  setDrawColor: (r: number, g: number, b: number) => unknown;
  setFillColor: (r: number, g: number, b: number) => unknown;
  setLineWidth: (milimetros: number) => unknown;
  setLineDashPattern: (milimetros: number[], comeco: number) => unknown;
  text: (texto: string, x: number, y: number, opcoes: { align: 'left' | 'center' | 'right' }) => unknown;
  line: (x1: number, y1: number, x2: number, y2: number) => unknown;
  lines: (
    passos: [number, number][],
    x: number,
    y: number,
    escala: [number, number],
    estilo: string,
    fechado: boolean,
  ) => unknown;
}

const comFonte = (pdf: FolhaDePdf, tamanho: number, negrito = false) => {
  pdf.setFont('helvetica', negrito ? 'bold' : 'normal');
  pdf.setFontSize(tamanho);
};

export const medirCom =
  (pdf: FolhaDePdf): Medir =>
  (texto, tamanho, negrito) => {
    comFonte(pdf, tamanho, negrito);
    return pdf.getTextWidth(texto);
  };

/** Line and gap of a dashed line, in millimetres. */
const TRACOS = [1.8, 1.2];

/** Draws with dashes, and leaves the pen as it was. */
function comTraco(pdf: FolhaDePdf, tracejado: boolean | undefined, fazer: () => unknown) {
  if (tracejado) pdf.setLineDashPattern([...TRACOS], 0);
  fazer();
  if (tracejado) pdf.setLineDashPattern([], 0);
}

function poligono(
  pdf: FolhaDePdf,
  { pontos, cor, fundo, largura, tracejado }: Comando & { tipo: 'poligono' },
) {
  const [primeiro, ...outros] = pontos;
  if (!primeiro) return;
  pdf.setDrawColor(...cor);
  pdf.setLineWidth(largura);
  if (fundo) pdf.setFillColor(...fundo);
  const estilo = fundo ? (largura > 0 ? 'FD' : 'F') : 'S';
  const passos = outros.map(({ x, y }, i): [number, number] => {
    const antes = pontos[i] ?? primeiro;
    return [x - antes.x, y - antes.y];
  });
  comTraco(pdf, tracejado, () => pdf.lines(passos, primeiro.x, primeiro.y, [1, 1], estilo, true));
}

function comando(pdf: FolhaDePdf, um: Comando) {
  if (um.tipo === 'poligono') return poligono(pdf, um);
  if (um.tipo === 'linha') {
    pdf.setDrawColor(...um.cor);
    pdf.setLineWidth(um.largura);
    comTraco(pdf, um.tracejado, () => pdf.line(um.de.x, um.de.y, um.ate.x, um.ate.y));
    return;
  }
  comFonte(pdf, um.tamanho, um.negrito);
  pdf.setTextColor(...um.cor);
  pdf.text(um.texto, um.x, um.y, { align: um.alinhar ?? 'left' });
}

/** Draws the pages into a new document of A4 in millimetres. */
export function desenhar(pdf: FolhaDePdf, titulo: string, paginas: readonly Pagina[]) {
  pdf.setProperties({ title: titulo });
  pdf.setLanguage('pt-BR');
  paginas.forEach((pagina, i) => {
    if (i > 0) pdf.addPage();
    for (const um of pagina) comando(pdf, um);
  });
}

/** What every side gives jsPDF. */
export const FOLHA_A4 = { unit: 'mm', format: 'a4', compress: true } as const;

/** Text in lines no wider than `largura`; a word that is longer than a line is broken. */
export function quebrar(texto: string, largura: number, medida: (linha: string) => number): string[] {
  const linhas: string[] = [];
  for (const paragrafo of texto.split('\n')) {
    let linha = '';
    for (const palavra of paragrafo.split(/\s+/).filter(Boolean)) {
      const junta = linha ? `${linha} ${palavra}` : palavra;
      if (medida(junta) <= largura) {
        linha = junta;
        continue;
      }
      if (linha) linhas.push(linha);
      linha = '';
      for (const letra of palavra) {
        if (medida(linha + letra) > largura) {
          linhas.push(linha);
          linha = '';
        }
        linha += letra;
      }
    }
    linhas.push(linha);
  }
  return linhas;
}
