/** An icon of the menu: part of one picture that is fetched beside the code (tests/local/menu-icons.mjs draws it). */
import desenho from './icones-do-menu.svg?no-inline';

export const IconeDoMenu = ({ nome, tamanho = 18 }: { nome: string; tamanho?: number }) => (
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
