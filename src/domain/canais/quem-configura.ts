/** Apart from canal.ts, whose schemas the list of companies does not load. */
import type { Quem } from '@/domain/acesso/quem';

/** Only ADMIN: whoever has the address of a channel may write in it. */
export const podeConfigurarCanais = ({ papel, externo, empresaAtiva }: Quem): boolean =>
  papel === 'ADMIN' && !externo && empresaAtiva;
