/** `participacao/{parte}`: what the report of ideas may know of each person (src/domain/pessoas/participacao.ts). */
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { PARTES, parteDe, participacaoSchema, type Participante } from '@/domain/pessoas/participacao';
import { FieldValue, type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { corrigir, type Modo } from './correcao';

/** When the person registered the newest of their public ideas. */
async function ultimaIdeiaDe(db: Firestore, contexto: Contexto, uid: string, tx: Transaction) {
  const { docs } = await tx.get(
    db
      .collection(caminhos.ideias(contexto))
      .where('autorReference', '==', caminhos.colaborador(contexto, uid))
      .where('visibilidade', '==', 'PUBLICA')
      .orderBy('createdAt', 'desc')
      .limit(1),
  );
  const [ultima] = docs;
  return (ultima && lido(ideiaSchema, ultima)?.createdAt) ?? null;
}

const participanteDe = (colaborador: Colaborador, ultimaIdeia: Date | null): Participante => ({
  email: colaborador.email,
  ativo: colaborador.status === 'ACTIVE' && colaborador.deletedAt === null && !colaborador.externo,
  ultimaIdeia,
});

export const projetarParticipacao = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.participacao(contexto, parteDe(uid));
    const colaborador = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx);
    const atual = (await ler(db, participacaoSchema, caminho, tx))?.pessoas[uid];
    if (!colaborador)
      return atual ? [{ caminho, como: 'merge', dados: { pessoas: { [uid]: FieldValue.delete() } } }] : [];
    const novo = participanteDe(colaborador, await ultimaIdeiaDe(db, contexto, uid, tx));
    return isDeepStrictEqual(atual, novo)
      ? []
      : [{ caminho, como: 'merge', dados: { pessoas: { [uid]: novo } } }];
  });

/** uids of everybody the report knows. */
export async function quemParticipa(db: Firestore, contexto: Contexto): Promise<string[]> {
  const partes = Array.from({ length: PARTES }, (_, i) => db.doc(caminhos.participacao(contexto, String(i))));
  const lidas = await db.getAll(...partes);
  return lidas.flatMap((parte) => Object.keys(lido(participacaoSchema, parte)?.pessoas ?? {}));
}
