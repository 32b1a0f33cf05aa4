/** The radar of a result, drawn by us: a chart library would weigh a hundred times as much (decisions Q201). */
import { ANEIS, emLinhas, noEixo, type Ponto, pontos } from '@/domain/diagnostico/geometria-do-radar';
import classes from './Resultados.module.css';

const RAIO = 120;
const LINHA = 15;
/** Space for names around the rim. */
const LARGURA = 420;
const TOPO = 170;
const FOLGA = 8;

interface Props {
  /** Three or more, each from 0 to 100. */
  eixos: readonly {
    nome: string;
    valor: number;
    /** Of the second line, in hundredths; it is drawn where each axis has one. */
    outro?: number | undefined;
  }[];
  /** Names of both lines. */
  nomes?: readonly [string, string] | undefined;
}

const ancora = ({ x }: Ponto) => (Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end');

/** Names above the centre end at the rim, those below begin there. */
const alturaDoNome = ({ y }: Ponto, linhas: number) =>
  y + (y < -1 ? -(linhas - 1) * LINHA : y > 1 ? LINHA : -((linhas - 1) * LINHA) / 2 + 4);

export function Radar({ eixos, nomes }: Props) {
  const n = eixos.length;
  const daNota = eixos.map(({ valor }, i) => noEixo(i, n, valor, RAIO));
  const daOutra = eixos.flatMap(({ outro }, i) =>
    outro === undefined ? [] : [noEixo(i, n, outro / 100, RAIO)],
  );
  const comOutra = daOutra.length === n;
  // Three axes, or five, end well above the rim's foot: nothing is kept empty under them.
  const fundo = Math.max(
    ...eixos.map(({ nome }, i) => noEixo(i, n, 110, RAIO).y + emLinhas(nome).length * LINHA + FOLGA),
  );
  const desenho = (
    <svg
      className={classes.radar}
      viewBox={`${-LARGURA / 2} ${-TOPO} ${LARGURA} ${TOPO + Math.ceil(fundo)}`}
      aria-hidden
    >
      {ANEIS.map((anel) => (
        <polygon
          key={anel}
          className={classes.anel}
          points={pontos(eixos.map((_, i) => noEixo(i, n, anel, RAIO)))}
        />
      ))}
      {eixos.map(({ nome }, i) => {
        const { x, y } = noEixo(i, n, 100, RAIO);
        return <line key={`${nome} ${i}`} className={classes.anel} x1={0} y1={0} x2={x} y2={y} />;
      })}
      <polygon className={classes.area} points={pontos(daNota)} />
      {comOutra ? <polygon className={classes.outra} points={pontos(daOutra)} /> : null}
      {daNota.map(({ x, y }, i) => (
        <circle key={`${eixos[i]?.nome} ${i}`} className={classes.ponto} cx={x} cy={y} r={4} />
      ))}
      {ANEIS.map((anel) => (
        <text key={anel} className={classes.escala} x={4} y={-(RAIO * anel) / 100 + 11}>
          {anel}
        </text>
      ))}
      {eixos.map(({ nome }, i) => {
        const fora = noEixo(i, n, 110, RAIO);
        const linhas = emLinhas(nome);
        return (
          <text
            key={`${nome} ${i}`}
            className={classes.eixo}
            textAnchor={ancora(fora)}
            y={alturaDoNome(fora, linhas.length)}
          >
            {linhas.map((linha, l) => (
              <tspan key={linha} x={fora.x} dy={l === 0 ? 0 : LINHA}>
                {linha}
              </tspan>
            ))}
          </text>
        );
      })}
    </svg>
  );
  if (!comOutra || !nomes) return desenho;
  return (
    <div>
      {desenho}
      <ul className={classes.legenda}>
        {nomes.map((nome, i) => (
          <li key={nome}>
            <svg viewBox="0 0 28 8" width={28} height={8} aria-hidden>
              <path className={i === 0 ? classes.area : classes.outra} d="M1 4H27" />
            </svg>
            {nome}
          </li>
        ))}
      </ul>
    </div>
  );
}
