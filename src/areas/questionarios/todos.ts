/** Reading all records of a kind that belong together, as far as the product lets there be. */
import type { ComId } from '@/domain/comum/campos';
import { LIMITE } from '@/domain/comum/campos';
import type { Consulta } from '@/domain/comum/consulta';
import { igual } from '@/firebase/dados/consulta';
import type { Cursor, Pagina } from '@/firebase/dados/leitura';

export interface Todos<T> {
  itens: ComId<T>[];
  /** Records that could not be read. */
  ilegiveis: number;
}

interface Registros<T> {
  legiveis: (onde: string, consulta: Consulta, tamanho: number, depoisDe?: Cursor) => Promise<Pagina<T>>;
}

/** Those whose field has the value, not removed, at most `maximo` of them. */
export async function todosCom<T>(
  registros: Registros<T>,
  onde: string,
  campo: string,
  valor: string,
  maximo: number,
): Promise<Todos<T>> {
  const todos: Todos<T> = { itens: [], ilegiveis: 0 };
  const consulta = { filtros: [igual(campo, valor), igual('deletedAt', null)] };
  let cursor: Cursor | undefined;
  do {
    const pagina = await registros.legiveis(onde, consulta, LIMITE.pagina, cursor);
    todos.itens.push(...pagina.itens);
    todos.ilegiveis += pagina.ilegiveis ?? 0;
    cursor = pagina.proxima;
  } while (cursor && todos.itens.length < maximo);
  return todos;
}

/** All of the company by name, for a choice. */
export async function todosPorNome<T>(registros: Registros<T>, onde: string): Promise<ComId<T>[]> {
  const ordem = [{ campo: 'nomeEmOrdem', direcao: 'asc' }] as const;
  const consulta = { filtros: [igual('deletedAt', null)], ordem };
  return (await registros.legiveis(onde, consulta, LIMITE.pagina)).itens;
}
