/** Brings the privacy notice after what the page needs, and only to whom has not taken note of it in this browser. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { temCiencia } from './ciencia';

const CienciaDoAviso = lazy(() => import('./CienciaDoAviso'));
const ESPERA = 2_000;

export function AvisoDePrivacidade() {
  const { uid } = useSessaoAtiva();
  const [pedir, definirPedir] = useState(false);
  useEffect(() => {
    if (temCiencia(uid)) return undefined;
    const espera = setTimeout(() => definirPedir(true), ESPERA);
    return () => clearTimeout(espera);
  }, [uid]);
  return pedir ? (
    <Suspense>
      <CienciaDoAviso />
    </Suspense>
  ) : null;
}
