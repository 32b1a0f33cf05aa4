/** The curve, drawn by us like the radar (decisions Q201): the table beside it says the same. */
import classes from './Edicoes.module.css';
import type { PontoDaCurva } from './serie';

const LARGURA = 420;
const ALTURA = 150;
const MARGEM = 28;

const alturaDe = (media: number) => ALTURA - (media / 100_00) * ALTURA;

export function Curva({ serie }: { serie: readonly PontoDaCurva[] }) {
  const passo = serie.length > 1 ? (LARGURA - 2 * MARGEM) / (serie.length - 1) : 0;
  const lugares = serie.map(({ ano, media, idProjeto }, i) => ({
    chave: idProjeto,
    ano,
    x: MARGEM + i * passo,
    y: media === null ? null : alturaDe(media),
  }));
  const linha = lugares.flatMap(({ x, y }) => (y === null ? [] : [`${x},${y}`])).join(' ');
  return (
    <svg className={classes.curva} viewBox={`0 -12 ${LARGURA} ${ALTURA + 40}`} aria-hidden>
      {[0, 50, 100].map((valor) => (
        <g key={valor}>
          <line
            className={classes.grade}
            x1={MARGEM}
            x2={LARGURA}
            y1={alturaDe(valor * 100)}
            y2={alturaDe(valor * 100)}
          />
          <text className={classes.numero} x={MARGEM - 6} y={alturaDe(valor * 100) + 4} textAnchor="end">
            {valor}
          </text>
        </g>
      ))}
      <polyline className={classes.linha} points={linha} />
      {lugares.map(({ chave, ano, x, y }) => (
        <g key={chave}>
          {y === null ? null : <circle className={classes.ponto} cx={x} cy={y} r={5} />}
          <text className={classes.numero} x={x} y={ALTURA + 20} textAnchor="middle">
            {ano}
          </text>
        </g>
      ))}
    </svg>
  );
}
