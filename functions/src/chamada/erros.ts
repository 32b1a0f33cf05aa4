/** What leaves the server when something is refused or fails: a Firebase code and a Portuguese sentence, nothing else. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { porExtenso } from '@functions/registro';
import { HttpsError } from 'firebase-functions/https';
import { error } from 'firebase-functions/logger';
import type * as z from 'zod/mini';

const FALHA = 'Ocorreu um erro no servidor';

export const negado = (mensagem = 'Permissão negada') => new HttpsError('permission-denied', mensagem);

/** The first problem as the message, all of them by field in `details.campos`. */
export function dadosInvalidos(erro: z.core.$ZodError) {
  const campos = erro.issues.map(({ path, message }) => ({ campo: path.map(String).join('.'), message }));
  return new HttpsError('invalid-argument', campos[0]?.message ?? 'Dados inválidos', { campos });
}

/** Refusals keep their sentence. Anything unexpected is logged whole and answered in the general terms of `falha`. */
export function paraQuemChama(causa: unknown, nome: string, falha = FALHA): HttpsError {
  if (causa instanceof HttpsError) return causa;
  if (causa instanceof ErroDoProduto) return new HttpsError('failed-precondition', causa.message);
  error('chamada falhou', { nome, causa: porExtenso(causa) });
  return new HttpsError('internal', `${falha}. Nada foi perdido: tente de novo em instantes.`);
}
