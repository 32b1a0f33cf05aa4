/** The simple report once more, by e-mail (part 3 §7). */
import * as z from 'zod/mini';
import { MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '@/domain/diagnostico/grupo';
import { contrato } from './contrato';
import { daFolha } from './respostas';

/** The largest PDF that a page may send in base64, in characters. It is thrown away (threats E13). */
export const MAXIMO_DO_PDF = 3 * 1024 * 1024;

const qualquer = () => z.optional(z.unknown());

/**
 * `daFolha` names the caller's own finished sheet. The rest is the specification's payload: it may come, and nothing of
 * it is read. Recipient, name, scores and PDF follow from what is stored (decisions Q13).
 */
export const generateAndSendSimpleReport = contrato(
  'generateAndSendSimpleReport',
  z.strictObject({
    ...daFolha,
    empresa: qualquer(),
    grupos: z.optional(z.array(z.unknown()).check(z.maxLength(MAXIMO_DE_GRUPOS))),
    respostas: z.optional(z.array(z.unknown()).check(z.maxLength(MAXIMO_DE_PERGUNTAS))),
    email: qualquer(),
    nome: qualquer(),
    frontendPdfBase64: z.optional(z.string().check(z.maxLength(MAXIMO_DO_PDF))),
    skipPdfGeneration: qualquer(),
  }),
  z.object({}),
);
