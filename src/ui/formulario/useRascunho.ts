import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useCallback, useState } from 'react';
import { apagarRascunho, guardarRascunho, marcarEnvio, type Rascunho, rascunhoOferecido } from './rascunho';

/**
 * Draft of one form. `oferta` is what an earlier visit left, until it is taken or discarded. `guardar` keeps the values
 * half a second after the last change; `fica` is false where the browser does not. Without a key nothing is kept.
 */
export function useRascunho(chave: string | undefined, iniciais: object) {
  const [deEntao] = useState(iniciais);
  const [oferta, setOferta] = useState<Rascunho | null>(() => (chave ? rascunhoOferecido(chave) : null));
  const [salvoEm, setSalvoEm] = useState<Date | null>(null);
  const [fica, setFica] = useState(true);

  const guardar = useDebouncedCallback(
    (valores: object) => {
      if (!chave) return;
      setFica(guardarRascunho(chave, valores, deEntao));
      setSalvoEm(new Date());
    },
    { delay: 500, flushOnUnmount: true },
  );
  // The page that goes unmounts nothing.
  useWindowEvent('pagehide', guardar.flush);
  const apagar = useCallback(() => {
    guardar.cancel();
    if (chave) apagarRascunho(chave);
    setOferta(null);
    setSalvoEm(null);
  }, [chave, guardar]);
  const enviando = useCallback((sim: boolean) => chave && marcarEnvio(chave, sim), [chave]);
  const esconderOferta = useCallback(() => setOferta(null), []);

  return { oferta, salvoEm, fica, guardar, apagar, esconderOferta, enviando };
}
