/** What visitors see of a voting: one text of JSON in `publicos/{id}`. Types only, for a page without schemas. */

/** A company that can be voted for. */
export interface Candidata {
  id: string;
  nome: string;
}

export interface CategoriaDaUrna {
  nome: string;
  empresas: Candidata[];
}

/** Votes that count, once the organiser closed the count and publishes it. */
export interface ResultadoPublico {
  nome: string;
  votos: number;
  empresas: { nome: string; votos: number }[];
}

export interface Urna {
  projeto: string;
  /** Name of the company that organises it. */
  organizadora: string;
  /** Instants in ISO 8601. */
  inicio: string;
  fim: string;
  /** Somebody closed the count: no vote is taken any more, whatever the period says. */
  apurada: boolean;
  categorias: CategoriaDaUrna[];
  resultado: ResultadoPublico[] | null;
}

export const VOTACAO_ENCERRADA = 'Votação encerrada! Agradecemos sua participação.';

export type MomentoDaUrna = 'antes' | 'aberta' | 'encerrada';

/** Whether votes are taken at that moment: from the first instant on, no more at the last. */
export function momentoDaUrna({ inicio, fim, apurada }: Urna, agora: Date): MomentoDaUrna {
  if (apurada || agora >= new Date(fim)) return 'encerrada';
  return agora < new Date(inicio) ? 'antes' : 'aberta';
}
