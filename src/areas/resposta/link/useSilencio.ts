/** Follows whether somebody is still at this sheet; calls back once when nobody was for hours. */
import { useEffect } from 'react';
import { calada, usar } from './silencio';

const MINUTO = 60_000;
const DE_ALGUEM = ['pointerdown', 'keydown'] as const;

export function useSilencio(folha: string | undefined, aoCalar: () => void): void {
  useEffect(() => {
    if (folha === undefined) return undefined;
    const conferir = () => {
      if (calada(folha)) aoCalar();
    };
    // A page that slept meanwhile asks before it takes the touch that woke it.
    const tocar = () => (calada(folha) ? aoCalar() : usar(folha));
    const relogio = setInterval(conferir, MINUTO);
    document.addEventListener('visibilitychange', conferir);
    for (const evento of DE_ALGUEM) document.addEventListener(evento, tocar, true);
    return () => {
      clearInterval(relogio);
      document.removeEventListener('visibilitychange', conferir);
      for (const evento of DE_ALGUEM) document.removeEventListener(evento, tocar, true);
    };
  }, [folha, aoCalar]);
}
