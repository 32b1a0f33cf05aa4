/** Mails a link by which a sheet goes on elsewhere. */
import { caminhos } from '@/domain/comum/caminhos';
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { chavesSchema, MAXIMO_DE_CHAVES } from '@/domain/diagnostico/link-de-resposta';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { emailNaFila } from '@functions/emails/fila';
import { comOutroSegredo, hashDoSegredo, novoSegredo } from './convites';
import type { Alvo } from './folhas';
import type { Respondente } from './respondente';

/** The ids of a call and nothing else of it. */
export const alvoEmTexto = ({ licenciadaId, empresaId, idEmpresa, questionarioId }: Alvo) => ({
  licenciadaId,
  empresaId,
  idEmpresa,
  questionarioId,
});

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

/** Mails a further secret of the sheet. */
export const mandarLinkDaFolha = (
  respondente: Respondente,
  credencial: CredencialDaFolha,
  alvo: Alvo,
  { email, fila }: { email: string; fila: string },
) =>
  respondente.db.runTransaction(async (tx) => {
    const { db } = respondente;
    const { questionario, ref } = await respondente.ler(tx, alvo);
    const outro = await outroSegredo(tx, db, credencial, ref.path);
    if (!outro) return;
    outro.guardar();
    const [onde, mensagem] = emailNaFila(fila, {
      tipo: 'linkDeResposta',
      para: respondente.contato?.email ?? email,
      dados: {
        ...alvoEmTexto(alvo),
        credencial: credencial.tipo,
        credencialId: credencial.id,
        segredo: outro.segredo,
        questionario: questionario.nome,
      },
    });
    tx.set(db.doc(onde), mensagem);
  });
