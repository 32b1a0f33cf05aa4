/** A QR code as plain shapes, the same on the screen, in files and on the poster (decisions P325). */
import { encode } from 'uqr';

/** White modules on every side. Without them a camera does not find the code on a dark page. */
export const MARGEM_DO_QR = 4;

/** Rows of modules, the margin included; true is black. */
export type MatrizDoQr = readonly (readonly boolean[])[];

/** Level M: a poster that is scratched or folded is still read. */
export const matrizDoQr = (texto: string): MatrizDoQr =>
  encode(texto, { ecc: 'M', border: MARGEM_DO_QR }).data;

interface Faixa {
  x: number;
  y: number;
  largura: number;
}

/** The black modules of each row, those side by side as one. */
export const faixasDoQr = (matriz: MatrizDoQr): Faixa[] =>
  matriz.flatMap((linha, y) =>
    [
      ...linha
        .map((preto) => (preto ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => ({
      x: index,
      y,
      largura: length,
    })),
  );

/** Colours stand in it, so that neither a style nor the dark mode changes them. It holds no text of people. */
export function svgDoQr(matriz: MatrizDoQr): string {
  const lado = matriz.length;
  const pretos = faixasDoQr(matriz)
    .map(({ x, y, largura }) => `M${x} ${y}h${largura}v1h-${largura}z`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" width="${lado * 8}" height="${lado * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${lado}v${lado}H0z"/><path fill="#000" d="${pretos}"/></svg>`;
}

/** Opaque pixels of an image of at least `minimo` a side, every module as wide as the others. */
export function pontosDoQr(matriz: MatrizDoQr, minimo: number) {
  const porModulo = Math.max(1, Math.ceil(minimo / matriz.length));
  const lado = matriz.length * porModulo;
  const pontos = new Uint8ClampedArray(lado * lado * 4).fill(255);
  for (const { x, y, largura } of faixasDoQr(matriz))
    for (let linha = y * porModulo; linha < (y + 1) * porModulo; linha++)
      for (let coluna = x * porModulo; coluna < (x + largura) * porModulo; coluna++)
        pontos.fill(0, (linha * lado + coluna) * 4, (linha * lado + coluna) * 4 + 3);
  return { lado, pontos };
}
