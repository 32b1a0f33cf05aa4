/** Options in an order by chance where the question says so (decisions Q364): the stored position does not change. */
import type { PerguntaDaVersao } from './versao';

/** Of an option that says that the question does not apply (tipo-de-resposta.ts, which who answers does not load). */
const NAO_SE_APLICA = -1;

/** A number by chance between 0 and 1, the same ones for the same seed. */
function sorteio(semente: string): () => number {
  let estado = 2166136261;
  for (let i = 0; i < semente.length; i++) estado = Math.imul(estado ^ semente.charCodeAt(i), 16777619);
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let misturado = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    misturado = (misturado + Math.imul(misturado ^ (misturado >>> 7), 61 | misturado)) ^ misturado;
    return ((misturado ^ (misturado >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Positions in the order of the screen. `semente` is the sheet's, so that a reload and another device show the same.
 * Options that speak of the others ('Outra', 'Nenhuma', 'Não se aplica') stay last.
 */
export function ordemDasOpcoes(
  { id, campos, embaralhar }: Pick<PerguntaDaVersao, 'id' | 'campos' | 'embaralhar'>,
  semente: string,
): number[] {
  const todas = campos.map((_, posicao) => posicao);
  if (!embaralhar) return todas;
  const fica = (posicao: number) =>
    campos[posicao]?.papel !== undefined || campos[posicao]?.valor === NAO_SE_APLICA;
  const sorte = sorteio(`${semente}/${id}`);
  const comSorte = todas.flatMap((posicao) => (fica(posicao) ? [] : [{ posicao, lugar: sorte() }]));
  return [
    ...comSorte.toSorted((a, b) => a.lugar - b.lugar).map(({ posicao }) => posicao),
    ...todas.filter(fica),
  ];
}
