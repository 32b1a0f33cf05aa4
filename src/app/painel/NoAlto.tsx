/** What stands above the halves of the dashboard: what waits for the person, and before it the first steps of new ones. */
import { Suspense } from 'react';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { emSilencio, parte } from '@/ui/moldura/parte';
import { ALTURA_DO_COMECO } from './alturas';
import Esperando from './Esperando';

// Where it does not come, as without a connection, the dashboard is as on any later day.
const ComecePorAqui = parte(() => import('./ComecePorAqui').then((m) => m.default), emSilencio());

interface Props {
  comecando: boolean;
  aoMudar: (aberto: boolean) => void;
}

export default function NoAlto({ comecando, aoMudar }: Props) {
  return (
    <>
      {comecando && (
        <Suspense fallback={<Esqueleto {...ALTURA_DO_COMECO} />}>
          <ComecePorAqui aoMudar={aoMudar} />
        </Suspense>
      )}
      <Esperando />
    </>
  );
}
