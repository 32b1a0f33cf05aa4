import { MAIOR_MOTIVO_DA_ANULACAO as MAIOR_MOTIVO } from '@/domain/votacao/voto';

/** Why votes are accepted, voided or given back: nothing is done without it. */
const MINIMO_DO_MOTIVO = 3;

/** What is wrong with it, in words; '' of a reason that is one. */
export function faltaNoMotivo(motivo: string) {
  const letras = motivo.trim().length;
  if (letras < MINIMO_DO_MOTIVO) return `Escreva o motivo em ao menos ${MINIMO_DO_MOTIVO} letras.`;
  return letras > MAIOR_MOTIVO ? `Escreva o motivo em até ${MAIOR_MOTIVO} letras; há ${letras}.` : '';
}
