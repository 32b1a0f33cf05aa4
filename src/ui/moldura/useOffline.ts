import { useSyncExternalStore } from 'react';

function assinar(ouvinte: () => void): () => void {
  window.addEventListener('online', ouvinte);
  window.addEventListener('offline', ouvinte);
  return () => {
    window.removeEventListener('online', ouvinte);
    window.removeEventListener('offline', ouvinte);
  };
}

/** True while the browser says there is no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(assinar, () => !navigator.onLine);
}
