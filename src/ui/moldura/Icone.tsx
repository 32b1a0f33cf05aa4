/** An icon of what everybody sees first: part of one picture, fetched beside the code (tests/local/drawn-icons.mjs). */
import desenho from './icones.svg?no-inline';

export const Icone = ({ nome, tamanho = 18 }: { nome: string; tamanho?: number }) => (
  <svg
    width={tamanho}
    height={tamanho}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <use href={`${desenho}#${nome}`} />
  </svg>
);
