import { ErroDoProduto } from './erros';

/** What an act cannot do without, such as the idea it is about; throws `frase` (part 2 §8) where it is missing. */
export function exigir<T>(valor: T, frase: string): NonNullable<T> {
  if (valor === null || valor === undefined || valor === '') throw new ErroDoProduto(frase);
  return valor;
}
