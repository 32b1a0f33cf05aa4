/** Brings the privacy notice after what the page needs, and only to people who have not seen it in this browser. */
import { type ComponentType, useEffect, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { temCiencia } from './ciencia';

const ESPERA = 2_000;

export function AvisoDePrivacidade() {
  const { uid } = useSessaoAtiva();
  const [Ciencia, definirCiencia] = useState<ComponentType>();
  useEffect(() => {
    if (temCiencia(uid)) return undefined;
    const espera = setTimeout(() => {
      // Without a connection the notice waits for the next visit; it must not take the page with it.
      import('./CienciaDoAviso').then(
        ({ default: Componente }) => definirCiencia(() => Componente),
        () => undefined,
      );
    }, ESPERA);
    return () => clearTimeout(espera);
  }, [uid]);
  return Ciencia ? <Ciencia /> : null;
}
