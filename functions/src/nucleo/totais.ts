/**
 * Totals of an idea: likes, comments, coins and who gave them. Recomputed from the records below the idea.
 * `updatedAt` stays as it is: it belongs to the person who edits, and edits are compared by it.
 */
import { ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos, type Contexto } from '@/domain/comum/paths';
import { patrocinioSchema } from '@/domain/pontos/patrocinio';
import { AggregateField, FieldValue, type Firestore, ler } from '@functions/banco';
import { corrigir, type Modo } from './correcao';

export const contarLikes = (db: Firestore, contexto: Contexto, ideiaId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.ideia(contexto, ideiaId);
    const ideia = await ler(db, ideiaSchema, caminho, tx);
    if (!ideia) return [];
    const contagem = await tx.get(db.collection(caminhos.likes(contexto, ideiaId)).count());
    const totalLikes = contagem.data().count;
    if (ideia.rankingByLikes.totalLikes === totalLikes) return [];
    return [{ caminho, como: 'update', dados: { 'rankingByLikes.totalLikes': totalLikes } }];
  });

export const contarComentarios = (db: Firestore, contexto: Contexto, ideiaId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.ideia(contexto, ideiaId);
    const ideia = await ler(db, ideiaSchema, caminho, tx);
    if (!ideia) return [];
    const ativos = db.collection(caminhos.comentarios(contexto, ideiaId)).where('deletedAt', '==', null);
    const totalComentarios = (await tx.get(ativos.count())).data().count;
    return ideia.totalComentarios === totalComentarios
      ? []
      : [{ caminho, como: 'update', dados: { totalComentarios } }];
  });

/**
 * Sum of the coins that lie on the idea, and whether this person is among its sponsors. Sponsors stay when coins go
 * back.
 */
export const somarPatrocinios = (
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  uid: string,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.ideia(contexto, ideiaId);
    const ideia = await ler(db, ideiaSchema, caminho, tx);
    if (!ideia) return [];
    const patrocinios = db.collection(caminhos.patrocinios(contexto, ideiaId));
    const soma = await tx.get(
      patrocinios.aggregate({
        dadas: AggregateField.sum('moedas'),
        devolvidas: AggregateField.sum('devolvidas'),
      }),
    );
    const seu = await ler(db, patrocinioSchema, `${patrocinios.path}/${uid}`, tx);
    const referencia = caminhos.colaborador(contexto, uid);
    const patrocina = (seu?.moedas ?? 0) > 0;
    const totalMoedas = soma.data().dadas - soma.data().devolvidas;
    const consta = ideia.patrocinadoresReferences.includes(referencia);
    if (ideia.rankingByMoedas.totalMoedas === totalMoedas && consta === patrocina) return [];
    const patrocinadoresReferences = patrocina
      ? FieldValue.arrayUnion(referencia)
      : FieldValue.arrayRemove(referencia);
    const dados = { 'rankingByMoedas.totalMoedas': totalMoedas, patrocinadoresReferences };
    return [{ caminho, como: 'update', dados }];
  });
