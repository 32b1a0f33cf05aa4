/** The national registry writes the owner's CPF behind the name of a sole trader. Names are public here (decisions T430). */

/** Eleven digits on their own, with or without their marks, and what leads to them ('- CPF: '). */
const CPF = /[\s\-–(]*(?:CPF[\s:.]*)?(?<![\d.])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)\)?/gi;

export const semCpf = (nome: string): string => nome.replace(CPF, '').trim();
