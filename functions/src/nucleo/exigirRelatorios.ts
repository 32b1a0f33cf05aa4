/** Who reads the award report: the organiser's side of module 31 (part 3 §6, decisions P235). */
import { type Quem, veOutras } from '@/domain/acesso/quem';
import { negado } from '@functions/chamada/erros';

/** Throws unless the person reads reports. */
export function exigirRelatorios(quem: Quem) {
  if (!veOutras(quem, 31)) throw negado();
}
