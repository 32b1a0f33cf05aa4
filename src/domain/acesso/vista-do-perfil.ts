/** The product as a profile sees it, for an administrator who looks: what they may themselves, and less (decisions P151). */
import type { Papel } from './papeis';
import { type Quem, temFlag } from './quem';

/** Nothing is raised: a flag holds when the profile's matrix grants it and the looking person has it. */
export const quemComo = (quem: Quem, papel: Papel, concede: Quem['tem']): Quem => ({
  ...quem,
  papel,
  tem: (codigo, flag) => temFlag(quem, [codigo, flag]) && concede(codigo, flag),
});
