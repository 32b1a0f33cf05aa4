/** Who reads the award report: module 31 of the company that organises, and no respondent (part 3 §6). */
import { type Quem, temFlag } from '@/domain/acesso/quem';
import { negado } from '@functions/chamada/erros';

/** Throws unless the person reads reports. */
export function exigirRelatorios(quem: Quem) {
  if (quem.externo || !temFlag(quem, [31, 'leitura'])) throw negado();
}
