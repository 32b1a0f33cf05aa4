/** A picture from a function of its points, as a PNG: nothing of the demo's pictures is anybody else's. */
import { crc32, deflateSync } from 'node:zlib';

export type Cor = readonly [number, number, number];
/** Colour of a point, from 0 to 1 in both directions. */
export type Desenho = (x: number, y: number) => Cor;

const em32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

function pedaco(nome: string, dados: Uint8Array): Uint8Array {
  const corpo = Uint8Array.from([...Buffer.from(nome, 'latin1'), ...dados]);
  return Uint8Array.from([...em32(dados.length), ...corpo, ...em32(crc32(corpo))]);
}

export function pngDe(largura: number, altura: number, desenho: Desenho): Uint8Array<ArrayBuffer> {
  const linhas = new Uint8Array(altura * (1 + largura * 3));
  for (let y = 0; y < altura; y++)
    for (let x = 0; x < largura; x++)
      linhas.set(desenho(x / largura, y / altura), y * (1 + largura * 3) + 1 + x * 3);
  return Uint8Array.from(
    Buffer.concat([
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      pedaco('IHDR', Uint8Array.from([...em32(largura), ...em32(altura), 8, 2, 0, 0, 0])),
      pedaco('IDAT', deflateSync(linhas, { level: 9 })),
      pedaco('IEND', new Uint8Array()),
    ]),
  );
}

export const entre = (a: Cor, b: Cor, quanto: number): Cor => {
  const um = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * quanto);
  return [um(0), um(1), um(2)];
};
export const longe = (x: number, y: number, doX: number, doY: number, largura: number) =>
  Math.hypot((x - doX) * largura, y - doY);

/** Four points for each one of the picture, so that edges are smooth. */
export const macio =
  (desenho: Desenho, lado: number): Desenho =>
  (x, y) => {
    const passo = 0.5 / lado;
    const pontos = [
      [0, 0],
      [passo, 0],
      [0, passo],
      [passo, passo],
    ].map(([dx = 0, dy = 0]) => desenho(x + dx, y + dy));
    const media = (i: 0 | 1 | 2) => Math.round(pontos.reduce((soma, cor) => soma + cor[i], 0) / 4);
    return [media(0), media(1), media(2)];
  };
