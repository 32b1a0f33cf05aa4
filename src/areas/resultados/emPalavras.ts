/** Scores and results in words. */
import type { Consenso } from '@/domain/diagnostico/nota';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { GrupoDoResultado } from '@/domain/diagnostico/resultado';
import type { ResultadoLido } from './resultados.data';
import { numero, plural } from '@/ui/texto/formatos';

/** How many answers a result stands on, and whether they are of one version. */
export function baseDoResultado({ folhas, versoes }: { folhas: number; versoes: number }): string {
  const quantas = plural(folhas, 'resposta finalizada', 'respostas finalizadas');
  return versoes > 1
    ? `${quantas}, de ${versoes} versões do questionário: os pesos são os da mais nova.`
    : `${quantas}.`;
}

/** Beside a company's result: who answered, and when its means change (decisions P197, P198). '' for who organises. */
export function respostasEmPalavras(respostas: ResultadoLido['respostas']): string {
  if (!respostas) return '';
  const { quem, minimo, ditas = 0, faltam = minimo } = respostas;
  if (quem === 'EMPRESA') return 'A empresa responde: o resultado aparece assim que alguém finaliza.';
  const mais = plural(faltam, 'pessoa finalizar', 'pessoas finalizarem');
  return ditas === 0
    ? `As pessoas respondem: a empresa vê médias a partir de ${minimo} pessoas. Aparecem quando mais ${mais}.`
    : `As pessoas respondem: médias de ${plural(ditas, 'pessoa', 'pessoas')}. Mudam quando mais ${mais}, para que nenhuma diferença seja de uma só.`;
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

/** A mean of others: whole points where that is all that is told of them (decisions P196). */
export const outraEmPalavras = (media: number | undefined, inteiros = false) =>
  media === undefined ? '–' : inteiros ? numero(media / 100, 0) : notaEmPalavras(media);

/** '+8,20', '−3,10', or '+8' of whole points; a dash where there is nothing to compare with. */
export function diferencaEmPalavras(media: number, outra: number | undefined, inteiros = false): string {
  if (outra === undefined) return '–';
  const diferenca = inteiros ? Math.round((media - outra) / 100) * 100 : media - outra;
  const sinal = diferenca > 0 ? '+' : diferenca < 0 ? '−' : '';
  return sinal + outraEmPalavras(Math.abs(diferenca), inteiros);
}

/** In how many groups the company is above what it is compared with. */
export function comparacaoEmPalavras(pares: readonly { media: number; outra: number | undefined }[]): string {
  const comOutra = pares.flatMap(({ media, outra }) => (outra === undefined ? [] : [media - outra]));
  if (comOutra.length === 0) return '';
  const acima = comOutra.filter((diferenca) => diferenca > 0).length;
  const total = comOutra.length;
  if (acima === 0) return 'A empresa não está acima em nenhum grupo.';
  if (acima < total) return `A empresa está acima em ${acima} de ${total} grupos.`;
  return total === 1
    ? 'A empresa está acima no único grupo comparado.'
    : `A empresa está acima em todos os ${total} grupos.`;
}

/** What the evaluators' scores of a group say together. */
export function consensoEmPalavras({ n, media, menor, maior }: Consenso): string {
  if (media === null || menor === null || maior === null) return 'Nenhuma nota conta nesta fase.';
  const quantas = plural(n, 'nota', 'notas');
  return menor === maior
    ? `Média ${notaEmPalavras(media)}, de ${quantas}.`
    : `Média ${notaEmPalavras(media)}, de ${quantas} entre ${notaEmPalavras(menor)} e ${notaEmPalavras(maior)}: ${notaEmPalavras(maior - menor)} de diferença.`;
}
