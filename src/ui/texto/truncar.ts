/** Cuts at a word end and adds '…' when longer than `maximo` characters. */
export function truncar(texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto;
  const corte = texto.slice(0, maximo - 1);
  const espaco = corte.lastIndexOf(' ');
  return `${(espaco > maximo / 2 ? corte.slice(0, espaco) : corte).trimEnd()}…`;
}
