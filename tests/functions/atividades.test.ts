// Activities follow their milestone, its idea and its people, however often and late events come.
import { type Atividade, atividadeSchema } from '@/domain/marcos/atividade';
import { contadorDeAtividadesSchema } from '@/domain/comum/contadores';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { projetarAtividade, projetarAtividadesDo, somarAtividades } from '@functions/nucleo/atividades';
import { umaIdeiaPublicada, umMarco } from '@tests/support/documentos';
import { beforeAll, expect, it } from 'vitest';
import { type Cenario, cenario, db, entregar, logo, naIdeia } from './apoio';

let c: Cenario;
beforeAll(async () => {
  c = await cenario(['Ana', 'Bia', 'Caio']);
  await db.doc(ideia()).set(umaIdeiaPublicada(c.pessoa('Ana'), { titulo: 'Água da chuva' }));
});

const ideia = () => caminhos.ideia(c.contexto, 'i');
const marco = () => `${caminhos.sob(caminhos.ideia(c.contexto, 'i')).marcos}/m`;
const atividade = (): Promise<Atividade | undefined> =>
  ler(db, atividadeSchema, `${caminhos.atividades(c.contexto)}/i_m`);
const contador = async () => {
  const lido = await ler(db, contadorDeAtividadesSchema, caminhos.contador(c.contexto, 'atividades'));
  return [lido?.naoIniciadas ?? 0, lido?.emAndamento ?? 0, lido?.concluidas ?? 0];
};

it('nasce com o marco e o acompanha até o fim, contada uma vez', async () => {
  const [bia, caio] = [c.pessoa('Bia'), c.pessoa('Caio')];
  const responsaveis = [bia.referencia, caio.referencia];
  await db.doc(marco()).set(umMarco(c.pessoa('Ana'), ideia(), { colaboradoresResponsaveis: responsaveis }));
  await logo(async () =>
    expect(await atividade()).toMatchObject({
      paiTitulo: 'Água da chuva',
      nomes: [bia.nome, caio.nome],
      visibilidade: 'PUBLICA',
      atuantes: responsaveis,
      leitores: [],
      iniciada: false,
    }),
  );
  expect(await contador()).toEqual([1, 0, 0]);
  await db.doc(marco()).update({ startedAt: new Date() });
  await logo(async () => expect(await contador()).toEqual([0, 1, 0]));
  for (const id of ['repetido', 'repetido', 'atrasado']) await entregar(marco(), {}, {}, id);
  await Promise.all([1, 2, 3].map(() => projetarAtividade(db, naIdeia(c, 'i'), 'm')));
  expect(await contador()).toEqual([0, 1, 0]);
  await db.doc(marco()).update({ finishedAt: new Date() });
  await logo(async () => expect(await contador()).toEqual([0, 0, 1]));
});

it('numa ideia que fica privada, só quem a vê a encontra, e ela sai da conta', async () => {
  const [ana, bia] = [c.pessoa('Ana'), c.pessoa('Bia')];
  await db.doc(ideia()).update({
    privado: true,
    visibilidade: 'PRIVADA',
    participantesReferences: [bia.referencia],
  });
  await logo(async () =>
    expect(await atividade()).toMatchObject({
      visibilidade: 'PRIVADA',
      leitores: [ana.referencia, bia.referencia],
      atuantes: [bia.referencia],
    }),
  );
  expect(await contador()).toEqual([0, 0, 0]);
  await db.doc(ideia()).update({ privado: false, visibilidade: 'PUBLICA', titulo: 'Água reaproveitada' });
  await logo(async () => expect((await atividade())?.paiTitulo).toBe('Água reaproveitada'));
  expect(await contador()).toEqual([0, 0, 1]);
});

it('um nome novo chega a ela', async () => {
  await db.doc(c.pessoa('Caio').referencia).update({ nome: 'Caio Augusto' });
  await logo(async () => expect((await atividade())?.nomes[1]).toBe('Caio Augusto'));
});

it('some com a ideia ou com o marco, e não volta por um evento atrasado', async () => {
  await db.doc(ideia()).update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
  await logo(async () => expect(await atividade()).toBeUndefined());
  await db.doc(ideia()).update({ deletedAt: null, visibilidade: 'PUBLICA' });
  await logo(async () => expect(await atividade()).toMatchObject({ paiTitulo: 'Água reaproveitada' }));
  await db.doc(marco()).update({ deletedAt: new Date() });
  await logo(async () => expect(await atividade()).toBeUndefined());
  await entregar(marco(), {}, {}, 'atrasado-2');
  expect(await atividade()).toBeUndefined();
  expect(await contador()).toEqual([0, 0, 0]);
  expect(await projetarAtividadesDo(db, naIdeia(c, 'i'), { simular: true })).toEqual([]);
  expect(await somarAtividades(db, c.contexto, { simular: true })).toEqual([]);
});
