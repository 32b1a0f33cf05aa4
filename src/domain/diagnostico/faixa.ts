/** Bands: what a mean from 0 to 100 says, of a group (`feedbacks`) and of a questionnaire (`faixas`) (part 3 §3 and §5). */
import * as z from 'zod/mini';
import { inteiro, LIMITE, texto } from '@/domain/comum/campos';
import { faixaDe } from './pontuacao';

export const MAXIMO_DE_FAIXAS = 10;
const ATE = 100;

const limite = () => inteiro(0, ATE);
export const faixaSchema = z
  .strictObject({
    title: texto(60, 3, 'O título precisa ter ao menos 3 letras.'),
    description: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
    start: limite(),
    end: limite(),
  })
  .check(
    z.refine(({ start, end }) => start < end, {
      error: 'O valor inicial deve ser menor que o valor final.',
      path: ['end'],
    }),
  );
export type Faixa = z.infer<typeof faixaSchema>;
type Limites = Pick<Faixa, 'title' | 'start' | 'end'>;

interface Trecho {
  de: number;
  ate: number;
}

/** Whole numbers from 0 to 100 of which `vale` is true, as stretches. */
function trechos(vale: (n: number) => boolean): Trecho[] {
  const achados: Trecho[] = [];
  for (let n = 0; n <= ATE; n++) {
    const ultimo = achados.at(-1);
    if (!vale(n)) continue;
    if (ultimo?.ate === n - 1) ultimo.ate = n;
    else achados.push({ de: n, ate: n });
  }
  return achados;
}

const quantas = (faixas: readonly Limites[], n: number) =>
  faixas.filter(({ start, end }) => start <= n && n <= end).length;

/** Where no band says anything. */
export const lacunas = (faixas: readonly Limites[]) => trechos((n) => quantas(faixas, n) === 0);

/** Where more than one band would do. */
export const sobreposicoes = (faixas: readonly Limites[]) => trechos((n) => quantas(faixas, n) > 1);

/** Bands in as few rows as show each of them whole: one row, unless two overlap. */
export function fileiras<F extends Limites>(faixas: readonly F[]): F[][] {
  const todas: F[][] = [];
  for (const faixa of faixas.toSorted((a, b) => a.start - b.start)) {
    const livre = todas.find((fileira) => (fileira.at(-1)?.end ?? -1) < faixa.start);
    if (livre) livre.push(faixa);
    else todas.push([faixa]);
  }
  return todas;
}

const onde = ({ de, ate }: Trecho) => (de === ate ? `Em ${de}` : `De ${de} a ${ate}`);
const chamada = ({ title }: Limites) => (title.trim() ? `"${title.trim()}"` : 'uma faixa sem título');

/** What the editor tells of the bands, in sentences; nothing of no bands at all. Bands that end before they begin are refused, not told. */
export function avisosDasFaixas(faixas: readonly Limites[]): string[] {
  const certas = faixas.filter(
    ({ start, end }) => Number.isInteger(start) && Number.isInteger(end) && start < end,
  );
  if (certas.length === 0) return [];
  return [
    ...lacunas(certas).map((trecho) => `${onde(trecho)} nenhuma faixa vale: a pessoa lê que não há análise.`),
    ...sobreposicoes(certas).map((trecho) => {
      const fica = faixaDe(certas, trecho.ate * 100);
      return `${onde(trecho)} vale mais de uma faixa: em ${trecho.ate} fica ${fica ? chamada(fica) : 'a última'}, que começa depois.`;
    }),
  ];
}
