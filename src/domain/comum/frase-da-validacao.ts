/**
 * What a refused value says where its schema has no words of its own. Plain sentences tell how to mend it. Importing
 * this file sets them: campos.ts does, so that no schema speaks in the library's words, in browser and functions.
 */
import * as z from 'zod/mini';

type Problema = z.core.$ZodRawIssue;

const PREENCHA = 'Preencha este campo.';
const INVALIDO = 'Valor inválido.';

function pequeno({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const minimo = Number(minimum);
  if (origin === 'string') return minimo <= 1 ? PREENCHA : `Escreva ao menos ${minimo} caracteres.`;
  if (origin === 'array') return minimo <= 1 ? 'Escolha ao menos um.' : `Escolha ao menos ${minimo}.`;
  return origin === 'date' ? 'A data é anterior à permitida.' : `O menor valor é ${minimo}.`;
}

function grande({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const maximo = Number(maximum);
  if (origin === 'string') return `Use no máximo ${maximo} caracteres.`;
  if (origin === 'array') return `Escolha no máximo ${maximo}.`;
  return origin === 'date' ? 'A data é posterior à permitida.' : `O maior valor é ${maximo}.`;
}

const vazio = (valor: unknown) => valor === undefined || valor === null || valor === '';

export function fraseDaValidacao(problema: Problema): string {
  switch (problema.code) {
    case 'too_small':
      return pequeno(problema);
    case 'too_big':
      return grande(problema);
    case 'invalid_type':
      if (vazio(problema.input)) return PREENCHA;
      return problema.expected === 'int' ? 'Use um número inteiro.' : INVALIDO;
    case 'invalid_format':
      return problema.format === 'email' ? 'E-mail inválido' : 'Este formato não vale.';
    case 'invalid_value':
      return 'Escolha uma das opções.';
    case 'unrecognized_keys':
      return `Há um campo que não existe aqui: ${(problema.keys ?? []).join(', ')}.`;
    default:
      return INVALIDO;
  }
}

z.config({ localeError: fraseDaValidacao });
