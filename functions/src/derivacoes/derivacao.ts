/**
 * A derivation: data that follows from other data, written in one place. So what keeps it (a trigger) and what proves
 * it (the recompute command, comandos/conferir.ts) read the same. The list of all is derivacoes/todas.ts.
 */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type LugarDoPai, lugarDoPai, type SobOPai, type TipoDePai } from '@/domain/pai/pai';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import type { Firestore } from '@functions/banco';
import type { Escrita } from '@functions/gatilho';
import type { Correcao, Modo } from '@functions/nucleo/correcao';
import { tiposCom } from '@functions/nucleo/pai';

/** Writes of one kind of document that make a derivation stale. */
export interface Fonte {
  /** Below the company, as triggers name it, e.g. `ideias/{pai}/likes/{filho}`. */
  documento: string;
  /** Only where one of these changed, by path such as `rankingByLikes.totalLikes`; absent: any write. */
  campos?: readonly string[];
  /** Brings what follows from the written document to what is stored now. Safe to repeat, in any order. */
  corrigir: (escrita: Escrita) => Promise<unknown>;
}

export interface Derivacao {
  nome: string;
  de: readonly Fonte[];
  /** The same for all of one company. Gives what was corrected or, with `simular`, should be. */
  todos: (db: Firestore, contexto: Contexto, modo: Modo) => Promise<Correcao[]>;
}

/**
 * What both sides of the event name in the field, each once. Where it changed, both are concerned; where the record was
 * created or removed, one side names it.
 */
export const nosDoisLados = ({ antes, depois }: Pick<Escrita, 'antes' | 'depois'>, campo: string): string[] =>
  [...new Set([antes?.[campo], depois?.[campo]])].filter((valor) => typeof valor === 'string');

/** Writes of parents of every kind. */
export const deCadaPai = (
  campos: readonly string[],
  corrigir: (escrita: Escrita, lugar: LugarDoPai) => Promise<unknown>,
  tipos: readonly TipoDePai[] = TIPOS_DE_PAI,
): Fonte[] =>
  tipos.map((tipo) => ({
    documento: `${tipo.colecao}/{pai}`,
    campos,
    corrigir: (escrita) => corrigir(escrita, lugarDoPai(tipo, escrita.contexto, escrita.id('pai'))),
  }));

/** Writes of the records of one name under parents of every kind that can have them. */
export const sobCadaPai = (
  sob: SobOPai,
  corrigir: (escrita: Escrita, lugar: LugarDoPai, filho: string) => Promise<unknown>,
): Fonte[] =>
  tiposCom(sob).map((tipo) => ({
    documento: `${caminhos.sob(`${tipo.colecao}/{pai}`)[sob]}/{filho}`,
    corrigir: (escrita) =>
      corrigir(escrita, lugarDoPai(tipo, escrita.contexto, escrita.id('pai')), escrita.id('filho')),
  }));
