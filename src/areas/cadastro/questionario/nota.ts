import type { Cobertura } from '@/domain/diagnostico/media';
import { numero, plural } from '@/ui/texto/numero';

/** Hundredths as people read them: 6550 is '65,50'. */
export const notaEmPalavras = (media: number) => numero(media / 100, 2);

/** '5 de 8 notas': what a mean of evaluators stands on (decisions P191). */
export const coberturaEmPalavras = ({ dadas, de }: Cobertura) => `${dadas} de ${plural(de, 'nota', 'notas')}`;
