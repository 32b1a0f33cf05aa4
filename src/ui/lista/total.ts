import { numero } from '@/ui/texto/formatos';

/** How many there are; `aoMenos` where counting stopped. */
export type TotalDaLista = number | { readonly aoMenos: number };

/** '57 ideias', '250 ideias ou mais'; without the noun '57', '250 ou mais'. */
export function totalEmPalavras(total: TotalDaLista, um = '', varios = um): string {
  const exato = typeof total === 'number';
  const quantos = exato ? total : total.aoMenos;
  return `${numero(quantos)} ${quantos === 1 ? um : varios}`.trim() + (exato ? '' : ' ou mais');
}
