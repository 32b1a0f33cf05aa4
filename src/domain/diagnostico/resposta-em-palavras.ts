import type { Resposta } from './pontuacao';
import { respondida } from './valor-da-resposta';
import type { PerguntaDaVersao } from './versao';

/** An answer as people read it. */
export function respostaEmPalavras(
  { campos, tipo }: PerguntaDaVersao,
  resposta: Resposta | undefined,
): string {
  if (resposta === undefined || resposta === false || !respondida(resposta)) return 'Sem resposta';
  if (typeof resposta === 'string') return resposta;
  if (tipo === 2) return `${String(resposta)} de 10`;
  const escolhidas = typeof resposta === 'number' ? [resposta] : [...resposta];
  return escolhidas.map((posicao) => campos[posicao]?.campo ?? '').join(', ');
}
