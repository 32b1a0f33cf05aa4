/**
 * A link as people paste it: with the sign that stood behind it in the mail, broken over two lines, in capitals, or cut
 * short. What is too much is taken off; what is missing is said. Plain code without schemas: the visitors' pages load it.
 */

export const LINK_INCOMPLETO =
  'O link veio incompleto. Copie o endereço inteiro, da mensagem em que ele chegou, e tente de novo.';

/** Ids, secrets and codes are made of these. A hyphen or a low line may end one. */
const ALHEIO = /[^\w-]/g;

export function decodificado(texto: string): string {
  try {
    return decodeURIComponent(texto);
  } catch {
    return texto.replace(/%[\da-f]{0,2}/gi, '');
  }
}

/** One part of an address without blanks, full stops, brackets and other signs that are none of it. */
export const semSobras = (parte: string): string => decodificado(parte).replace(ALHEIO, '');

/** Secrets of 192 bits in base64url, as links carry them: a shorter one was cut. */
export const SEGREDO_INTEIRO = /^[\w-]{32,64}$/;

/** First parts of the addresses that are mailed, printed or shown. */
const PRIMEIROS = [
  'convite',
  'convite-diagnostico',
  'lembretes',
  'parar-mensagens',
  'definir-senha',
  'auto-cadastro',
  'projeto',
  'responderQuestionario',
  'votarEmpresaInspiradora',
  'verificar',
] as const;

/** The path with its first part as the product writes it: some programs write whole addresses in capitals. */
export function comPrimeiraParteCerta(pathname: string): string {
  const [, escrita = '', ...resto] = pathname.split('/');
  const certa = PRIMEIROS.find((parte) => parte.toLowerCase() === semSobras(escrita).toLowerCase());
  return certa === undefined ? pathname : `/${[certa, ...resto].join('/')}`;
}
