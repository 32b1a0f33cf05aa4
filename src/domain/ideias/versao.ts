/**
 * What a published parent said before somebody other than its author changed or removed it (decisions I3). A trigger
 * writes it from the change itself, so nobody changes a parent without leaving what it said.
 */
import * as z from 'zod/mini';
import { instante, LIMITE, texto, textoOpcional } from '@/domain/comum/campos';
import { type Ideia, TEXTOS_DA_IDEIA } from './ideia';

/** Fields whose former text is kept. */
export const CAMPOS_DA_VERSAO = ['titulo', 'objetivo', ...TEXTOS_DA_IDEIA] as const;
export type CampoDaVersao = (typeof CAMPOS_DA_VERSAO)[number];

/** `{pais}/{pai}/versoes/{evento}`, under the id of the event, so that a redelivery writes it again as it is. */
export const versaoSchema = z.strictObject({
  acao: z.enum(['EDICAO', 'REMOCAO']),
  /** Said while it was private: its author and participants alone see it, whatever becomes of it. */
  reservada: z.boolean(),
  /** Former texts of the fields that changed, all of them when it was removed. Goals stand one a line. */
  textos: z.partialRecord(z.enum(CAMPOS_DA_VERSAO), textoOpcional(LIMITE.textoLongo)),
  createdAt: instante(),
  createdBy: texto(128, 1),
});
export type Versao = z.infer<typeof versaoSchema>;

/** A stored parent of any kind; it has those of the fields that its kind has. */
export type ComTextos = Pick<Ideia, 'publishedAt' | 'deletedAt'> &
  Partial<Record<CampoDaVersao, string | readonly string[]>> &
  Readonly<Record<string, unknown>>;

const emTexto = (pai: ComTextos, campo: CampoDaVersao): string => [pai[campo] ?? ''].flat().join('\n');

/** What is to be kept of the change, or undefined when nothing is: a draft, or no text changed. */
export function versaoDa(
  antes: ComTextos,
  depois: ComTextos,
): Omit<Versao, 'createdAt' | 'createdBy'> | undefined {
  if (antes.publishedAt === null || antes.deletedAt !== null) return undefined;
  const removida = depois.deletedAt !== null;
  const campos = CAMPOS_DA_VERSAO.filter(
    (campo) => campo in antes && (removida || emTexto(antes, campo) !== emTexto(depois, campo)),
  );
  if (campos.length === 0) return undefined;
  return {
    acao: removida ? 'REMOCAO' : 'EDICAO',
    reservada: antes['privado'] === true,
    textos: Object.fromEntries(campos.map((campo) => [campo, emTexto(antes, campo)])),
  };
}
