import type { Total } from '@/domain/comum/total';
import { plural } from '@/ui/texto/formatos';

/** '1 grupo', '3 grupos', or 'mais de 249 grupos' where counting stopped. */
export const quantos = (total: Total, um: string, varios: string): string =>
  typeof total === 'number' ? plural(total, um, varios) : `mais de ${total.aoMenos - 1} ${varios}`;
