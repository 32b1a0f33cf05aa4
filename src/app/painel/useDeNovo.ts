/**
 * 'Tentar de novo' of a block of the dashboard. What it says stays while it is asked for again, so that the focus stays
 * on the button. Once everything came the button is gone, and the focus goes on at the block's title.
 */
import { useLayoutEffect, useRef, useState } from 'react';

interface Lido {
  vindo: boolean;
  falharam: readonly { refetch: () => unknown }[];
}

export function useDeNovo({ vindo, falharam }: Lido) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [pedido, pedir] = useState(false);
  const veio = pedido && !vindo && falharam.length === 0;
  useLayoutEffect(() => {
    // Somebody who went on elsewhere meanwhile stays there.
    if (veio && document.activeElement === document.body) titulo.current?.focus({ preventScroll: true });
  }, [veio]);
  return {
    titulo,
    falhou: falharam.length > 0 || (pedido && vindo),
    rotulo: pedido && vindo ? 'Tentando…' : 'Tentar de novo',
    tentar: () => {
      pedir(true);
      for (const { refetch } of falharam) void refetch();
    },
  };
}
