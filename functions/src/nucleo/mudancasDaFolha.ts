/** Changes that a device sends, taken into a sheet that may still be written (src/domain/diagnostico/folha.ts). */
import { ErroDoProduto } from '@/domain/comum/erros';
import { aplicar, type Destino, type Folha, type Mudanca } from '@/domain/diagnostico/folha';
import { type FolhaDeRespostas, folhaDe } from '@/domain/diagnostico/resposta';
import { MAXIMO_DA_FOLHA, problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import type { Versao } from '@/domain/diagnostico/versao';
import type { Transaction } from '@functions/banco';
import { type Alvo, FINALIZADA, type Lida, porQueFechada, versaoDe } from './folhas';
import type { Respondente } from './respondente';

export interface Aberta extends Lida {
  folha: FolhaDeRespostas;
  versao: Versao;
}

/** An own sheet that was opened, with its version. */
export async function lerAberta(tx: Transaction, respondente: Respondente, alvo: Alvo): Promise<Aberta> {
  const { folha, ...lida } = await respondente.ler(tx, alvo);
  if (!folha || folha.deletedAt !== null) throw new ErroDoProduto('Questionário não encontrado!');
  return { ...lida, folha, versao: await versaoDe(respondente.db, alvo, folha.versao) };
}

/** Refuses a finished sheet, and any outside its period by the server's clock or its phase (threats E05, E06). */
export function exigirAberta(aberta: Aberta, agora: Date) {
  if (aberta.folha.finalizadoEm) throw new ErroDoProduto(FINALIZADA);
  const fora = porQueFechada(aberta, agora);
  if (fora) throw new ErroDoProduto(fora);
}

/** The sheet after the changes. Refuses questions and values that the version does not have (threats E08). */
export function comMudancas(
  { folha, versao }: Aberta,
  aparelho: string,
  mudancas: readonly Mudanca[],
): { folha: Folha; destinos: Destino[] } {
  const daVersao = new Map(versao.perguntas.map((pergunta) => [pergunta.id, pergunta]));
  for (const { id, resposta } of mudancas) {
    const pergunta = daVersao.get(id);
    if (!pergunta) throw new ErroDoProduto('Esta pergunta não é do questionário. Recarregue a página.');
    const problema = problemaDaResposta(pergunta, resposta);
    if (problema) throw new ErroDoProduto(problema);
  }
  const depois = aplicar(folhaDe(folha), aparelho, mudancas);
  if (Buffer.byteLength(JSON.stringify(depois.folha)) > MAXIMO_DA_FOLHA)
    throw new ErroDoProduto(
      'As respostas deste questionário passam do tamanho permitido. Elas ficam neste aparelho; encurte os textos mais longos.',
    );
  return depois;
}

/** Answers as they are stored: in the version's order, each with its group. */
export const perguntasDe = (folha: Folha, { perguntas }: Versao): FolhaDeRespostas['perguntas'] =>
  perguntas.flatMap(({ id, grupo }) => {
    const guardada = folha[id];
    return guardada ? [{ id, grupo, ...guardada }] : [];
  });
