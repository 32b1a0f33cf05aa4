/** Place of the chart and of the recent activity: loaded and read for people who get there. */
import { Suspense } from 'react';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { useAVista } from '@/ui/lista/useAVista';
import { parte } from '@/ui/moldura/parte';

const FimDoPainel = parte(() => import('./FimDoPainel').then((m) => m.default));

export function NoFim() {
  const { ref, aVista } = useAVista<HTMLDivElement>();
  const espera = <Esqueleto altura={346} noCelular={520} />;
  return (
    <div ref={ref}>
      {aVista ? (
        <Suspense fallback={espera}>
          <FimDoPainel />
        </Suspense>
      ) : (
        espera
      )}
    </div>
  );
}
