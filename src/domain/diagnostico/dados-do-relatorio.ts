/** What the simple self-assessment report tells, in the browser and in the mail (part 3 §3, decisions Q18). */
import type { Centesimos } from './pontuacao';
import type { Analise } from './resultado';

export interface DimensaoDoRelatorio extends Analise {
  nome: string;
  noRadar: boolean;
  /** Mean of what the result is compared with; missing where that has none. */
  outra?: Centesimos | undefined;
}

export interface DadosDoRelatorio {
  empresa: string;
  questionario: string;
  projeto: string;
  /** The respondent, where it is about one sheet; '' where it is about a company. */
  pessoa: string;
  /** Day of the report, as people read it. */
  feitoEm: string;
  /** One sentence: whose answers the scores stand on. */
  base: string;
  geral: Analise;
  /** Other scores beside the general one, such as the evaluators' or the best of the project. */
  notas: readonly { rotulo: string; media: Centesimos }[];
  dimensoes: readonly DimensaoDoRelatorio[];
  /** What the result is compared with, as the person chose it on the screen: the second line of the radar. */
  comparacao?:
    | {
        nome: string;
        frase: string;
        /** Of others only whole points are told (decisions P196). */
        inteiros: boolean;
      }
    | undefined;
}

/** True iff there is a score to report. */
export const daRelatorio = ({ geral, dimensoes }: Pick<DadosDoRelatorio, 'geral' | 'dimensoes'>) =>
  geral.media !== null && dimensoes.some(({ media }) => media !== null);

const NOTA = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths as people read them: 6550 is '65,50'. */
export const notaPorExtenso = (media: Centesimos) => NOTA.format(media / 100);

/** A mean of others: whole points where that is all that is told of them. */
const PONTOS = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
export const outraPorExtenso = (media: Centesimos, inteiros: boolean) =>
  inteiros ? PONTOS.format(media / 100) : notaPorExtenso(media);

/** How a score stands beside another, in words: 'Esta empresa: 5,50 acima', 'Esta empresa: a mesma média'. */
export function diferencaPorExtenso(media: Centesimos, outra: Centesimos, inteiros: boolean): string {
  const diferenca = inteiros ? Math.round((media - outra) / 100) * 100 : media - outra;
  if (diferenca === 0) return 'Esta empresa: a mesma média';
  return `Esta empresa: ${outraPorExtenso(Math.abs(diferenca), inteiros)} ${diferenca > 0 ? 'acima' : 'abaixo'}`;
}

/** `{company without special characters | 'empresa'}.pdf` (part 3 §7). */
export function nomeDoArquivo(empresa: string): string {
  const letras = empresa
    .normalize('NFD')
    .replaceAll(/[^\dA-Za-z _-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${letras.slice(0, 80).trim() || 'empresa'}.pdf`;
}
