/**
 * Which of the rules' tests count for the coverage of the rules. They say so themselves, and together evaluate every
 * expression.
 */
export const COBERTURA = 'cobertura';

/** Whether a file of tests has any of them. */
export const contaParaACobertura = (fonte: string) => fonte.includes(`tags: '${COBERTURA}'`);
