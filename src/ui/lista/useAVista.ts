import { useEffect, useRef, useState } from 'react';

/** True from the first time the element is on the screen: what weighs is loaded for people who get there. */
export function useAVista<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [aVista, setAVista] = useState(false);
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento) return undefined;
    const observador = new IntersectionObserver((entradas) => {
      if (!entradas.some(({ isIntersecting }) => isIntersecting)) return;
      observador.disconnect();
      setAVista(true);
    });
    observador.observe(elemento);
    return () => observador.disconnect();
  }, []);
  return { ref, aVista };
}
