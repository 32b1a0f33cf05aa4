import { type RefObject, useEffect } from 'react';

/**
 * Closes a panel on Escape, and when the pointer or the focus goes outside its box. The box is its parent, which
 * holds its button too.
 */
export function useFecharFora(painel: RefObject<HTMLElement | null>, aoFechar: () => void): void {
  useEffect(() => {
    const fora = ({ target }: Event) =>
      target instanceof Node && !painel.current?.parentElement?.contains(target);
    const sair = (evento: Event) => {
      if (fora(evento)) aoFechar();
    };
    const teclar = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') aoFechar();
    };
    document.addEventListener('pointerdown', sair);
    document.addEventListener('focusin', sair);
    document.addEventListener('keydown', teclar);
    return () => {
      document.removeEventListener('pointerdown', sair);
      document.removeEventListener('focusin', sair);
      document.removeEventListener('keydown', teclar);
    };
  }, [painel, aoFechar]);
}
