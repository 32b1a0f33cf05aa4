/** The look-ups (registro.ts) as queries, for signed-in screens that only show what was found. */
import { queryOptions } from '@tanstack/react-query';
import { empresaDoCnpj, municipiosDe } from './registro';

export const consultas = {
  /** '' asks nothing. */
  registro: (cnpj: string) =>
    queryOptions({
      queryKey: ['cnpj', cnpj],
      queryFn: ({ signal }) => empresaDoCnpj(cnpj, signal),
      enabled: cnpj !== '',
      retry: false,
    }),

  /** Names of a state's municipalities; they do not change while the product is open. */
  municipios: (estado: string) =>
    queryOptions({
      queryKey: ['municipios', estado],
      queryFn: ({ signal }) => municipiosDe(estado, signal),
      enabled: estado !== '',
      staleTime: Infinity,
      retry: false,
    }),
};
