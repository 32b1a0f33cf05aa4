/** The dashboard's half of the ideas: where ideas stand, four figures, what is best, newest and latest, a chart (part 2 §2). */
import { Suspense } from 'react';
import { FigurasDoPainel } from '@/areas/pais/FigurasDoPainel';
import { Funil } from '@/areas/pais/Funil';
import { MelhoresDoPainel } from '@/areas/pais/MelhoresDoPainel';
import classes from '@/areas/pais/Painel.module.css';
import { UltimosDoPainel } from '@/areas/pais/UltimosDoPainel';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { para } from '@/domain/telas/enderecos';
import { depois } from '@/ui/moldura/depois';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { NoFim } from './NoFim';

const Campanha = depois(() => import('./Campanha').then((m) => m.Campanha));
const RANKING = para('/ranking-de-ideias');
const FIGURAS = [
  ['registros', 'Ideias novas', para('/ideias')],
  ['comentarios', 'Comentários', para('/home-ideias')],
  ['curtidas', 'Curtidas', para('/ranking-de-ideias', { por: 'likes' })],
  ['moedas', 'Moedas', RANKING],
] as const;

export function PainelDeIdeias() {
  return (
    <div className={classes.painel}>
      <Funil tipo={IDEIA} lista={(filter) => para('/ideias', { filter })} />
      <FigurasDoPainel tipo={IDEIA} figuras={FIGURAS} />
      <MelhoresDoPainel tipo={IDEIA} ranking={RANKING} emLinha />
      <Suspense fallback={<Esqueleto altura={96} noCelular={146} />}>
        <Campanha />
      </Suspense>
      <UltimosDoPainel tipo={IDEIA} lista={para('/ideias')} />
      <NoFim />
    </div>
  );
}
