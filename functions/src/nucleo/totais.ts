/**
 * Totals of a parent: likes, comments, coins and who gave them. Recomputed from the records below it.
 * `updatedAt` stays as it is: it belongs to the person who edits, and edits are compared by it.
 */
import { caminhos } from '@/domain/comum/caminhos';
import type { LugarDoPai } from '@/domain/pai/pai';
import { patrocinioSchema } from '@/domain/pontos/patrocinio';
import { AggregateField, FieldValue, type Firestore, ler } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { lerPai } from './pai';

export const contarLikes = (db: Firestore, lugar: LugarDoPai, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const { caminho } = lugar;
    const pai = await lerPai(db, lugar, tx);
    if (!pai) return [];
    const totalLikes = (await tx.get(db.collection(caminhos.sob(caminho).likes).count())).data().count;
    if (pai.totais.curtidas === totalLikes) return [];
    return [{ caminho, como: 'update', dados: { 'rankingByLikes.totalLikes': totalLikes } }];
  });

export const contarComentarios = (db: Firestore, lugar: LugarDoPai, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const { caminho } = lugar;
    const pai = await lerPai(db, lugar, tx);
    if (!pai) return [];
    const ativos = db.collection(caminhos.sob(caminho).comentarios).where('deletedAt', '==', null);
    const totalComentarios = (await tx.get(ativos.count())).data().count;
    return pai.totais.comentarios === totalComentarios
      ? []
      : [{ caminho, como: 'update', dados: { totalComentarios } }];
  });

/**
 * Sum of the coins that lie there, and whether this person is among the sponsors. A sponsor stays one when coins go
 * back.
 */
export const somarPatrocinios = (db: Firestore, lugar: LugarDoPai, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const { caminho, contexto } = lugar;
    const pai = await lerPai(db, lugar, tx);
    if (!pai) return [];
    const patrocinios = db.collection(caminhos.sob(caminho).patrocinios);
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
    const consta = pai.patrocinadores.includes(referencia);
    if (pai.totais.moedas === totalMoedas && consta === patrocina) return [];
    const patrocinadoresReferences = patrocina
      ? FieldValue.arrayUnion(referencia)
      : FieldValue.arrayRemove(referencia);
    const dados = { 'rankingByMoedas.totalMoedas': totalMoedas, patrocinadoresReferences };
    return [{ caminho, como: 'update', dados }];
  });
