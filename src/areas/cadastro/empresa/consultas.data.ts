/** The look-up of a company (registro.ts) as a query, for screens that only show what was found. */
import { queryOptions } from '@tanstack/react-query';
import { empresaDoCnpj } from './registro';

export const consultas = {
  /** '' asks nothing. */
  registro: (cnpj: string) =>
    queryOptions({
      queryKey: ['cnpj', cnpj],
      queryFn: ({ signal }) => empresaDoCnpj(cnpj, signal),
      enabled: cnpj !== '',
      retry: false,
    }),
};
