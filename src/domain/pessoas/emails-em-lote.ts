/** E-mails typed or pasted together (part 1 §5 and §9; separators as in decisions P22). */
import * as z from 'zod/mini';
import { email, LIMITE, MINIMO_TEXTO } from '@/domain/comum/campos';

export const MAXIMO_POR_LOTE = 10;

/** 'Ana Lima <ana@x>' and 'Lima, Ana <mailto:ana@x>', as mail programs copy them: the name falls away. */
const COM_NOME = /(?<=^|[,;|\t\r\n>])(?:\s*"[^"]*"|(?:[^,;|\t\r\n@<>]*,){0,3}[^,;|\t\r\n@<>]*)\s*<([^<>]*)>/g;
const endereco = email();

/** Two addresses or more beside each other are each one; anything else with blanks stays together, to be named. */
function emPartes(parte: string): string[] {
  const pedacos = parte.split(/\s+/);
  return pedacos.every((pedaco) => pedaco.includes('@')) ? pedacos : [parte];
}

/**
 * Addresses separated by comma, semicolon, pipe, tab, line break or blank, lower case, each once, in the order written.
 * Those of mail programs are understood, with names and 'mailto:'. What is none stays as it was written.
 */
export const separarEmails = (texto: string): string[] => [
  ...new Set(
    texto
      .replace(COM_NOME, ';$1;')
      .split(/[,;|\t\r\n]+/)
      .map((parte) => parte.trim())
      .flatMap(emPartes)
      .map((parte) => parte.replace(/^mailto:([^?]*).*$/i, '$1'))
      .map((parte) => {
        const lido = endereco.safeParse(parte);
        return lido.success ? lido.data : parte.toLowerCase();
      })
      .filter(Boolean),
  ),
];

const valido = (texto: string) => endereco.safeParse(texto).success;

/** What of the texts is an address that every record takes, and what is not. */
export function conferirEmails(emails: readonly string[]): { validos: string[]; invalidos: string[] } {
  return { validos: emails.filter(valido), invalidos: emails.filter((texto) => !valido(texto)) };
}

/** The specification's sentence about texts that are no addresses. */
export const frasesDosInvalidos = (invalidos: readonly string[]) =>
  invalidos.map((texto) => `Um dos e-mails informados é inválido: ${texto}`);

const recusaDaQuantidade = (quantos: number) => {
  if (quantos === 0) return 'Nenhum e-mail inserido';
  return quantos > MAXIMO_POR_LOTE ? 'Não é possível enviar mais de 10 convites por vez.' : undefined;
};

/** What is wrong with the addresses, in the specification's words; undefined when all can be sent. */
export const recusaDosEmails = (emails: readonly string[]): string | undefined =>
  recusaDaQuantidade(emails.length) ?? frasesDosInvalidos(conferirEmails(emails).invalidos)[0];

/** The same where the good ones go and the others are named (EnviadoEmParte): refused is only a text without any. */
export function recusaDoTexto(texto: string): string | undefined {
  const emails = separarEmails(texto);
  const { validos, invalidos } = conferirEmails(emails);
  return (
    recusaDaQuantidade(emails.length) ?? (validos.length === 0 ? frasesDosInvalidos(invalidos)[0] : undefined)
  );
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

/** A text field that holds addresses, of which one at least can be sent. */
export const campoDeEmails = z.string().check(
  z.refine((texto) => recusaDoTexto(texto) === undefined, {
    error: ({ input }) => recusaDoTexto(String(input)),
  }),
);
