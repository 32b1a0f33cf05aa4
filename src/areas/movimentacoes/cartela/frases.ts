/** Sentences about the result of a round. */
import { MAIOR_NOTA, type Medida } from '@/domain/comite/cartela';
import { numero, plural } from '@/ui/texto/formatos';

/** 'Média 7,5 de 10, de 3 cartelas. Dispersão 0,4.' One card alone has no spread. */
export function fraseDoResultado({ media, dispersao, quantas }: Medida): string {
  const frase = `Média ${numero(media, 1)} de ${MAIOR_NOTA}, de ${plural(quantas, 'cartela', 'cartelas')}.`;
  return quantas > 1 ? `${frase} Dispersão ${numero(dispersao, 1)}.` : frase;
}
