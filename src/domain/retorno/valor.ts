/**
 * Amounts as Brazilians type them, kept as whole hundredths: cents of money, hundredths of another unit. What could mean
 * two amounts is refused with a sentence, so nothing else is ever kept in silence.
 */

/** R$ 1.000.000.000,00 a month: sixty months of forty lines stay whole numbers that JavaScript adds exactly. */
export const MAIOR_VALOR = 100_000_000_000;

const FORMA = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

export type ValorLido = { centavos: number } | { erro: string };

export function lerValor(escrito: string): ValorLido {
  const texto = escrito.replaceAll('\u00a0', ' ').trim();
  if (texto === '') return { erro: 'Diga o valor por mês, como 1.234,56.' };
  if (/^(R\$\s*)?[-−–]/.test(texto))
    return { erro: 'O valor não leva sinal de menos: o que se gasta é uma linha de custo.' };
  const [, inteiros, decimais = ''] = FORMA.exec(texto) ?? [];
  if (inteiros === undefined)
    return {
      erro: 'Escreva o valor com vírgula nos centavos e ponto nos milhares, como 1.234,56.',
    };
  const digitos = `${inteiros.replaceAll('.', '')}${decimais.padEnd(2, '0')}`.replace(/^0+(?=\d)/, '');
  const centavos = Number(digitos);
  if (digitos.length > 12 || centavos > MAIOR_VALOR)
    return { erro: `O maior valor por mês é ${valorEscrito(MAIOR_VALOR)}.` };
  if (centavos === 0) return { erro: 'Diga um valor maior que zero.' };
  return { centavos };
}

/** '1.234,56'; made of digits, because a division by 100 would round large ones. */
export function valorEscrito(centesimos: number): string {
  const digitos = String(Math.abs(centesimos)).padStart(3, '0');
  const inteiros = digitos.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${centesimos < 0 ? '−' : ''}${inteiros},${digitos.slice(-2)}`;
}
