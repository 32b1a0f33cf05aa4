/** Queries of the stand-in database (banco.ts): filters, order, cursor and limit over records in memory. */
import { vi } from 'vitest';
import type { Operador } from '@/domain/comum/consulta';

const { Timestamp } =
  await vi.importActual<typeof import('firebase/firestore/lite')>('firebase/firestore/lite');

type Registro = Record<string, unknown>;
type Filtro = (dados: Registro) => boolean;
type Parte =
  | { filtro: Filtro }
  | { ordem: { campo: string; sinal: 1 | -1 } }
  | { maximo: number }
  | { depoisDe: { id: string } };

export interface Pedido {
  colecao: string;
  partes: readonly Parte[];
}
interface Documento {
  path: string;
  id: string;
  dados: Registro;
}

/** What can be compared of a value: times by their instant. */
const chave = (valor: unknown): unknown => {
  if (valor instanceof Timestamp) return valor.toMillis();
  if (valor instanceof Date) return valor.getTime();
  return typeof valor === 'object' && valor !== null ? JSON.stringify(valor) : valor;
};

const TIPOS = ['undefined', 'object', 'boolean', 'number', 'string'];

/** The database's order: null, booleans, numbers and times, texts by their code points. */
function comparar(a: unknown, b: unknown): number {
  const [x, y] = [chave(a), chave(b)];
  if (typeof x !== typeof y) return TIPOS.indexOf(typeof x) - TIPOS.indexOf(typeof y);
  if (x === y) return 0;
  return (x as string) < (y as string) ? -1 : 1;
}

const iguais = (a: unknown, b: unknown) => comparar(a, b) === 0;
const doMesmoTipo = (a: unknown, b: unknown) => typeof chave(a) === typeof chave(b);
const tem = (lista: unknown, valor: unknown) => Array.isArray(lista) && lista.some((v) => iguais(v, valor));

const COMPARA: Record<Operador, (guardado: unknown, valor: unknown) => boolean> = {
  '==': iguais,
  '!=': (a, b) => !iguais(a, b),
  '<': (a, b) => doMesmoTipo(a, b) && comparar(a, b) < 0,
  '<=': (a, b) => doMesmoTipo(a, b) && comparar(a, b) <= 0,
  '>': (a, b) => doMesmoTipo(a, b) && comparar(a, b) > 0,
  '>=': (a, b) => doMesmoTipo(a, b) && comparar(a, b) >= 0,
  in: (a, b) => tem(b, a),
  'array-contains': tem,
  'array-contains-any': (a, b) => (b as unknown[]).some((valor) => tem(a, valor)),
};

/** The value at a path of fields ('a.b'); undefined where there is none. */
const em = (dados: Registro, campo: string): unknown =>
  campo.split('.').reduce<unknown>((valor, nome) => (valor as Registro | undefined)?.[nome], dados);

const filtrosDe = (partes: readonly Parte[]) =>
  partes.flatMap((parte) => ('filtro' in parte ? [parte.filtro] : []));

/** The SDK's functions that make a query. */
export const pedido = {
  where: (campo: string, op: Operador, valor: unknown): Parte => ({
    filtro: (dados) => em(dados, campo) !== undefined && COMPARA[op](em(dados, campo), valor),
  }),
  and: (...partes: Parte[]): Parte => ({ filtro: (dados) => filtrosDe(partes).every((f) => f(dados)) }),
  or: (...partes: Parte[]): Parte => ({ filtro: (dados) => filtrosDe(partes).some((f) => f(dados)) }),
  orderBy: (campo: string, direcao: 'asc' | 'desc' = 'asc'): Parte => ({
    ordem: { campo, sinal: direcao === 'asc' ? 1 : -1 },
  }),
  limit: (maximo: number): Parte => ({ maximo }),
  startAfter: (depoisDe: { id: string }): Parte => ({ depoisDe }),
  query: ({ path }: { path: string }, ...partes: Parte[]): Pedido => ({ colecao: path, partes }),
};

/** The documents a query gives, in its order. */
export function achados(documentos: readonly Documento[], { partes }: Pedido): Documento[] {
  const filtros = filtrosDe(partes);
  const ordens = partes.flatMap((parte) => ('ordem' in parte ? [parte.ordem] : []));
  const postos = documentos
    .filter(
      ({ dados }) =>
        filtros.every((f) => f(dados)) && ordens.every(({ campo }) => em(dados, campo) !== undefined),
    )
    .toSorted((a, b) => {
      for (const { campo, sinal } of ordens) {
        const ordem = comparar(em(a.dados, campo), em(b.dados, campo));
        if (ordem !== 0) return sinal * ordem;
      }
      return (ordens.at(-1)?.sinal ?? 1) * comparar(a.id, b.id);
    });
  const cursor = partes.find((parte) => 'depoisDe' in parte);
  const de = cursor ? postos.findIndex(({ id }) => id === cursor.depoisDe.id) + 1 : 0;
  const limite = partes.find((parte) => 'maximo' in parte);
  return postos.slice(de, limite ? de + limite.maximo : undefined);
}
