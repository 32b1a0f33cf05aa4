import { useState } from 'react';

/** The record as the form opened it, whatever is read again meanwhile: what tells one's own changes from others'. */
export function useAberto<T>(registro: T): T {
  const [aberto] = useState(() => registro);
  return aberto;
}
