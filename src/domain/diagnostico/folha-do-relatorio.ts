/** Paper, colours and a pen that writes from top to bottom, for the pages of the report. */
import { type Comando, type Cor, type Medir, quebrar } from './desenho';
import type { Ponto } from './geometria-do-radar';

/** Millimetres. */
export const PAPEL = { largura: 210, altura: 297, margem: 18 };
export const UTIL = PAPEL.largura - 2 * PAPEL.margem;
/** Below it stands the footer. */
export const FUNDO = PAPEL.altura - 22;

/** The colours of the report (part 3 §9), and those of its letters. */
export const COR = {
  azul: [104, 194, 193],
  rosa: [233, 69, 122],
  laranja: [239, 122, 92],
  escura: [18, 61, 72],
  texto: [29, 37, 41],
  suave: [84, 96, 103],
  linha: [205, 214, 217],
  papel: [255, 255, 255],
} as const satisfies Record<string, Cor>;

/** Colour of a level, by the words of the specification (part 3 §9). */
const CLASSES: readonly [RegExp, Cor][] = [
  [/essencial|b[áa]sico|inicial|baixo/i, COR.rosa],
  [/emergente|intermedi[áa]rio|m[ée]dio|incremental/i, COR.laranja],
  [/avan[çc]ado|alto|superior|protagonista/i, COR.azul],
];
export const corDoNivel = (nivel: string): Cor =>
  CLASSES.find(([palavras]) => palavras.test(nivel))?.[1] ?? COR.linha;

/** One point of type in millimetres, with the line's own space. */
const ENTRELINHA = 0.3528 * 1.32;
export const alturaDaLinha = (tamanho: number) => tamanho * ENTRELINHA;

export interface Estilo {
  tamanho: number;
  cor?: Cor;
  negrito?: boolean;
  alinhar?: 'left' | 'center' | 'right';
}

export const retangulo = (x: number, y: number, largura: number, altura: number): Ponto[] => [
  { x, y },
  { x: x + largura, y },
  { x: x + largura, y: y + altura },
  { x, y: y + altura },
];

/** Fills an area. */
export const area = (pontos: readonly Ponto[], fundo: Cor): Comando => ({
  tipo: 'poligono',
  pontos,
  cor: fundo,
  fundo,
  largura: 0,
});

export const emLinhasDe = (medir: Medir, texto: string, largura: number, { tamanho, negrito }: Estilo) =>
  quebrar(texto, largura, (linha) => medir(linha, tamanho, negrito));

/** Lines of text from `topo` down, `x` being where `alinhar` says, and where the next thing may begin. */
export function escrever(
  linhas: readonly string[],
  x: number,
  topo: number,
  { tamanho, cor = COR.texto, negrito = false, alinhar = 'left' }: Estilo,
): { comandos: Comando[]; ate: number } {
  const altura = alturaDaLinha(tamanho);
  return {
    comandos: linhas.map((texto, i) => ({
      tipo: 'texto',
      x,
      y: topo + altura * (i + 0.76),
      texto,
      tamanho,
      cor,
      negrito,
      alinhar,
    })),
    ate: topo + altura * linhas.length,
  };
}

/** At most `maximo` lines; what is left out is told by '…'. */
export const primeiras = (linhas: readonly string[], maximo: number): string[] =>
  linhas.length <= maximo
    ? [...linhas]
    : [...linhas.slice(0, maximo - 1), `${(linhas[maximo - 1] ?? '').replace(/.{1,2}$/, '')}…`];

/** The line at the foot of a page. */
export const rodape = (esquerda: string, direita: string): Comando[] => [
  {
    tipo: 'linha',
    de: { x: PAPEL.margem, y: PAPEL.altura - 17 },
    ate: { x: PAPEL.largura - PAPEL.margem, y: PAPEL.altura - 17 },
    cor: COR.linha,
    largura: 0.2,
  },
  ...escrever([esquerda], PAPEL.margem, PAPEL.altura - 15, { tamanho: 8, cor: COR.suave }).comandos,
  ...escrever([direita], PAPEL.largura - PAPEL.margem, PAPEL.altura - 15, {
    tamanho: 8,
    cor: COR.suave,
    alinhar: 'right',
  }).comandos,
];
