/** What the curve shows of one group, or of the whole questionnaire: a value per edition, and how it moved. */
import type { EdicoesLidas } from './edicoes.data';

export const GERAL = '';

export interface PontoDaCurva {
  idProjeto: string;
  projeto: string;
  ano: string;
  /** In hundredths; null where the edition has none. */
  media: number | null;
  /** Against the last edition before that has one. */
  diferenca: number | null;
  /** Some of its questions were others than they are now. */
  mudou: boolean;
}

export function serieDe({ edicoes }: EdicoesLidas, grupo: string): PontoDaCurva[] {
  let antes: number | null = null;
  return edicoes.map(({ idProjeto, projeto, ano, media: geral, grupos, mudaram, iguais }) => {
    const media = grupo === GERAL ? geral : (grupos[grupo] ?? null);
    const diferenca = media === null || antes === null ? null : media - antes;
    antes = media ?? antes;
    return {
      idProjeto,
      projeto,
      ano,
      media,
      diferenca,
      mudou: grupo === GERAL ? !iguais : mudaram.includes(grupo),
    };
  });
}

const EM_PALAVRAS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 'De 2025 a 2027, de 40,00 a 62,50: subiu 22,50 pontos.' */
export function serieEmPalavras(serie: readonly PontoDaCurva[]): string {
  const com = serie.filter(({ media }) => media !== null);
  const [primeira, ultima] = [com[0], com.at(-1)];
  if (!primeira || !ultima || primeira === ultima || primeira.media === null || ultima.media === null)
    return 'Só há médias de uma edição.';
  const passo = ultima.media - primeira.media;
  const como =
    passo === 0
      ? 'ficou igual'
      : `${passo > 0 ? 'subiu' : 'desceu'} ${EM_PALAVRAS.format(Math.abs(passo) / 100)} pontos`;
  return `De ${primeira.ano} a ${ultima.ano}, de ${EM_PALAVRAS.format(primeira.media / 100)} a ${EM_PALAVRAS.format(ultima.media / 100)}: ${como}.`;
}
