/** People who run a company and are written to about it. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import type { ComId } from '@/domain/comum/campos';
import { type Firestore, lido, type Transaction } from '@functions/banco';

/** Of one company at most. */
const MAXIMO = 20;

export async function administradoresDe(
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
): Promise<ComId<Colaborador>[]> {
  const { docs } = await tx.get(
    db
      .collection(caminhos.colaboradores(contexto))
      .where('role', '==', 'ADMIN')
      .where('status', '==', 'ACTIVE')
      .where('deletedAt', '==', null)
      .limit(MAXIMO),
  );
  return docs.flatMap((documento) => {
    const pessoa = lido(colaboradorSchema, documento);
    return pessoa ? [{ ...pessoa, id: documento.id }] : [];
  });
}
