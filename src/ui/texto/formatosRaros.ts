/** pt-BR formats of few screens; apart from formatos.ts, which every first screen loads. */

/**
 * '5511987654321' → '+55 (11) 98765-4321'; numbers of 8 or 9 digits split 4-4 or 5-4 (part 1 §9). 0800 ones have no
 * country's code, and those of other countries have their own.
 */
export function telefone(valor: string | null | undefined): string {
  if (valor?.startsWith('+')) return valor;
  const gratuito = /^(0[3589]00)(\d{3})(\d{4})$/.exec(valor ?? '');
  if (gratuito) return gratuito.slice(1).join(' ');
  const digitos = (valor ?? '').replace(/\D/g, '');
  const partes = /^(55)?(\d{2})(\d{4,5})(\d{4})$/.exec(digitos);
  if (!partes)
    return /^\d{8,9}$/.test(digitos) ? `${digitos.slice(0, -4)}-${digitos.slice(-4)}` : (valor ?? '');
  const [, , ddd, inicio, fim] = partes;
  return `+55 (${ddd}) ${inicio}-${fim}`;
}

/** 1536 → '1,5 KB'. */
export function bytes(valor: number): string {
  const unidades = ['B', 'KB', 'MB', 'GB'];
  const grau = Math.min(unidades.length - 1, Math.floor(Math.log(Math.max(valor, 1)) / Math.log(1024)));
  return `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(valor / 1024 ** grau)} ${unidades[grau]}`;
}

const lista = new Intl.ListFormat('pt-BR');

/** ['a', 'b', 'c'] → 'a, b e c'. */
export const enumerar = (partes: readonly string[]) => lista.format(partes);
