// A solution of an immersion becomes an idea of its author, and shows on the challenge once it is public.
import { caminhos } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { idDoVinculo, pontaDe, vinculoSchema } from '@/domain/ideias/vinculo';
import { caminhosDaImersao, type Solucao, solucaoSchema } from '@/domain/imersoes/cronograma';
import { ler } from '@functions/banco';
import { daIdeia, emDias } from '@tests/support/documentos';
import { umaSolucao } from '@tests/support/imersao';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { comMatriz } from './contas';
import { DESAFIO_DELA, mundoDeImersoes } from './imersao';

let m: Awaited<ReturnType<typeof mundoDeImersoes>>;
beforeAll(async () => {
  m = await mundoDeImersoes();
  await comMatriz(m.c.contexto, 'MEMBER', { 3: {}, 9: {} });
});

/** A solution of the person in an immersion of its own. */
async function proposta(quem: typeof m.caio, mudancas: Partial<Solucao> = {}) {
  const cronogramaId = await m.imersao(m.autora, {}, [[quem, {}]]);
  const onde = `${caminhosDaImersao.sob(m.em(cronogramaId)).solucoes}/s`;
  await db.doc(onde).set(umaSolucao(quem, mudancas));
  return {
    onde,
    virar: (por: typeof m.caio, requestId = randomUUID()) =>
      m.chamar(por, 'solucaoEmIdeia', cronogramaId, { solucaoId: 's' }, requestId),
  };
}
const idDe = ({ resultado }: { resultado?: unknown }) => (resultado as { id: string }).id;
const ideia = (id: string) => ler(db, ideiaSchema, caminhos.ideia(m.c.contexto, id));
const vinculo = (id: string) =>
  ler(
    db,
    vinculoSchema,
    `${caminhos.vinculosDeIdeias(m.c.contexto)}/${idDoVinculo(pontaDe(DESAFIO, DESAFIO_DELA), daIdeia(id))}`,
  );

it('vira um rascunho de quem a propôs, escondido até ser publicado; pedir de novo dá a mesma ideia', async () => {
  const { onde, virar } = await proposta(m.caio);
  const respostas = await Promise.all([virar(m.caio), virar(m.caio), virar(m.caio)]);
  const id = idDe(await virar(m.caio));
  expect(new Set(respostas.map(idDe))).toEqual(new Set([id]));
  expect(await ideia(id)).toMatchObject({
    titulo: 'Caixas que voltam',
    descricao: 'O cliente devolve a caixa na entrega seguinte.',
    status: 'RASCUNHO',
    visibilidade: 'RASCUNHO',
    createdBy: m.caio.uid,
    autorReference: m.caio.referencia,
  });
  expect(await ler(db, solucaoSchema, onde)).toMatchObject({
    ideiaReference: caminhos.ideia(m.c.contexto, id),
  });
  expect(await vinculo(id)).toMatchObject({ publicas: false, deletedAt: null });
  await db
    .doc(caminhos.ideia(m.c.contexto, id))
    .update({ publishedAt: new Date(), status: 'NOVA_IDEIA', visibilidade: 'PUBLICA' });
  await logo(async () => expect((await vinculo(id))?.publicas).toBe(true));
});

it('ninguém faz uma ideia da proposta de outra pessoa, nem quem gere a imersão ou administra', async () => {
  const { onde, virar } = await proposta(m.caio);
  for (const quem of [m.bia, m.autora, m.admin])
    expect((await virar(quem)).erro?.message).toBe('Permissão negada');
  expect(await ler(db, solucaoSchema, onde)).toMatchObject({ ideiaReference: null });
  expect((await virar(m.caio)).erro).toBeUndefined();
});

it('só com a permissão de propor ideias, e dentro do limite do dia', async () => {
  const [tom, { virar }] = [await m.membro('Tom', 'TEAM'), await proposta(m.bia)];
  await comMatriz(m.c.contexto, 'TEAM', { 3: { criacao: false }, 9: {} });
  const doTom = await proposta(tom);
  expect((await doTom.virar(tom)).erro?.message).toBe('Permissão negada');
  await comMatriz(m.c.contexto, 'TEAM', { 3: {}, 9: {} });
  expect((await doTom.virar(tom)).erro).toBeUndefined();
  await db.doc(m.bia.referencia).update({ semRascunhosAte: emDias(1), semRascunhosPor: 'ideias' });
  expect((await virar(m.bia)).erro?.message).toMatch(
    /^Hoje você já começou 200 ideias, o máximo de um dia\. .* a partir de \d/,
  );
  await db.doc(m.bia.referencia).update({ semRascunhosAte: emDias(-1) });
  expect((await virar(m.bia)).erro).toBeUndefined();
});

it('removida, nada se faz dela; removida a ideia, faz-se outra', async () => {
  const removida = await proposta(m.caio, { deletedAt: emDias(-1) });
  expect((await removida.virar(m.caio)).erro?.message).toBe('Esta proposta foi removida.');
  const { virar } = await proposta(m.caio);
  const primeira = idDe(await virar(m.caio));
  await db
    .doc(caminhos.ideia(m.c.contexto, primeira))
    .update({ deletedAt: new Date(), visibilidade: 'REMOVIDA' });
  const segunda = idDe(await virar(m.caio));
  expect(segunda).not.toBe(primeira);
  expect(await ideia(segunda)).toMatchObject({ deletedAt: null });
});

it('um título que não serve a uma ideia dá lugar a outro, e o texto fica', async () => {
  const { virar } = await proposta(m.caio, { titulo: 'X' });
  expect(await ideia(idDe(await virar(m.caio)))).toMatchObject({
    titulo: 'Proposta feita na imersão',
    descricao: 'O cliente devolve a caixa na entrega seguinte.',
  });
});
