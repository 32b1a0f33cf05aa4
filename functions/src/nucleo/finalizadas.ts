/** Finished sheets of a company in a questionnaire, whatever way they came: what the limit reads and screens say (decisions P192). */
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaFolha, finalizadasSchema } from '@/domain/diagnostico/resposta';
import { type Firestore, lido } from '@functions/banco';
import { type Alvo, organizadora } from './folhas';

export const caminhoDasFinalizadas = (alvo: Alvo) =>
  caminhos.contador(organizadora(alvo), caminhosDaFolha.finalizadas(alvo.questionarioId, alvo.empresaId));

/** One number for each, in their order. */
export async function contarFinalizadas(db: Firestore, alvos: readonly Alvo[]): Promise<number[]> {
  if (alvos.length === 0) return [];
  const contadores = await db.getAll(...alvos.map((alvo) => db.doc(caminhoDasFinalizadas(alvo))));
  return contadores.map((contador) => lido(finalizadasSchema, contador)?.folhas ?? 0);
}
