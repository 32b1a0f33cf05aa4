import { ESPECIES } from './especies';
import type { Resposta } from './pontuacao';
import type { PerguntaDaVersao } from './versao';

/** An answer as people read it. */
export function respostaEmPalavras(pergunta: PerguntaDaVersao, resposta: Resposta | undefined): string {
  if (resposta === undefined || resposta === false) return 'Sem resposta';
  if (typeof resposta === 'string' && resposta.trim() === '') return 'Sem resposta';
  return ESPECIES[pergunta.tipo].emPalavras(pergunta, resposta);
}
