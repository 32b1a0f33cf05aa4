import { numero } from './formatos';

/** 12.5 → '12,5%' (the value is already a percentage, not a fraction). */
export function percentual(valor: number, casas?: number): string {
  return `${numero(valor, casas)}%`;
}
