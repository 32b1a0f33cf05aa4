/** E-mails typed or pasted together (part 1 §5 and §9; separators as in decisions P22). */
import * as z from 'zod/mini';
import { ErroDoProduto } from '@/domain/comum/erros';
import { LIMITE, MINIMO_TEXTO } from '@/domain/comum/campos';

export const MAXIMO_POR_LOTE = 10;

/** The 'simple address pattern' of part 1 §9; accepts nothing that could end a mail header (threats E14). */
const ENDERECO = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]{2,}$/;

/** Addresses separated by comma, semicolon, pipe or line break, lower case, each once, in the order written. */
export const separarEmails = (texto: string): string[] => [
  ...new Set(
    texto
      .split(/[,;|\r\n]+/)
      .map((parte) => parte.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** What is wrong with the addresses, in the specification's words; undefined when they can be sent. */
export function recusaDosEmails(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return 'Nenhum e-mail inserido';
  if (emails.length > MAXIMO_POR_LOTE) return 'Não é possível enviar mais de 10 convites por vez.';
  const invalido = emails.find((email) => email.length > LIMITE.email || !ENDERECO.test(email));
  return invalido === undefined ? undefined : `Um dos e-mails informados é inválido: ${invalido}`;
}

/** The addresses of the text. Throws ErroDoProduto with the specification's sentence. */
export function lerEmails(texto: string): string[] {
  const emails = separarEmails(texto);
  const recusa = recusaDosEmails(emails);
  if (recusa) throw new ErroDoProduto(recusa);
  return emails;
}

/** Words that stay small inside a name: 'Um da Silva'. */
const PEQUENAS = /^(d[aeo]s?|e)$/;

const emPalavras = (texto: string) =>
  texto
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((parte, i) =>
      i > 0 && PEQUENAS.test(parte) ? parte : parte.charAt(0).toLocaleUpperCase('pt-BR') + parte.slice(1),
    )
    .join(' ')
    .slice(0, LIMITE.nome)
    .trim();

/**
 * Name for somebody of whom only the address is known: 'ana.lima+obras@x' → 'Ana Lima'. What is too short takes the
 * company's: 'rh@aurora.com' → 'Rh Aurora'. It is one that the form of a person takes.
 */
export function nomeDoEmail(email: string): string {
  const [local = '', dominio = ''] = email.split('@');
  const antes = local.replace(/\+.*$/, '');
  const nomes = [antes, `${antes}.${dominio.split('.')[0]}`].map(emPalavras);
  return nomes.find((nome) => nome.length >= MINIMO_TEXTO) ?? 'Pessoa convidada';
}

/** A text field that holds addresses and gives them as a list. */
export const campoDeEmails = z.string().check(
  z.refine((texto) => recusaDosEmails(separarEmails(texto)) === undefined, {
    error: ({ input }) => recusaDosEmails(separarEmails(String(input))),
  }),
);
