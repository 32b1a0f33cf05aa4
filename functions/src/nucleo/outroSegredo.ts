/** A further secret for a sheet that a link opens. */
import { caminhos } from '@/domain/comum/caminhos';
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { chavesSchema, MAXIMO_DE_CHAVES } from '@/domain/diagnostico/link-de-resposta';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { comOutroSegredo, hashDoSegredo, novoSegredo } from './convites';

/**
 * A further secret of a sheet, read now and kept by `guardar`, after all reads. The last ten work: what was mailed by
 * mistake is outlived by use. Undefined where no link ever opened the sheet.
 */
export async function outroSegredo(
  tx: Transaction,
  db: Firestore,
  { tipo, id }: Pick<CredencialDaFolha, 'tipo' | 'id'>,
  folha: string,
) {
  const segredo = novoSegredo();
  const caminho = tipo === 'convite' ? `${caminhos.convites}/${id}` : caminhosDaFolha.chaves(folha);
  if (tipo === 'convite') {
    const convite = await ler(db, conviteSchema, caminho, tx);
    if (!convite || convite.cancelado) return undefined;
    const { hashes } = comOutroSegredo(convite, segredo, new Date());
    return { segredo, guardar: () => void tx.update(db.doc(caminho), { hashes }) };
  }
  const chaves = await ler(db, chavesSchema, caminho, tx);
  if (!chaves) return undefined;
  // The first is the browser's own, which goes on.
  const [propria, ...mandadas] = [...chaves.hashes, hashDoSegredo(segredo)];
  const hashes = [propria, ...mandadas.slice(1 - MAXIMO_DE_CHAVES)];
  return { segredo, guardar: () => void tx.update(db.doc(caminho), { hashes }) };
}
