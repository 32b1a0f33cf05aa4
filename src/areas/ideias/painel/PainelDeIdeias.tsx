/** The dashboard's half of the ideas: four figures, what is best, newest and latest, a chart (part 2 §2). */
import { AtividadeRecente } from './AtividadeRecente';
import { Campanha } from './Campanha';
import { Figuras } from './Figuras';
import { IdeiasPorSemana } from './IdeiasPorSemana';
import { MelhoresIdeias } from './MelhoresIdeias';
import classes from './Painel.module.css';
import { UltimasIdeias } from './UltimasIdeias';

export function PainelDeIdeias() {
  return (
    <div className={classes.painel}>
      <Figuras />
      <div className={classes.tercos}>
        <MelhoresIdeias />
        <AtividadeRecente />
        <Campanha />
      </div>
      <UltimasIdeias />
      <IdeiasPorSemana />
    </div>
  );
}
