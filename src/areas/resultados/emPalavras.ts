/** Scores and results in words. */
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { GrupoDoResultado } from '@/domain/diagnostico/resultado';
import { plural } from '@/ui/texto/formatos';

/** How many answers a result stands on, and whether they are of one version. */
export function baseDoResultado({ folhas, versoes }: { folhas: number; versoes: number }): string {
  const quantas = plural(folhas, 'resposta finalizada', 'respostas finalizadas');
  return versoes > 1
    ? `${quantas}, de ${versoes} versões do questionário: os pesos são os da mais nova.`
    : `${quantas}.`;
}

/** What the radar shows, for people who do not see it. */
export function radarEmPalavras(
  eixos: readonly (Pick<GrupoDoResultado, 'nome'> & { media: number })[],
): string {
  const emOrdem = eixos.toSorted((a, b) => a.media - b.media);
  const [menor, maior] = [emOrdem[0], emOrdem.at(-1)];
  if (!menor || !maior) return '';
  return menor.media === maior.media
    ? `Todos os grupos têm média ${notaEmPalavras(maior.media)}.`
    : `A maior média é a de ${maior.nome}, ${notaEmPalavras(maior.media)}; a menor é a de ${menor.nome}, ${notaEmPalavras(menor.media)}.`;
}
