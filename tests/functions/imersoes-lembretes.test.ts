// Reminders of immersion events (decisions D140): who is reminded, when, once, and by which way.
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import { resumoDiario } from '@functions/emails/resumoDiario';
import { lido } from '@functions/banco';
import { lembrarEventos } from '@functions/nucleo/lembretesDeEventos';
import { resumirODia } from '@functions/nucleo/resumoDoDia';
import { umEvento } from '@tests/support/imersao';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { db } from './apoio';
import { mundoDeImersoes } from './imersao';

let m: Awaited<ReturnType<typeof mundoDeImersoes>>;
beforeAll(async () => {
  m = await mundoDeImersoes();
});

const hoje = diaDe(new Date());
/** Nine in the morning of the day `dias` from today. */
const asNove = (dias: number) => new Date(inicioDoDia(maisDias(hoje, dias)).getTime() + 9 * 3_600_000);

/** The reminders of that day alone: the whole run of another day would write to people of other tests. */
const lembrarNoDia = (dias: number) =>
  lembrarEventos(db, maisDias(hoje, dias), async (_, tarefa) => {
    await tarefa();
  });

/** An immersion with this event and these people. */
async function comEvento(dias: number, inscritos: Parameters<typeof m.imersao>[2], mudancas: object = {}) {
  const id = await m.imersao(m.autora, {}, inscritos);
  const evento = db.doc(`${caminhosDaImersao.sob(m.em(id)).event}/${randomUUID()}`);
  await evento.set(umEvento(m.autora, { data: asNove(dias), ...mudancas }));
  return { id, evento };
}

/** Announcing and moving an event is news of its own, by a trigger that may come at any time. */
const lembretes = async (quem: Persona) =>
  (await m.novas(quem)).filter((nova) => nova === 'EVENTO_AMANHA' || nova === 'EVENTO_EM_TRES_DIAS');

it('lembra três dias e um dia antes, uma vez cada, e só quem tem vaga', async () => {
  const [lia, leo, rui] = [await m.membro('Lia'), await m.membro('Leo'), await m.membro('Rui')];
  await comEvento(3, [
    [lia, {}],
    [leo, { naEspera: true }],
    [rui, { status: 4 }],
  ]);
  await lembrarNoDia(-1);
  expect(await lembretes(lia)).toEqual([]);
  for (const dia of [0, 0]) await lembrarNoDia(dia);
  expect(await lembretes(lia)).toEqual(['EVENTO_EM_TRES_DIAS']);
  await lembrarNoDia(1);
  await lembrarNoDia(2);
  await lembrarNoDia(3);
  expect(await lembretes(lia)).toEqual(['EVENTO_AMANHA', 'EVENTO_EM_TRES_DIAS']);
  expect(await lembretes(leo)).toEqual([]);
  expect(await lembretes(rui)).toEqual([]);
});

it('o evento adiado se lembra de novo; o removido, e o da imersão removida, não', async () => {
  const [nina, noe] = [await m.membro('Nina'), await m.membro('Noe')];
  const { evento } = await comEvento(1, [[nina, {}]]);
  await lembrarNoDia(0);
  await evento.update({ data: asNove(2) });
  await lembrarNoDia(1);
  expect(await lembretes(nina)).toEqual(['EVENTO_AMANHA', 'EVENTO_AMANHA']);
  await comEvento(1, [[noe, {}]], { deletedAt: new Date() });
  const { id } = await comEvento(1, [[noe, {}]]);
  await db.doc(m.em(id)).update({ publico: false, deletedAt: new Date() });
  await lembrarNoDia(0);
  expect(await lembretes(noe)).toEqual([]);
});

it('vai no e-mail do mesmo dia; quem desligou as imersões não é lembrado de nenhum jeito', async () => {
  const [olga, otto] = [await m.membro('Olga'), await m.membro('Otto')];
  const { contexto } = m.c;
  await db.doc(caminhos.preferencias(contexto, otto.uid)).set({
    semAviso: ['IMERSAO'],
    semEmail: ['IMERSAO'],
    updatedAt: new Date(),
    updatedBy: otto.uid,
  });
  await comEvento(1, [
    [olga, {}],
    [otto, {}],
  ]);
  await resumirODia(db, new Date());
  const { docs } = await db.collection(caminhos.notificacoes(contexto, otto.uid)).get();
  expect(docs.map((documento) => lido(notificacaoSchema, documento)?.detalhe.imersao)).not.toContain(
    'EVENTO_AMANHA',
  );
  const email = await resumoDiario(olga.email, { ...contexto, uid: olga.uid, dia: hoje });
  expect(email?.texto).toContain('Amanhã há um evento da imersão em que você está do desafio');
});
