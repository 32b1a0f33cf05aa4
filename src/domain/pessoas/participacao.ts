/**
 * Participation, for people who read a report (modules 23 and 24). It has the address, whether the membership is in
 * use, and when the person last registered a public idea. It lies apart from `pessoas`, which everybody reads. An
 * address is personal data that a list of ideas does not need. It lies in a few shared documents, because looking
 * each author up would cost a read per author.
 */
import * as z from 'zod/mini';
import { email, instante } from '@/domain/comum/campos';

export const participanteSchema = z.object({
  email: email(),
  /** An active membership of somebody who works here (not a respondent). */
  ativo: z.boolean(),
  ultimaIdeia: z.nullable(instante()),
});
export type Participante = z.infer<typeof participanteSchema>;

/** `participacao/{parte}`, by uid. */
export const participacaoSchema = z.object({ pessoas: z.record(z.string(), participanteSchema) });
export type Participacao = z.infer<typeof participacaoSchema>;

/** People are spread over so many documents, each of which holds about ten thousand. */
export const PARTES = 8;

/** Document of the person. */
export const parteDe = (uid: string) =>
  String(Array.from(uid).reduce((soma, letra) => soma + (letra.codePointAt(0) ?? 0), 0) % PARTES);
