/** Place of the chart, which is loaded when one gets there. It weighs more than all the rest of the dashboard. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BlocoDoPainel } from '@/areas/pais/BlocoDoPainel';
import { somasData } from '@/areas/relatorio/somas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { useAVista } from '@/ui/lista/useAVista';
import { ALTURA_DO_GRAFICO } from './semanas';

const SemanasEmBarras = lazy(() => import('./SemanasEmBarras'));
/** The sentence above the chart. */
const ALTURA = ALTURA_DO_GRAFICO + 40;

export function IdeiasPorSemana() {
  const consulta = useQuery(somasData.doPainel(useSessaoAtiva(), 'ideias'));
  const { ref, aVista } = useAVista<HTMLDivElement>();
  return (
    <div ref={ref}>
      <BlocoDoPainel oQue="ideias" titulo="Ideias por semana" altura={ALTURA} consulta={consulta}>
        {(anos) => (
          <Suspense fallback={<Esqueleto altura={ALTURA} />}>
            {aVista ? <SemanasEmBarras anos={anos} /> : <Esqueleto altura={ALTURA} />}
          </Suspense>
        )}
      </BlocoDoPainel>
    </div>
  );
}
