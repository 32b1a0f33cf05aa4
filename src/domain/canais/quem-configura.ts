/** Apart from canal.ts, whose schemas the list of companies does not load. */
import { podeOrganizar } from '@/domain/acesso/organizar';
import type { Quem } from '@/domain/acesso/quem';

/** Only ADMIN: whoever has the address of a channel may write in it. */
export const podeConfigurarCanais = (quem: Quem): boolean => podeOrganizar(quem) && quem.papel === 'ADMIN';
