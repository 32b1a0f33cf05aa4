/** Logos of the demo's companies, drawn by ourselves: a motif of what each does, in two colours. */
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { enviar } from './enviar';
import { type Cor, type Desenho, longe, macio, pngDe } from './png';

type Motivo = (x: number, y: number) => boolean;

/** Two circles that meet in a leaf. */
const folha: Motivo = (x, y) => longe(x, y, 0.3, 0.36, 1) < 0.42 && longe(x, y, 0.72, 0.66, 1) < 0.42;
const ondas: Motivo = (x, y) => {
  const altura = (y + Math.sin(x * 12) * 0.04 - 0.26) * 5;
  return y > 0.24 && y < 0.78 && Math.floor(altura) % 2 === 0;
};
const sol: Motivo = (x, y) => {
  const distancia = longe(x, y, 0.5, 0.5, 1);
  const raio = Math.cos(Math.atan2(y - 0.5, x - 0.5) * 8) > 0.2;
  return distancia < 0.19 || (distancia > 0.25 && distancia < 0.36 && raio);
};
const cruz: Motivo = (x, y) => {
  const [dx, dy] = [Math.abs(x - 0.5), Math.abs(y - 0.5)];
  return (dx < 0.1 && dy < 0.3) || (dy < 0.1 && dx < 0.3);
};
const favo: Motivo = (x, y) =>
  [
    [0.5, 0.3],
    [0.33, 0.58],
    [0.67, 0.58],
  ].some(([cx = 0, cy = 0]) => {
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
    return dx < 0.14 && dx * 0.58 + dy < 0.16;
  });
/** A road that comes from afar. */
const estrada: Motivo = (x, y) => {
  const meio = Math.abs(x - 0.5);
  return y > 0.22 && y < 0.8 && meio < (y - 0.05) * 0.36 && !(meio < 0.025 && Math.floor(y * 12) % 2 === 0);
};
const dentes: Motivo = (x, y) => {
  const distancia = longe(x, y, 0.5, 0.5, 1);
  const borda = Math.cos(Math.atan2(y - 0.5, x - 0.5) * 8) > 0 ? 0.35 : 0.28;
  return distancia > 0.12 && distancia < borda;
};
const trama: Motivo = (x, y) =>
  x > 0.22 && x < 0.78 && y > 0.22 && y < 0.78 && (Math.floor(x * 9) + Math.floor(y * 9)) % 2 === 0;
/** Four ears on one stem. */
const espiga: Motivo = (x, y) =>
  (Math.abs(x - 0.5) < 0.025 && y > 0.3 && y < 0.82) ||
  [0.28, 0.42, 0.56].some(
    (altura) => Math.hypot((Math.abs(x - 0.5) - 0.12) * 1.1, (y - altura) * 1.8) < 0.11,
  );
const gota: Motivo = (x, y) =>
  longe(x, y, 0.5, 0.58, 1) < 0.22 || (y > 0.2 && y < 0.58 && Math.abs(x - 0.5) < (y - 0.2) * 0.56);
const colchetes: Motivo = (x, y) => {
  const [dx, dy] = [Math.abs(x - 0.5), Math.abs(y - 0.5)];
  return dx > 0.1 && Math.abs(dx + dy - 0.34) < 0.05;
};
const helice: Motivo = (x, y) => {
  const distancia = longe(x, y, 0.5, 0.46, 1);
  const giro = Math.atan2(y - 0.46, x - 0.5) + distancia * 1.4;
  return (
    distancia < 0.05 ||
    (distancia < 0.34 && Math.cos(giro * 3) > 0.72) ||
    (Math.abs(x - 0.5) < 0.015 && y > 0.5 && y < 0.86)
  );
};

const BRANCO: Cor = [255, 255, 255];
const VERDE: Cor = [34, 104, 70];
const MAR: Cor = [22, 92, 132];
const TRIGO: Cor = [214, 150, 40];
const BARRO: Cor = [168, 84, 52];
const MATA: Cor = [96, 126, 44];
const VINHO: Cor = [128, 34, 70];
const NOITE: Cor = [36, 44, 78];
const ACO: Cor = [74, 88, 100];
const CREME: Cor = [252, 240, 214];

const LOGOS: Readonly<Record<string, readonly [Motivo, figura: Cor, fundo: Cor]>> = {
  'serra-verde': [gota, BRANCO, VERDE],
  'rota-norte': [estrada, BRANCO, NOITE],
  'beira-mar': [ondas, BRANCO, MAR],
  'trigo-bom': [espiga, TRIGO, CREME],
  'casa-do-mel': [favo, TRIGO, CREME],
  'clinica-horizonte': [cruz, BRANCO, MAR],
  'plasticos-iguacu': [gota, MAR, CREME],
  'codigo-aberto': [colchetes, CREME, NOITE],
  'moinho-pampa': [espiga, CREME, BARRO],
  'vento-sul': [helice, BRANCO, MAR],
  'seringal-bioativos': [folha, BRANCO, MATA],
  'tucupi-alimentos': [folha, TRIGO, VERDE],
  'saude-conecta': [cruz, VINHO, CREME],
  'tecelagem-sao-francisco': [trama, CREME, VINHO],
  'vaqueiro-couros': [trama, BARRO, CREME],
  'sol-do-cerrado': [sol, TRIGO, NOITE],
  'sementes-pantanal': [espiga, BRANCO, MATA],
  'usinagem-vale-do-aco': [dentes, BRANCO, ACO],
  'tiete-logistica': [estrada, TRIGO, ACO],
};

const LADO = 96;

/**
 * Sends the company's logo; says where it lies, as the record names it. Aurora has none: the header shows the product's
 * mark then, and no visit of the benchmarks waits for a picture.
 */
export async function logoDaEmpresa(contexto: Contexto) {
  const dela = LOGOS[contexto.empresaId];
  if (!dela) return [];
  const [motivo, figura, fundo] = dela;
  const desenho: Desenho = (x, y) => (motivo(x, y) ? figura : fundo);
  const bytes = pngDe(LADO, LADO, macio(desenho, LADO));
  const path = `${caminhos.empresa(contexto)}/logo/demonstracao/logo.png`;
  await enviar(path, bytes, 'image/png');
  return [{ path, name: 'logo.png', size: bytes.length, type: 'image/png' }];
}
