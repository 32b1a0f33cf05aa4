/** The functions' queries are looked up in firestore.indexes.json: what production would refuse fails here. */
import { expect, it } from 'vitest';
import { AggregateField, banco } from '@functions/banco';

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

it('o que se soma está no índice, e o da soma não serve à consulta sem ela', async () => {
  const semIndice = ideias.where('titulo', '==', 'x').aggregate({ soma: AggregateField.sum('feedback') });
  await expect(semIndice.get()).rejects.toThrow(
    'Falta em firestore.indexes.json o índice de ideias: titulo + feedback ASCENDING',
  );
  const daEmpresa = db.collectionGroup('retornos').where('empresa', '==', 'x');
  const somada = await daEmpresa.aggregate({ soma: AggregateField.sum('esperam') }).get();
  expect(somada.data()).toEqual({ soma: 0 });
  const recusa = 'Falta em firestore.indexes.json o índice de grupo retornos: empresa';
  await expect(daEmpresa.get()).rejects.toThrow(recusa);
  await expect(daEmpresa.count().get()).rejects.toThrow(recusa);
});

it('recusa a consulta de um campo cujo índice está desligado', () =>
  expect(ideias.where('descricao', '==', 'x').get()).rejects.toThrow(
    'Está desligado em firestore.indexes.json o índice de ideias: descricao',
  ));

it('deixa passar o que está declarado e o que não precisa de índice', async () => {
  await ideias.where('titulo', '==', 'x').where('deletedAt', '==', null).limit(1).get();
  await ideias.orderBy('createdAt').limit(1).get();
  await db.collectionGroup('comentarios').where('autor.refPath', '==', 'x').limit(1).get();
});
