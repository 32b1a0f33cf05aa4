/** Where the parts of a radar lie: axes begin at the top and go clockwise, the centre is 0 and the rim 100. */

export interface Ponto {
  x: number;
  y: number;
}

/** Rings of the scale (part 3 §9). */
export const ANEIS = [20, 40, 60, 80, 100];

const CASAS = 100;
const arredondado = (n: number) => Math.round(n * CASAS) / CASAS;

/** `valor` of 0 to 100 on axis `i` of `n`; the rim lies `raio` from the centre, which is at 0, 0. */
export function noEixo(i: number, n: number, valor: number, raio: number): Ponto {
  const angulo = (2 * Math.PI * i) / n - Math.PI / 2;
  const ate = (raio * valor) / 100;
  return { x: arredondado(ate * Math.cos(angulo)), y: arredondado(ate * Math.sin(angulo)) };
}

/** The points of an SVG polygon. */
export const pontos = (lista: readonly Ponto[]) => lista.map(({ x, y }) => `${x},${y}`).join(' ');

const MAXIMO = 50;
const POR_LINHA = 12;

/** An axis' name in lines of some 12 letters, at most 50 in all (part 3 §9). */
export function emLinhas(nome: string): string[] {
  const cortado = nome.length > MAXIMO ? `${nome.slice(0, MAXIMO - 1).trimEnd()}…` : nome;
  const linhas: string[] = [];
  for (const palavra of cortado.split(/\s+/)) {
    const ultima = linhas.at(-1);
    if (ultima !== undefined && ultima.length + 1 + palavra.length <= POR_LINHA)
      linhas[linhas.length - 1] = `${ultima} ${palavra}`;
    else linhas.push(palavra);
  }
  return linhas;
}
