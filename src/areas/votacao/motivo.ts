/** Why votes are accepted, voided or given back: nothing is done without it. */
const MINIMO_DO_MOTIVO = 3;

/** What is missing, in words; '' of a reason that is one. */
export const faltaNoMotivo = (motivo: string) =>
  motivo.trim().length < MINIMO_DO_MOTIVO ? `Escreva o motivo em ao menos ${MINIMO_DO_MOTIVO} letras.` : '';
