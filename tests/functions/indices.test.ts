/** The functions' queries are looked up in firestore.indexes.json: what production would refuse fails here. */
import { expect, it } from 'vitest';
import { banco } from '@functions/banco';

const db = banco();
const ideias = db.collection('licenciadas/l/empresas/e/ideias');

it('recusa a consulta cujo índice composto ninguém declarou, também contada e em transação', async () => {
  const semIndice = ideias.where('titulo', '==', 'x').orderBy('feedback', 'desc');
  const recusa = /Falta em firestore\.indexes\.json o índice de ideias: titulo \+ feedback DESCENDING/;
  await expect(semIndice.get()).rejects.toThrow(recusa);
  await expect(semIndice.count().get()).rejects.toThrow(recusa);
  await expect(db.runTransaction((tx) => tx.get(semIndice))).rejects.toThrow(recusa);
});

it('recusa a consulta de um grupo sem o índice do grupo', () =>
  expect(db.collectionGroup('ideias').where('feedback', '==', 'x').get()).rejects.toThrow(
    'Falta em firestore.indexes.json o índice de grupo ideias: feedback',
  ));

it('recusa a consulta de um campo cujo índice está desligado', () =>
  expect(ideias.where('descricao', '==', 'x').get()).rejects.toThrow(
    'Está desligado em firestore.indexes.json o índice de ideias: descricao',
  ));

it('deixa passar o que está declarado e o que não precisa de índice', async () => {
  await ideias.where('titulo', '==', 'x').where('deletedAt', '==', null).limit(1).get();
  await ideias.orderBy('createdAt').limit(1).get();
  await db.collectionGroup('comentarios').where('autor.refPath', '==', 'x').limit(1).get();
});
