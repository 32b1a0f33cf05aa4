/**
 * Place of a record among its like: a number, so that a record moves between two others by one write (decisions Q115).
 */
import * as z from 'zod/mini';

const MAIOR = 1_000_000;

/** What is typed is any number; lists sort by it and then by id. */
export const lugar = () =>
  z
    .number('Escreva um número.')
    .check(
      z.gte(0, 'Escreva um número de 0 a 1.000.000.'),
      z.lte(MAIOR, 'Escreva um número de 0 a 1.000.000.'),
    );

interface Ordenado {
  id: string;
}
type Lugar<T> = (item: T) => number;

/** By place; equal ones by id, so that everybody sees the same. */
export const emLugar = <T extends Ordenado>(itens: readonly T[], lugarDe: Lugar<T>): T[] =>
  itens.toSorted((a, b) => lugarDe(a) - lugarDe(b) || (a.id < b.id ? -1 : 1));

/** The place after the last one. */
export const proximoLugar = <T>(itens: readonly T[], lugarDe: Lugar<T>): number =>
  Math.min(MAIOR, Math.floor(Math.max(0, ...itens.map(lugarDe))) + 1);

export interface Mudanca {
  id: string;
  lugar: number;
}

/**
 * New places after the item at `de` of the sorted list moved to `para`. It is one where its new neighbours leave room,
 * and those that differ of 1, 2, 3 … where they do not.
 */
export function mover<T extends Ordenado>(
  itens: readonly T[],
  lugarDe: Lugar<T>,
  de: number,
  para: number,
): Mudanca[] {
  const movido = itens[de];
  if (!movido || de === para || !itens[para]) return [];
  const depois = itens.toSpliced(de, 1).toSpliced(para, 0, movido);
  const antes = depois[para - 1];
  const seguinte = depois[para + 1];
  const minimo = antes ? lugarDe(antes) : -1;
  const maximo = seguinte ? lugarDe(seguinte) : Math.floor(minimo) + 2;
  const meio = Math.round(((minimo + maximo) / 2) * 10_000) / 10_000;
  if (meio > minimo && meio < maximo && meio >= 0 && meio <= MAIOR) return [{ id: movido.id, lugar: meio }];
  return depois.flatMap((item, i) => (lugarDe(item) === i + 1 ? [] : [{ id: item.id, lugar: i + 1 }]));
}
