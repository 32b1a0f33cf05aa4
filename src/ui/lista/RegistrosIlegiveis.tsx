import { Suspense } from 'react';
import { parte } from '@/ui/moldura/parte';

/** Read by few, as a list seldom has one. */
const Frase = parte(() => import('./FraseDosIlegiveis').then((m) => m.default));

/** Says how many records of a list could not be read, if any. The log names them (firebase/dados/collection.ts). */
export const RegistrosIlegiveis = ({ quantos = 0 }: { quantos: number | undefined }) =>
  quantos === 0 ? null : (
    <Suspense>
      <Frase quantos={quantos} />
    </Suspense>
  );
