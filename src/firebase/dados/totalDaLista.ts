/** How many records a list holds, as every `pagina` gives it beside its records. */
import { queryOptions } from '@tanstack/react-query';
import type { Total } from '@/domain/comum/total';

/** `contar` gives null where only reading everything would tell. */
export const totalDaLista = (queryKey: readonly unknown[], contar: () => Promise<Total | null>) =>
  queryOptions({ queryKey, queryFn: contar });
