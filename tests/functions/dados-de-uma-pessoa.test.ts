// An ADMIN takes out what the company keeps about somebody (LGPD): what comes, what only the person sees, and the trail.
import { auditoriaSchema } from '@/domain/auditoria/auditoria';
import { caminhos } from '@/domain/comum/caminhos';
import { lido } from '@functions/banco';
import {
  umaCarteira,
  umaIdeia,
  umaIdeiaPublicada,
  umaNotificacao,
  umColaborador,
  umComentario,
  umUsuario,
} from '@tests/support/documentos';
import { REGULAMENTO } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Cenario, cenario, db } from './apoio';
import { chamarAqui } from './contas';

const NOME = 'colaboradoresFunctions-exportarDadosDoColaborador';
let c: Cenario;
let [ana, caio, clara]: Persona[] = [];

type Dados = Record<string, Record<string, unknown>[]>;
const exportar = (por: Persona | undefined, de: Persona | undefined, onde = c.contexto) =>
  chamarAqui(NOME, { ...onde, colaboradorId: de?.uid }, por ? { por } : {});

beforeAll(async () => {
  c = await cenario([]);
  [ana, caio, clara] = [c.pessoa('Ana', 'ADMIN'), c.pessoa('Caio'), c.pessoa('Clara')];
  for (const p of [ana, caio, clara]) await db.doc(p.referencia).set(umColaborador(p));
  const ideia = (nome: string) => caminhos.ideia(c.contexto, nome);
  await db.doc(ideia('publica')).set(umaIdeiaPublicada(clara));
  await db.doc(ideia('rascunho')).set(umaIdeia(clara, { titulo: 'Segredo em rascunho' }));
  await db.doc(ideia('privada')).set(umaIdeiaPublicada(clara, { titulo: 'Segredo privado', privado: true }));
  await db
    .doc(ideia('de-caio'))
    .set(umaIdeiaPublicada(caio, { privado: true, participantesReferences: [clara.referencia] }));
  await db.doc(`${ideia('publica')}/comentarios/c`).set(umComentario(clara, { comentario: 'À vista.' }));
  await db.doc(`${ideia('de-caio')}/comentarios/c`).set(umComentario(clara, { comentario: 'Só entre nós.' }));
  await db
    .doc(
      `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(c.contexto, REGULAMENTO)).carteiras}/${clara.uid}`,
    )
    .set(umaCarteira(clara));
  await db.doc(`${caminhos.notificacoes(c.contexto, clara.uid)}/n`).set(umaNotificacao());
  await db.doc(caminhos.usuario(clara.uid)).set(umUsuario(clara));
});

it('traz o que a empresa guarda, sem o que só a pessoa vê, e diz quantos registros ficaram de fora', async () => {
  const { resultado } = await exportar(ana, clara);
  const { dados, reservados } = resultado as { dados: Dados; reservados: number };
  expect(dados['cadastro']).toMatchObject([{ email: clara?.email, telefone: '(51) 99999-0000' }]);
  expect(dados['ideias']).toMatchObject([{ caminho: caminhos.ideia(c.contexto, 'publica') }]);
  expect(dados['comentarios']).toMatchObject([{ comentario: 'À vista.' }]);
  const texto = JSON.stringify(dados);
  for (const segredo of ['Segredo', 'Só entre nós', caio?.email ?? 'caio'])
    expect(texto).not.toContain(segredo);
  for (const secao of ['conta', 'carteiras', 'extrato', 'notificacoes', 'preferencias'])
    expect(dados).not.toHaveProperty(secao);
  // Draft, private idea, comment under another's private idea, account, wallet, notification.
  expect(reservados).toBeGreaterThanOrEqual(6);
});

it('fica na trilha quem levou os dados de quem, e a resposta não fica guardada', async () => {
  const { docs } = await db
    .collection(caminhos.auditoria(c.contexto))
    .where('acao', '==', 'EXPORTAR_PESSOA')
    .get();
  expect(docs.map((d) => lido(auditoriaSchema, d))).toMatchObject([
    { quem: ana?.uid, alvo: clara?.referencia },
  ]);
  const guardadas = await db.collection('idempotencia').get();
  expect(guardadas.docs.filter((d) => JSON.stringify(d.data()).includes(clara?.email ?? ''))).toEqual([]);
});

it('I17 o mesmo pedido outra vez, com os dados de outra pessoa, não tira da trilha quem foi antes', async () => {
  const longe = await cenario([]);
  const [ada, davi, dora] = [longe.pessoa('Ada', 'ADMIN'), longe.pessoa('Davi'), longe.pessoa('Dora')];
  for (const p of [ada, davi, dora]) await db.doc(p.referencia).set(umColaborador(p));
  const requestId = randomUUID();
  for (const { uid: colaboradorId } of [davi, dora, davi])
    expect(
      (await chamarAqui(NOME, { ...longe.contexto, colaboradorId }, { por: ada, requestId })).erro,
    ).toBeUndefined();
  const { docs } = await db.collection(caminhos.auditoria(longe.contexto)).get();
  expect(docs.map((d) => d.get('alvo') as string).toSorted()).toEqual(
    [davi, davi, dora].map(({ referencia }) => referencia),
  );
});

it('só ADMIN, da própria empresa, e nunca os seus: esses estão em Meus dados', async () => {
  const longe = await cenario([]);
  const xavier = longe.pessoa('Xavier', 'ADMIN');
  const tea = c.pessoa('Tea', 'TEAM');
  for (const p of [xavier, tea]) await db.doc(p.referencia).set(umColaborador(p));
  for (const [por, de] of [
    [caio, clara],
    [tea, clara],
    [xavier, clara],
    [ana, ana],
  ] as const)
    expect((await exportar(por, de)).erro?.message).toBe('Permissão negada');
  expect((await exportar(undefined, clara)).erro?.status).toBe('UNAUTHENTICATED');
  expect((await exportar(xavier, clara, longe.contexto)).erro?.message).toBe('Colaborador não encontrado');
  const barra = { ...c.contexto, colaboradorId: `${clara?.uid}/` };
  expect((await chamarAqui(NOME, barra, { por: ana })).erro?.message).toBe('Colaborador não selecionado');
  expect(await exportar(ana, clara)).toHaveProperty('resultado');
});
