/** Numbers in pt-BR, apart from days and hours: visitors' pages load these alone. */

const numeros = new Map<number, Intl.NumberFormat>();

/** 1234.5 → '1.234,5'; `casas` fixes the decimals. */
export function numero(valor: number, casas?: number): string {
  const chave = casas ?? -1;
  const formato =
    numeros.get(chave) ??
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: casas ?? 0,
      maximumFractionDigits: casas ?? 2,
    });
  numeros.set(chave, formato);
  return formato.format(valor);
}

/** plural(1, 'ideia', 'ideias') → '1 ideia'; plural(2, …) → '2 ideias'. */
export function plural(quantidade: number, um: string, varios: string): string {
  return `${numero(quantidade)} ${Math.abs(quantidade) === 1 ? um : varios}`;
}
