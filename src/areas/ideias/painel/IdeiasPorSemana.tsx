/** Place of the chart, which is loaded when one gets there. It weighs more than all the rest of the dashboard. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { useAVista } from '@/ui/lista/useAVista';
import { Bloco } from './Bloco';
import { ALTURA_DO_GRAFICO, somasDoPainel } from './semanas';

const SemanasEmBarras = lazy(() => import('./SemanasEmBarras'));
/** The sentence above the chart. */
const ALTURA = ALTURA_DO_GRAFICO + 40;

export function IdeiasPorSemana() {
  const consulta = useQuery(somasDoPainel(useSessaoAtiva()));
  const { ref, aVista } = useAVista<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Bloco titulo="Ideias por semana" altura={ALTURA} consulta={consulta}>
        {(anos) => (
          <Suspense fallback={<Esqueleto altura={ALTURA} />}>
            {aVista ? <SemanasEmBarras anos={anos} /> : <Esqueleto altura={ALTURA} />}
          </Suspense>
        )}
      </Bloco>
    </div>
  );
}
