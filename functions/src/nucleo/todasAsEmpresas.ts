/** Every company of every licensee; only their ids are read. */
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import type { Firestore } from '@functions/banco';

export async function todasAsEmpresas(db: Firestore): Promise<Contexto[]> {
  const licenciadas = await db.collection(caminhos.licenciadas).select().get();
  const empresas = await Promise.all(
    licenciadas.docs.map(({ id }) => db.collection(caminhos.empresas(id)).select().get()),
  );
  return empresas.flatMap(({ docs }) => docs.flatMap(({ ref }) => contextoDaReferencia(ref.path) ?? []));
}
