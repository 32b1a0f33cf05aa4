/** Names shown in full (part 2 §9). */
const A_MOSTRA = 3;

/** 'Ana, Bia e Caio'; of more than three 'Ana, Bia, Caio e mais 2'. */
export function nomesEmPalavras(nomes: readonly string[]): string {
  const primeiros = nomes.slice(0, A_MOSTRA);
  const resto = nomes.length - primeiros.length;
  if (resto > 0) return `${primeiros.join(', ')} e mais ${resto}`;
  return primeiros.length < 2
    ? primeiros.join('')
    : `${primeiros.slice(0, -1).join(', ')} e ${primeiros.at(-1)}`;
}
