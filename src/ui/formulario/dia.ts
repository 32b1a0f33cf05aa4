/** Calendar days as people type them (dd/mm/aaaa) and as fields hold them (`YYYY-MM-DD`). */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const ESCRITO = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})\s*$/;

/** '20112026', '2026-11-20' → '20/11/2026'; unfinished text as far as it goes. */
export function mascararDia(texto: string): string {
  const [, ano, mes, dia] = ISO.exec(texto.trim()) ?? [];
  if (ano) return `${dia}/${mes}/${ano}`;
  // Closed by a bar, one digit is the whole day or month: '5/' is the fifth.
  const d = texto
    .replace(/(?<!\d)(\d)\D$/, '0$1')
    .replace(/\D/g, '')
    .slice(0, 8);
  return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join('/');
}

/** '20/11/2026' → '2026-11-20'; what is no day stays as it was typed, for the form's rule to refuse. */
export function diaDoTexto(texto: string): string {
  const [, dia = '', mes = '', ano = ''] = ESCRITO.exec(texto) ?? [];
  const iso = `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const lido = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(lido.getTime()) && lido.toISOString().startsWith(iso) ? iso : texto;
}

export const ehDia = (texto: string) => ISO.test(texto);
