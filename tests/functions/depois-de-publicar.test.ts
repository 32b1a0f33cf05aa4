// What an operator runs once after deploying over existing data: records of an earlier version get what they lack.
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { caminhosDoPremio } from '@/domain/diagnostico/premio';
import { caminhosDoStatus, projetoInscritoSchema, statusSchema } from '@/domain/projetos/status';
import { FieldValue, ler } from '@functions/banco';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { semGatilhos } from './hospede';
import { expect, it } from 'vitest';
import { db, logo } from './apoio';
import { mundoDasFolhas, TUDO } from './folhas';

it('linhas sem regiões e habilitada, médias com as dos avaliadores e sem cortes, e um prêmio sem contador são completados', async () => {
  const m = await mundoDasFolhas();
  const { contexto } = m.c;
  const q = await m.questionario();
  const bia = await m.pessoa('Bia');
  await m.chamar(bia, 'abrir', q);
  await m.finalizar(bia, q, TUDO);
  const media = caminhosDasMedias.uma(contexto, q, m.convidada.empresaId);
  const linha = caminhosDoStatus.um(contexto, 'p', m.convidada.empresaId);
  const contador = caminhosDoPremio.contador(contexto, 'p');
  await logo(async () => expect((await ler(db, mediaSchema, media))?.folhas).toBe(1));
  const copia = caminhosDoStatus.inscrito(contexto, 'p', m.convidada.empresaId);
  await conferirEmpresa(db, contexto);
  const [mediaCerta, linhaCerta] = [await ler(db, mediaSchema, media), await ler(db, statusSchema, linha)];

  await semGatilhos(async () => {
    const some = FieldValue.delete();
    await db.doc(linha).update({ regioes: some, habilitada: some });
    // Evaluators' means lay in the means that readers of module 31 read (threats A15).
    await db.doc(media).update({ avaliacoes: {}, concorre: some, regioes: some });
    await db.doc(contador).delete();
    await db.doc(copia).update({ categorias: some, inicioDaVotacao: some });
    await db.doc(caminhosDoPremio.linha(contexto, 'p', m.convidada.empresaId)).update({ dia: some });
  });

  // Looking tells of it and writes nothing; the records cannot be read as they are.
  const falta = await conferirEmpresa(db, contexto, { simular: true });
  expect(falta.map(({ caminho }) => caminho)).toEqual(
    expect.arrayContaining([linha, media, contador, copia]),
  );
  // The company reads its projects meanwhile, without what it may choose from.
  expect(await ler(db, projetoInscritoSchema, copia)).toMatchObject({ categorias: [] });
  await expect(ler(db, mediaSchema, media)).rejects.toThrow('concorre');

  // Alone: a trigger that the repaired row wakes would count the award first.
  const feitas = await semGatilhos(() => conferirEmpresa(db, contexto));
  expect(feitas.map(({ caminho }) => caminho)).toEqual(expect.arrayContaining([linha, media, contador]));
  expect(await ler(db, statusSchema, linha)).toMatchObject({
    regioes: linhaCerta?.regioes,
    habilitada: linhaCerta?.habilitada,
  });
  expect((await db.doc(media).get()).data()).not.toHaveProperty('avaliacoes');
  expect(await ler(db, mediaSchema, media)).toMatchObject({
    mediaEmpresa: mediaCerta?.mediaEmpresa,
    concorre: mediaCerta?.concorre,
  });
  expect((await db.doc(contador).get()).exists).toBe(true);
  expect(await ler(db, projetoInscritoSchema, copia)).toMatchObject({ categorias: ['Indústria'] });
  expect(await conferirEmpresa(db, contexto, { simular: true })).toEqual([]);
  expect((await db.doc(caminhos.projeto(contexto, 'p')).get()).exists).toBe(true);
});
