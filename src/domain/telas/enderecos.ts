/** Addresses of the product's screens: `para` takes only those that exist, with the parameters each has. */
import type { MENU_DO_DIAGNOSTICO } from './diagnostico';
import type { INTERNAS } from './internas';
import type { MENU } from './menu';
import type { PUBLICAS } from './publicas';

type DoMenu = { [Aba in keyof typeof MENU]: keyof (typeof MENU)[Aba] }[keyof typeof MENU];

/** A screen of the signed-in product. */
export type EnderecoInterno = DoMenu | keyof typeof MENU_DO_DIAGNOSTICO | keyof typeof INTERNAS;
export type Endereco = EnderecoInterno | (typeof PUBLICAS)[number];

type Parametros<E extends string> = E extends `${string}:${infer Nome}/${infer Resto}`
  ? Nome | Parametros<Resto>
  : E extends `${string}:${infer Nome}`
    ? Nome
    : never;

/** What follows '?'; an empty or missing value is left out. */
export type Busca = Readonly<Record<string, string | undefined>>;

type Resto<E extends Endereco> = [Parametros<E>] extends [never]
  ? [busca?: Busca]
  : [parametros: Readonly<Record<Parametros<E>, string>>, busca?: Busca];

/** `para('/ideias/:ideiaId', { ideiaId })`, `para('/ideias', { filter: status })`. */
export function para<E extends Endereco>(endereco: E, ...[primeiro, segundo]: Resto<E>): string {
  const temParametros = endereco.includes(':');
  const parametros: Busca = (temParametros ? primeiro : undefined) ?? {};
  const busca = Object.entries((temParametros ? segundo : primeiro) ?? {}).filter(([, valor]) => valor);
  const caminho = endereco.replace(/:(\w+)/g, (_, nome: string) =>
    encodeURIComponent(parametros[nome] ?? ''),
  );
  return busca.length > 0
    ? `${caminho}?${new URLSearchParams(busca as [string, string][]).toString()}`
    : caminho;
}
