/** Link to the invitation of somebody whose address came without its secret. */
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, ler } from '@functions/banco';
import { autenticacao, contaInexistente } from './contas';
import { hashDoSegredo, novoSegredo } from './convites';
import {
  type Alvo,
  caminhoDaFolha,
  caminhoDoConvite,
  fechamento,
  lerForaDaFase,
  lerQuestionario,
} from './folhas';

async function uidDe(email: string): Promise<string | undefined> {
  try {
    return (await (await autenticacao()).getUserByEmail(email)).uid;
  } catch (erro) {
    if (contaInexistente(erro)) return undefined;
    throw erro;
  }
}

/**
 * Another secret of the invitation that the address has to this questionnaire; undefined where it has none that opens
 * something. Nobody is told which, and the mail is composed when it is sent (threats B27). Strangers can ask: no link
 * that was mailed before stops to work by it, and what expired stays so.
 */
export async function outroLinkDoConvite(
  db: Firestore,
  alvo: Alvo,
  email: string,
): Promise<(CredencialDaFolha & { questionario: string; empresa: string }) | undefined> {
  const uid = await uidDe(email);
  if (uid === undefined) return undefined;
  return db.runTransaction(async (tx) => {
    const questionario = await lerQuestionario(tx, db, alvo).catch(() => undefined);
    if (!questionario) return undefined;
    const ref = db.doc(caminhoDoConvite(alvo, questionario, uid));
    const convite = await ler(db, conviteSchema, ref.path, tx);
    const folha = await ler(db, respostaSchema, caminhoDaFolha(alvo, uid), tx);
    const foraDaFase = await lerForaDaFase(db, alvo, questionario, tx);
    const agora = new Date();
    const fechada = folha?.finalizadoEm ?? fechamento({ questionario, foraDaFase, folha }, agora);
    if (!convite || convite.cancelado || convite.expiraEm <= agora || fechada) return undefined;
    const segredo = novoSegredo();
    tx.update(ref, { hashPedido: hashDoSegredo(segredo) });
    const { nome } = questionario;
    return { tipo: 'convite', id: ref.id, segredo, questionario: nome, empresa: convite.nomeFantasia };
  });
}
