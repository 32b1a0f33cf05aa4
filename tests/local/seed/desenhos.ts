/** Pictures of the demo, drawn by ourselves: banners of the award, logos of its licensed entity, a portrait. */
import { crc32, deflateSync } from 'node:zlib';

type Cor = readonly [number, number, number];
/** Colour of a point, from 0 to 1 in both directions. */
type Desenho = (x: number, y: number) => Cor;

const em32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

function pedaco(nome: string, dados: Uint8Array): Uint8Array {
  const corpo = Uint8Array.from([...Buffer.from(nome, 'latin1'), ...dados]);
  return Uint8Array.from([...em32(dados.length), ...corpo, ...em32(crc32(corpo))]);
}

function pngDe(largura: number, altura: number, desenho: Desenho): Uint8Array<ArrayBuffer> {
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

const entre = (a: Cor, b: Cor, quanto: number): Cor => {
  const um = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * quanto);
  return [um(0), um(1), um(2)];
};
const longe = (x: number, y: number, doX: number, doY: number, largura: number) =>
  Math.hypot((x - doX) * largura, y - doY);

const TURQUESA: Cor = [104, 194, 193];
const ANIL: Cor = [43, 58, 122];
const ROSA: Cor = [233, 69, 122];
const LARANJA: Cor = [239, 122, 92];
const BRANCO: Cor = [255, 255, 255];
const NOITE: Cor = [24, 29, 48];

/** Rings that open from a bright point, as ideas do. */
const aneis: Desenho = (x, y) => {
  const fundo = entre(ANIL, TURQUESA, Math.round(x * 24) / 24);
  const distancia = longe(x, y, 0.78, 0.5, 5);
  if (distancia < 0.16) return BRANCO;
  return distancia < 1.4 && Math.floor(distancia * 9) % 2 === 0 ? entre(fundo, BRANCO, 0.28) : fundo;
};

/** Steps that climb from left to right: the phases of the award. */
const degraus: Desenho = (x, y) => {
  const degrau = Math.floor(x * 8);
  const topo = 0.82 - degrau * 0.08;
  const dentro = x * 8 - degrau > 0.12;
  return dentro && y > topo
    ? entre(ROSA, LARANJA, degrau / 7)
    : entre([252, 236, 228], BRANCO, Math.round(y * 12) / 12);
};

/** Three petals around a point. */
const petalas =
  (fundo: Cor): Desenho =>
  (x, y) => {
    for (const [i, cor] of [TURQUESA, ROSA, LARANJA].entries()) {
      const angulo = (i * 2 * Math.PI) / 3 - Math.PI / 2;
      if (longe(x, y, 0.5 + Math.cos(angulo) * 0.1, 0.52 + Math.sin(angulo) * 0.2, 2) < 0.2) return cor;
    }
    return fundo;
  };

/** A head and shoulders in front of a wall. */
const retrato: Desenho = (x, y) => {
  if (Math.hypot(x - 0.5, y - 0.4) < 0.19) return [233, 190, 160];
  if (Math.hypot(x - 0.5, (y - 0.33) * 1.2) < 0.24 && y < 0.4) return NOITE;
  return Math.hypot(x - 0.5, (y - 1) * 0.9) < 0.36 ? LARANJA : entre(TURQUESA, BRANCO, 0.4);
};

const FAIXA = [1_500, 300] as const;
const LOGO = [360, 180] as const;

export const DESENHOS = {
  'inscricoes.png': pngDe(...FAIXA, aneis),
  'fases.png': pngDe(...FAIXA, degraus),
  'claro.png': pngDe(...LOGO, petalas(BRANCO)),
  'escuro.png': pngDe(...LOGO, petalas(NOITE)),
  'retrato.png': pngDe(256, 256, retrato),
};
export type NomeDoDesenho = keyof typeof DESENHOS;

/** The picture as a record names it, in the given folder. */
export const desenhado = (pasta: string, name: NomeDoDesenho) => ({
  path: `${pasta}/${name}`,
  name,
  size: DESENHOS[name].length,
  type: 'image/png',
});
