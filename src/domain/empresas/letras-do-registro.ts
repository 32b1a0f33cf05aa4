/** The national registry writes everything in capitals; here it is read as people write it. */

/** Stay small between other words. */
const PEQUENAS = new Set('a as o os e em de da das do dos na nas no nos ao aos com para por'.split(' '));

/** Kinds of companies and other marks that are written in capitals. */
const MARCAS = new Set(
  'SA S.A S.A. S/A S/S S/C LTDA ME MEI EPP EIRELI SLU SCP SPE II III IV VI VII VIII IX XI XII'.split(' '),
);

/** Shortened words without a vowel that are no initials. */
const ABREVIADAS = new Set('DR DRA JR SR SRA STA STO QD LT'.split(' '));

const maiuscula = (parte: string) => parte.replace(/\p{L}/u, (letra) => letra.toLocaleUpperCase('pt-BR'));

/** A word that is none: initials ('JBS', 'BR', 'A.B.C.') and numbers with letters ('12A'). */
const sigla = (palavra: string) =>
  (/^[^AEIOUÀ-Ú]+$/.test(palavra) && !ABREVIADAS.has(palavra)) ||
  /\d/.test(palavra) ||
  /^(\p{L}\.){2,}\p{L}?$/u.test(palavra);

function palavraEmLetras(palavra: string, primeira: boolean): string {
  const nua = palavra.replace(/[(),;]/g, '');
  if (MARCAS.has(nua) || (nua.length > 1 && sigla(nua))) return palavra;
  const minuscula = palavra.toLocaleLowerCase('pt-BR');
  if (!primeira && PEQUENAS.has(minuscula)) return minuscula;
  return minuscula
    .split(/(?<=[-/'’.])/)
    .map(maiuscula)
    .join('');
}

/**
 * 'METALURGICA BOA VISTA DO SUL LTDA' → 'Metalurgica Boa Vista do Sul LTDA'. What has a small letter somewhere was
 * written by a person and stays as it is.
 */
export function emLetrasDeGente(texto: string): string {
  if (texto !== texto.toLocaleUpperCase('pt-BR')) return texto;
  return texto
    .split(' ')
    .map((palavra, i) => palavraEmLetras(palavra, i === 0))
    .join(' ');
}
