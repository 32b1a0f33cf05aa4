/** Link to the sheet of somebody who left this address with it, and lost the link (decisions P242). */
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { abaixoDe, type Firestore, ler } from '@functions/banco';
import { type Alvo, lerQuestionario, organizadora } from './folhas';
import { outroSegredo } from './outroSegredo';
import { caminhos } from '@/domain/comum/caminhos';

/** Sheets that one address left: a person answers a questionnaire once or twice. */
const MAXIMO = 20;

/**
 * Also of a finished sheet, and after the period: it is read there, taken along, or erased. Undefined where the address
 * left none. A link that was mailed before goes on, because strangers can ask.
 */
export async function outroLinkDaFolha(
  db: Firestore,
  alvo: Alvo,
  email: string,
): Promise<(CredencialDaFolha & { questionario: string }) | undefined> {
  const { docs } = await abaixoDe(db, caminhos.empresa(organizadora(alvo)), 'contato')
    .where('email', '==', email)
    .limit(MAXIMO)
    .get();
  for (const { ref } of docs) {
    const folha = ref.parent.parent;
    const achada =
      folha &&
      (await db.runTransaction(async (tx) => {
        const lida = await ler(db, respostaSchema, folha.path, tx);
        const desta = lida?.idQuestionario === alvo.questionarioId && lida.idEmpresa === alvo.empresaId;
        if (!desta || lida.deletedAt !== null || lida.idRespondente !== folha.id) return undefined;
        const questionario = await lerQuestionario(tx, db, alvo).catch(() => undefined);
        const outro = await outroSegredo(tx, db, { tipo: 'folha', id: folha.id }, folha.path);
        if (!questionario || !outro) return undefined;
        outro.guardar();
        return {
          tipo: 'folha' as const,
          id: folha.id,
          segredo: outro.segredo,
          questionario: questionario.nome,
        };
      }));
    if (achada) return achada;
  }
  return undefined;
}
