/** The dashboard's half of the ideas: four figures, what is best, newest and latest, a chart (part 2 §2). */
import { FigurasDoPainel } from '@/areas/pais/FigurasDoPainel';
import { MelhoresDoPainel } from '@/areas/pais/MelhoresDoPainel';
import classes from '@/areas/pais/Painel.module.css';
import { UltimosDoPainel } from '@/areas/pais/UltimosDoPainel';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { para } from '@/domain/telas/enderecos';
import { AtividadeRecente } from './AtividadeRecente';
import { Campanha } from './Campanha';
import { IdeiasPorSemana } from './IdeiasPorSemana';

const RANKING = para('/ranking-de-ideias');
const FIGURAS = [
  ['registros', 'Ideias novas', para('/ideias')],
  ['comentarios', 'Comentários nelas', para('/home-ideias')],
  ['curtidas', 'Curtidas nelas', para('/ranking-de-ideias', { por: 'likes' })],
  ['moedas', 'Moedas nelas', RANKING],
] as const;

export function PainelDeIdeias() {
  return (
    <div className={classes.painel}>
      <FigurasDoPainel tipo={IDEIA} figuras={FIGURAS} />
      <div className={classes.tercos}>
        <MelhoresDoPainel tipo={IDEIA} ranking={RANKING} />
        <AtividadeRecente />
        <Campanha />
      </div>
      <UltimosDoPainel tipo={IDEIA} lista={(busca) => para('/ideias', busca)} />
      <IdeiasPorSemana />
    </div>
  );
}
