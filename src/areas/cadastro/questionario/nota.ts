import { numero } from '@/ui/texto/formatos';

/** Hundredths as people read them: 6550 is '65,50'. */
export const notaEmPalavras = (media: number) => numero(media / 100, 2);
