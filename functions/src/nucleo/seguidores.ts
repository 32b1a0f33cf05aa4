/** Who follows what, and who stopped (src/domain/notificacoes/seguindo.ts). Whether they may see it is asked when they are told. */
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { listasDe, type Seguivel } from '@/domain/notificacoes/seguindo';
import type { LugarDoPai, Pai } from '@/domain/pai/pai';
import type { Firestore } from '@functions/banco';

/** People whom one event is told to at most: those who asked first, then who takes part, then who sponsors. */
export const MAXIMO_DE_AVISADOS = 2_000;

async function uidsCom(db: Firestore, contexto: Contexto, campo: string, qual: string): Promise<string[]> {
  const { docs } = await db
    .collection(caminhos.daEmpresa(contexto, 'seguindo'))
    .where(campo, 'array-contains', qual)
    .select()
    .limit(MAXIMO_DE_AVISADOS)
    .get();
  return docs.map(({ id }) => id);
}

/** uids of the people who stopped following it. */
export async function quemParou(
  db: Firestore,
  { contexto, tipo, caminho }: LugarDoPai,
): Promise<Set<string>> {
  const [, nao] = listasDe(tipo.colecao as Seguivel);
  return new Set(nao ? await uidsCom(db, contexto, nao, caminho) : []);
}

/** uids of the people who follow it, those whom it concerns among them, without those who stopped. */
export async function seguidoresDoPai(
  db: Firestore,
  lugar: LugarDoPai,
  pai: Pick<Pai, 'envolvidos' | 'autorReference'>,
): Promise<string[]> {
  const [sim] = listasDe(lugar.tipo.colecao as Seguivel);
  const [pediram, parou] = await Promise.all([
    uidsCom(db, lugar.contexto, sim, lugar.caminho),
    quemParou(db, lugar),
  ]);
  const todos = new Set([...pediram, ...[pai.autorReference, ...pai.envolvidos].map(idDaReferencia)]);
  return [...todos].filter((uid) => !parou.has(uid)).slice(0, MAXIMO_DE_AVISADOS);
}

/** uids of the people who follow the person. */
export const seguidoresDaPessoa = (db: Firestore, contexto: Contexto, uid: string) =>
  uidsCom(db, contexto, listasDe('colaboradores')[0], caminhos.colaborador(contexto, uid));
