// The daily ordering: places, trends against the day before, repeatable on one day, bounded, without touching updatedAt.
import { ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { rankingSchema } from '@/domain/pontos/pontos';
import { ler } from '@functions/banco';
import { ordenarRankings } from '@functions/nucleo/posicoes';
import { semGatilhos } from './hospede';
import { REGULAMENTO, umaIdeiaPublicada, umaPosicao } from '@tests/support/documentos';
import { beforeAll, expect, it } from 'vitest';
import { type Cenario, cenario, db } from './apoio';

const DIA = 86_400_000;
const ontem = new Date(Date.now() - DIA);
let c: Cenario;

const moedas = (id: string, totalMoedas: number) =>
  db.doc(caminhos.ideia(c.contexto, id)).update({ 'rankingByMoedas.totalMoedas': totalMoedas });
const lugar = async (id: string) => {
  const ideia = await ler(db, ideiaSchema, caminhos.ideia(c.contexto, id));
  return [ideia?.rankingByMoedas.ranking, ideia?.rankingByMoedas.fromLastUpdate];
};
const pessoa = (uid: string) => ler(db, rankingSchema, `${caminhos.ranking(c.contexto, REGULAMENTO)}/${uid}`);

beforeAll(async () => {
  c = await cenario([]);
  await semGatilhos(async () => {
    const autora = c.pessoa('Ana');
    for (const [id, privado] of [
      ['a', false],
      ['b', false],
      ['c', false],
      ['zero', false],
      ['privada', true],
    ] as const)
      await db.doc(caminhos.ideia(c.contexto, id)).set(umaIdeiaPublicada(autora, { privado }));
    await moedas('a', 30);
    await moedas('b', 20);
    await moedas('c', 10);
    await moedas('privada', 99);
    for (const [i, nome] of ['Ana', 'Bia'].entries()) {
      const quem = c.pessoa(nome);
      await db.doc(`${caminhos.ranking(c.contexto, REGULAMENTO)}/${quem.uid}`).set({
        ...umaPosicao(quem),
        totalPontos: 50 - i * 10,
        rankingByMoedas: { ranking: null, fromLastUpdate: 'NOT_CHANGED' },
      });
    }
  });
});

it('no primeiro dia dá os lugares; privada e sem moedas não têm lugar', async () => {
  await ordenarRankings(db, c.contexto, ontem);
  expect(await Promise.all(['a', 'b', 'c', 'zero', 'privada'].map(lugar))).toEqual([
    [1, 'NOT_CHANGED'],
    [2, 'NOT_CHANGED'],
    [3, 'NOT_CHANGED'],
    [null, 'NOT_CHANGED'],
    [null, 'NOT_CHANGED'],
  ]);
  expect((await pessoa(c.pessoa('Bia').uid))?.rankingByMoedas.ranking).toBe(2);
});

it('no dia seguinte diz quem subiu e quem desceu, e repetir nada muda', async () => {
  const antes = (await ler(db, ideiaSchema, caminhos.ideia(c.contexto, 'c')))?.updatedAt;
  await semGatilhos(async () => {
    await moedas('c', 40);
    await moedas('zero', 5);
    await db.doc(caminhos.ideia(c.contexto, 'b')).update({ visibilidade: 'PRIVADA', privado: true });
  });
  const hoje = new Date();
  await ordenarRankings(db, c.contexto, hoje);
  const esperado = [
    [2, 'DECREASED'],
    [null, 'NOT_CHANGED'],
    [1, 'INCREASED'],
    [3, 'INCREASED'],
  ];
  expect(await Promise.all(['a', 'b', 'c', 'zero'].map(lugar))).toEqual(esperado);
  expect(await ordenarRankings(db, c.contexto, hoje)).toEqual([]);
  expect(await Promise.all(['a', 'b', 'c', 'zero'].map(lugar))).toEqual(esperado);
  expect((await ler(db, ideiaSchema, caminhos.ideia(c.contexto, 'c')))?.updatedAt).toEqual(antes);
});

it('o que um dia interrompido deixou errado, a repetição no mesmo dia acerta', async () => {
  await db.doc(caminhos.ideia(c.contexto, 'c')).update({ 'rankingByMoedas.ranking': 77 });
  const achadas = await ordenarRankings(db, c.contexto);
  expect(achadas.map(({ caminho }) => caminho)).toEqual([caminhos.ideia(c.contexto, 'c')]);
  expect(await lugar('c')).toEqual([1, 'INCREASED']);
});
