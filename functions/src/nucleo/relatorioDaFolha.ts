/** The simple report of a finished sheet, put into the outbox for whom the sheet names (decisions Q13). */
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import {
  caminhosDaFolha,
  contatoSchema,
  MAXIMO_DE_RELATORIOS,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { nomeQueSeDiz } from '@/domain/pessoas/nome';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { cabeEm } from '@functions/chamada/limites';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila } from '@functions/emails/fila';
import { warn } from 'firebase-functions/logger';

export type DestinoDoRelatorio = 'enviado' | 'semFolha' | 'naoPedido' | 'vezesDemais' | 'caixaCheia';

/** Reports to one mailbox in an hour, and in a day over all sheets: a shared one of an office has some. */
const POR_CAIXA = 10;
const POR_CAIXA_NO_DIA = 20;

/** One mail for each `chave`, however often it comes, and MAXIMO_DE_RELATORIOS of a sheet, even side by side. */
async function mandar(
  tx: Transaction,
  db: Firestore,
  caminho: string,
  chaveDe: (reaberturas: number) => string,
): Promise<DestinoDoRelatorio> {
  const caminhoDoContato = caminhosDaFolha.contato(caminho);
  const folha = await ler(db, respostaSchema, caminho, tx);
  const contato = await ler(db, contatoSchema, caminhoDoContato, tx);
  if (!folha?.finalizadoEm || folha.deletedAt !== null || !contato) return 'semFolha';
  if (!contato.relatorio) return 'naoPedido';
  const chave = chaveDe((folha.reaberturas ?? []).length);
  const [onde, entrada] = emailNaFila(resumo('relatorio', caminho, chave), {
    tipo: 'relatorioSimples',
    para: contato.email,
    folha: caminho,
    dados: { folha: caminho, nome: nomeQueSeDiz(contato.nome, 'respondente') },
  });
  if ((await tx.get(db.doc(onde))).exists) return 'enviado';
  const enviados = contato.relatorios ?? 0;
  if (enviados >= MAXIMO_DE_RELATORIOS) return 'vezesDemais';
  const caixa = caixaDe(contato.email);
  const limites = [
    { chave: `caixa:${caixa}`, maximo: POR_CAIXA, minutos: 60 },
    { chave: `dia:${caixa}`, maximo: POR_CAIXA_NO_DIA, minutos: 24 * 60 },
  ];
  if (!(await cabeEm(tx, db, 'relatorioSimples', limites))) return 'caixaCheia';
  tx.create(db.doc(onde), entrada);
  tx.update(db.doc(caminhoDoContato), { relatorios: enviados + 1 });
  return 'enviado';
}

/**
 * Once for each finish. Called again it changes nothing. Somebody with an open link names any address, of as many sheets
 * as the link begins. A mailbox that has its share in this hour gets no other (threats E13).
 */
export async function mandarRelatorio(db: Firestore, caminho: string): Promise<DestinoDoRelatorio> {
  const destino = await db.runTransaction((tx) => mandar(tx, db, caminho, String));
  if (destino === 'caixaCheia')
    warn('relatório não enviado: a caixa já recebeu os desta hora', { folha: caminho });
  return destino;
}

/** Once more, because the respondent asks for it; `pedido` names the request. */
export const mandarDeNovo = (db: Firestore, caminho: string, pedido: string) =>
  db.runTransaction((tx) => mandar(tx, db, caminho, () => `pedido-${pedido}`));
