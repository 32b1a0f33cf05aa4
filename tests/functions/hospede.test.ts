// The host of the triggers itself: nothing is missed, order and deaths are the test's, and what fails for good is told.
import { readFileSync } from 'node:fs';
import { caminhos } from '@/domain/comum/caminhos';
import { aleatorio } from '@tests/support/aleatorio';
import { umColaborador } from '@tests/support/documentos';
import { beforeAll, expect, it } from 'vitest';
import { assentar, type Cenario, cenario, db, semGatilhos } from './apoio';
import { entregarEvento } from './hospede';

let c: Cenario;
beforeAll(async () => {
  c = await cenario([]);
});

const naLista = (i: number) => db.doc(caminhos.registro(c.contexto, 'licenciado', `l${i}`));
const contados = async () =>
  (await db.doc(caminhos.quantidade(caminhos.empresa(c.contexto), 'licenciado')).get()).get('total') ?? 0;
const publica = (nome: string) => db.doc(`${caminhos.pessoas(c.contexto)}/${c.pessoa(nome).uid}`).get();
const entrar = (nome: string) => db.doc(c.pessoa(nome).referencia).set(umColaborador(c.pessoa(nome)));

it('o que se escreveu ao mesmo tempo, às centenas, seguiu-se todo quando assenta; antes, nada', async () => {
  await Promise.all(Array.from({ length: 300 }, (_, i) => naLista(i).set({ createdAt: new Date() })));
  expect(await contados()).toBe(0);
  await assentar();
  expect(await contados()).toBe(300);
  // Nothing is left to do.
  await naLista(0).delete();
  await assentar();
  await assentar();
  expect(await contados()).toBe(299);
});

it('o que se escreve sem gatilhos não se segue, e o que veio antes sim', async () => {
  await entrar('Antes');
  await semGatilhos(() => entrar('Durante'));
  await assentar();
  expect((await publica('Antes')).exists).toBe(true);
  expect((await publica('Durante')).exists).toBe(false);
});

it('trocados, atrasados, repetidos e mortos no meio, quatro de cada vez, seguem-se todos', async () => {
  const vinte = Array.from({ length: 20 }, (_, i) => `Pessoa${i}`);
  for (const nome of vinte) await entrar(nome);
  await assentar({ juntos: 4, sorte: aleatorio(20) });
  const publicas = await Promise.all(vinte.map(publica));
  expect(publicas.map(({ exists }) => exists)).toEqual(vinte.map(() => true));
});

it('um gatilho que falha para sempre derruba quem espera por ele, e diz qual', async () => {
  const torta = db.doc(caminhos.colaborador(c.contexto, 'torta'));
  await torta.set({ nome: 5 });
  await expect(assentar()).rejects.toThrow(`onRegistroWritten ${torta.path}`);
  await torta.delete();
  await assentar();
  expect(() => entregarEvento('onNadaWritten', {})).toThrow('O gatilho onNadaWritten não existe');
});

// Node 20 and 22 differ in what they refuse and decode (decisions T412).
it('os testes das functions rodam no Node em que elas são publicadas', () => {
  const aqui = `nodejs${process.versions.node.split('.')[0]}`;
  expect(JSON.parse(readFileSync('firebase.json', 'utf8'))).toMatchObject({ functions: [{ runtime: aqui }] });
});
