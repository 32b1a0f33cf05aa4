/** Calendar days as people type them (dd/mm/aaaa) and as fields hold them (`YYYY-MM-DD`). */

/** Years a day can lie in: the product has nothing older, and the database ends before the year 10000. */
const [PRIMEIRO_ANO, ULTIMO_ANO] = [1900, 2100];

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const ESCRITO = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/;

/** Digits of every width as ASCII has them, without blanks around. */
const emAlgarismos = (texto: string) =>
  texto
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();

/** '20112026', '2026-11-20' → '20/11/2026'; unfinished text as far as it goes, and what is no day as it was typed. */
export function mascararDia(texto: string): string {
  const simples = emAlgarismos(texto);
  const [, ano, mes, dia] = ISO.exec(simples) ?? [];
  if (ano) return `${dia}/${mes}/${ano}`;
  // Closed by a bar, one digit is the whole day or month: '5/' is the fifth.
  const d = simples.replace(/(?<!\d)(\d)\D$/, '0$1').replace(/\D/g, '');
  if (d.length > 8 || !/^[\d\s./-]*$/.test(simples)) return texto;
  return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join('/');
}

/** '20/11/2026' → '2026-11-20', in whatever year; undefined where the calendar has no such day. */
function noCalendario(texto: string): string | undefined {
  const [, dia = '', mes = '', ano = ''] = ESCRITO.exec(emAlgarismos(texto)) ?? [];
  const iso = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const lido = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(lido.getTime()) && lido.toISOString().startsWith(iso) ? iso : undefined;
}

const noTempo = (iso: string) =>
  Number(iso.slice(0, 4)) >= PRIMEIRO_ANO && Number(iso.slice(0, 4)) <= ULTIMO_ANO;

/** '20/11/2026' → '2026-11-20'; what is no day stays as it was typed, for the form's rule to refuse. */
export function diaDoTexto(texto: string): string {
  const iso = noCalendario(texto);
  return iso && noTempo(iso) ? iso : texto;
}

export const ehDia = (texto: string) => ISO.test(texto);

/** What is wrong with a text as long as a day or longer; undefined while it is a day or still too short. */
export function recusaDoDia(texto: string): string | undefined {
  if (texto.length < 10 || ehDia(texto)) return undefined;
  const iso = noCalendario(texto);
  if (!iso) return 'Este dia não existe.';
  return noTempo(iso) ? undefined : `Digite um ano entre ${PRIMEIRO_ANO} e ${ULTIMO_ANO}.`;
}
