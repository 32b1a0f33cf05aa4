/** End of the dashboard: what weighs more than all the rest, and what costs reads of its own. */
import { AtividadeRecente } from './AtividadeRecente';
import classes from './FimDoPainel.module.css';
import { IdeiasPorSemana } from './IdeiasPorSemana';

export default function FimDoPainel() {
  return (
    <div className={classes['fim']}>
      <IdeiasPorSemana />
      <AtividadeRecente />
    </div>
  );
}
