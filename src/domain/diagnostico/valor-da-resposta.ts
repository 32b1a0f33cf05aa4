/** Whether an answer fits its question as it was published (part 3 §5, threats E08), and what it is worth there. */
import { LIMITE } from '@/domain/comum/limite';
import type { Resposta } from './pontuacao';
import { CAIXAS, ESCALA, ESCOLHA_UNICA, PONTOS_DA_ESCALA, TEXTO } from './codigos-do-tipo';
import type { PerguntaDaVersao } from './versao';

/** Characters of one answer in text. */
export const MAXIMO_DO_TEXTO = LIMITE.textoLongo;
/** Bytes of all answers of a sheet; a document holds 1 MiB. */
export const MAXIMO_DA_FOLHA = 700_000;

const NAO_VALE = 'Esta resposta não vale para a pergunta. Recarregue a página e responda de novo.';

const ehPosicao = (valor: unknown, campos: PerguntaDaVersao['campos']) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor < campos.length;

type Respondivel = Pick<PerguntaDaVersao, 'tipo' | 'campos'>;

function cabe({ tipo, campos }: Respondivel, resposta: Exclude<Resposta, false>): boolean {
  switch (tipo) {
    case TEXTO:
      return typeof resposta === 'string';
    case ESCALA:
      return (
        typeof resposta === 'number' &&
        Number.isInteger(resposta) &&
        resposta >= 1 &&
        resposta <= PONTOS_DA_ESCALA
      );
    case ESCOLHA_UNICA:
      return ehPosicao(resposta, campos);
    case CAIXAS:
      return (
        Array.isArray(resposta) &&
        resposta.length > 0 &&
        new Set(resposta).size === resposta.length &&
        resposta.every((posicao) => ehPosicao(posicao, campos))
      );
    // A kind of question that a newer version published.
    default:
      return false;
  }
}

/** What is wrong with an answer, in a sentence for the person; null where it may be stored. */
export function problemaDaResposta(pergunta: Respondivel, resposta: Resposta): string | null {
  if (resposta === false) return null;
  if (!cabe(pergunta, resposta)) return NAO_VALE;
  if (typeof resposta !== 'string' || resposta.length <= MAXIMO_DO_TEXTO) return null;
  const demais = (resposta.length - MAXIMO_DO_TEXTO).toLocaleString('pt-BR');
  return `O texto passa do tamanho em ${demais} caracteres. Ele fica neste aparelho; encurte-o para que seja salvo.`;
}

/** True iff the person answered; a text of blanks says nothing. */
export const respondida = (resposta: Resposta | undefined) =>
  resposta !== undefined && resposta !== false && (typeof resposta !== 'string' || resposta.trim() !== '');

/** Mandatory questions without an answer, in their order; of those that show (visiveis.ts). */
export const faltamEm = <P extends Pick<PerguntaDaVersao, 'id' | 'obrigatoria'>>(
  perguntas: readonly P[],
  respostas: Readonly<Record<string, Resposta>>,
): P[] => perguntas.filter(({ id, obrigatoria }) => obrigatoria && !respondida(respostas[id]));
