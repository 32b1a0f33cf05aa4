/** What became of an organiser's mail, written in the transaction that ends the outbox's entry (decisions P427). */
import { contextoDaReferencia } from '@/domain/comum/caminhos';
import {
  caminhosDaMensagem,
  type Destinatario,
  destinatarioSchema,
  motivoSemEnderecos,
} from '@/domain/mensagens/mensagem';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import type { Fim } from './fila';

/** A mail server's answer, or the error's own words. */
export const palavrasDe = (erro: unknown): string =>
  erro instanceof Error && 'response' in erro && typeof erro.response === 'string'
    ? erro.response
    : erro instanceof Error
      ? erro.message
      : String(erro);

const ESTADO = {
  ENVIADO: 'ACEITO',
  DESCARTADO: 'RETIDO',
  FALHOU: 'RECUSADO',
  PENDENTE: 'NA_FILA',
} as const;

/** True iff the mailbox asked this organiser for no more mails, maybe while this one waited. */
export async function parouDe(
  db: Firestore,
  destinatario: string,
  { caixa }: Pick<Destinatario, 'caixa'>,
  tx?: Transaction,
): Promise<boolean> {
  const contexto = contextoDaReferencia(destinatario);
  if (!contexto) return false;
  const ref = db.doc(caminhosDaMensagem.parada(contexto, caixa));
  return (await (tx ? tx.get(ref) : ref.get())).exists;
}

export async function anotarNaMensagem(
  db: Firestore,
  tx: Transaction,
  { estado, erro }: Fim,
  { destinatario }: { destinatario?: string | undefined },
) {
  if (destinatario === undefined) return;
  const quem = await ler(db, destinatarioSchema, destinatario, tx);
  // The record may have been removed meanwhile: the mail left all the same.
  if (!quem) return;
  const parou = estado === 'DESCARTADO' && (await parouDe(db, destinatario, quem, tx));
  tx.update(db.doc(destinatario), {
    estado: parou ? 'PAROU' : ESTADO[estado],
    motivo: erro === undefined ? '' : motivoSemEnderecos(palavrasDe(erro)),
    em: new Date(),
  });
}
