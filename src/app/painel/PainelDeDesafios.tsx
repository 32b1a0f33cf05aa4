/** The dashboard's half of the challenges: figures, what is best and newest, immersions, what to do next (part 2 §2). */
import { ProximoPasso } from '@/areas/desafios/painel/ProximoPasso';
import { CartaoDasImersoes } from '@/areas/imersoes/CartaoDasImersoes';
import { FigurasDoPainel } from '@/areas/pais/FigurasDoPainel';
import { Funil } from '@/areas/pais/Funil';
import { MelhoresDoPainel } from '@/areas/pais/MelhoresDoPainel';
import classes from '@/areas/pais/Painel.module.css';
import { UltimosDoPainel } from '@/areas/pais/UltimosDoPainel';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

const RANKING = para('/ranking-de-desafios');
const FIGURAS = [
  ['registros', 'Desafios novos', para('/desafios')],
  ['comentarios', 'Comentários', para('/home-desafios')],
  ['moedas', 'Moedas', RANKING],
] as const;

export default function PainelDeDesafios() {
  const { quem } = useSessaoAtiva();
  return (
    <div className={classes.painel}>
      <Funil tipo={DESAFIO} lista={(filter) => para('/desafios', { filter })} />
      <FigurasDoPainel tipo={DESAFIO} figuras={FIGURAS} />
      <div className={classes.tercos}>
        <MelhoresDoPainel tipo={DESAFIO} ranking={RANKING} />
        <CartaoDasImersoes />
        {quem.papel !== 'COLLABORATOR' && <ProximoPasso />}
      </div>
      <UltimosDoPainel tipo={DESAFIO} lista={para('/desafios')} />
    </div>
  );
}
