/** Pictures of the demo, drawn by ourselves: banners of the award, logos of its licensed entity, portraits. */
import { type Cor, type Desenho, entre, longe, macio, pngDe } from './png';

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

type Cabelo = 'curto' | 'longo' | 'coque' | 'raspado';

/** A head and shoulders in front of a wall. */
const retrato =
  (pele: Cor, cabelo: Cor, corte: Cabelo, roupa: Cor, parede: Cor): Desenho =>
  (x, y) => {
    const doRosto = Math.hypot(x - 0.5, (y - 0.42) * 0.92);
    const daCabeca = Math.hypot(x - 0.5, (y - 0.37) * 1.1);
    if (doRosto < 0.18 && y > 0.3 + Math.abs(x - 0.46) * 0.2) return pele;
    if (corte === 'raspado' && daCabeca < 0.19) return entre(pele, cabelo, 0.55);
    if (corte !== 'raspado' && daCabeca < 0.23 && y < 0.44) return cabelo;
    if (corte === 'longo' && Math.abs(x - 0.5) < 0.24 && y > 0.36 && y < 0.68 && doRosto > 0.17)
      return cabelo;
    if (corte === 'coque' && Math.hypot(x - 0.5, y - 0.14) < 0.09) return cabelo;
    if (Math.abs(x - 0.5) < 0.08 && y > 0.5 && y < 0.68) return entre(pele, NOITE, 0.12);
    return Math.hypot(x - 0.5, (y - 1) * 0.95) < 0.36 ? roupa : parede;
  };

const CLARA: Cor = [240, 202, 175];
const MORENA: Cor = [205, 150, 112];
const NEGRA: Cor = [124, 80, 56];
const CASTANHO: Cor = [84, 55, 40];
const GRISALHO: Cor = [165, 160, 156];
const AREIA: Cor = [236, 226, 210];
const AGUA: Cor = [190, 228, 227];
const LILAS: Cor = [220, 214, 244];
const OLIVA: Cor = [116, 132, 72];

const RETRATO = 128;
const daPessoa = (...dela: Parameters<typeof retrato>) =>
  pngDe(RETRATO, RETRATO, macio(retrato(...dela), RETRATO));

const FAIXA = [1_500, 300] as const;
const LOGO = [360, 180] as const;

export const DESENHOS = {
  'inscricoes.png': pngDe(...FAIXA, aneis),
  'fases.png': pngDe(...FAIXA, degraus),
  'claro.png': pngDe(...LOGO, petalas(BRANCO)),
  'escuro.png': pngDe(...LOGO, petalas(NOITE)),
  'retrato.png': daPessoa(CLARA, NOITE, 'curto', LARANJA, AGUA),
  'priscila.png': daPessoa(MORENA, CASTANHO, 'longo', ANIL, AREIA),
  'tiago.png': daPessoa(NEGRA, NOITE, 'raspado', TURQUESA, LILAS),
  'vanessa.png': daPessoa(NEGRA, NOITE, 'coque', ROSA, AREIA),
  'andre.png': daPessoa(CLARA, GRISALHO, 'curto', ANIL, AGUA),
  'caio.png': daPessoa(MORENA, NOITE, 'curto', OLIVA, AREIA),
  'fernanda.png': daPessoa(CLARA, CASTANHO, 'longo', OLIVA, LILAS),
  'juliana.png': daPessoa(MORENA, NOITE, 'coque', TURQUESA, AREIA),
  'leandro.png': daPessoa(CLARA, CASTANHO, 'raspado', LARANJA, AGUA),
};
export type NomeDoDesenho = keyof typeof DESENHOS;

/** The picture as a record names it, in the given folder. */
export const desenhado = (pasta: string, name: NomeDoDesenho) => ({
  path: `${pasta}/${name}`,
  name,
  size: DESENHOS[name].length,
  type: 'image/png',
});
