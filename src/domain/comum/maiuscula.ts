/** The text with its first letter in upper case. */
export const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
