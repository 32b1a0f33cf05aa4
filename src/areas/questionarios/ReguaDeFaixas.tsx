/** Bands on a line from 0 to 100, with gaps hatched; what it shows stands beside it in sentences. */
import { avisosDasFaixas, type Faixa, fileiras, lacunas } from '@/domain/diagnostico/faixa';
import classes from './CampoDeFaixas.module.css';

/** Whole numbers from `de` to `ate`, both included, of the 101 from 0 to 100. */
const posicao = (de: number, ate: number) => ({
  insetInlineStart: `${(de / 101) * 100}%`,
  width: `${((ate - de + 1) / 101) * 100}%`,
});

export function ReguaDeFaixas({ faixas }: { faixas: readonly Faixa[] }) {
  const certas = faixas.filter(({ start, end }) => start >= 0 && start < end && end <= 100);
  const avisos = avisosDasFaixas(faixas);
  return (
    <div className={classes.regua}>
      <div aria-hidden className={classes.regua}>
        {fileiras(certas).map((fileira, f) => (
          <div key={f} className={classes.trilho}>
            {fileira.map(({ title, start, end }, i) => (
              <span key={i} className={classes.faixa} style={posicao(start, end)}>
                {title}
              </span>
            ))}
            {/* No band reaches into a gap, so it has room in the first row. */}
            {f > 0
              ? null
              : lacunas(certas).map(({ de, ate }) => (
                  <span key={de} className={classes.lacuna} style={posicao(de, ate)} />
                ))}
          </div>
        ))}
        <div className={classes.marcas}>
          {[0, 25, 50, 75, 100].map((marca) => (
            <span key={marca}>{marca}</span>
          ))}
        </div>
      </div>
      {avisos.length > 0 ? (
        <ul className={classes.avisos}>
          {avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
