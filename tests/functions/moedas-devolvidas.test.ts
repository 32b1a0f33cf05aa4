// Coins of rejected ideas: back to the wallet once, taken again if the wallet has them, each change one line.
import { extratoSchema, type LinhaDoExtrato } from '@/domain/pontos/extrato';
import type { StatusDaIdeia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { carteiraSchema, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { ler, lido } from '@functions/banco';
import { anotarNoExtrato, conferirCarteiras } from '@functions/nucleo/extrato';
import { acertarMoedas } from '@functions/nucleo/moedas';
import {
  REGULAMENTO,
  umaCarteira,
  umaIdeiaPublicada,
  umaMovimentacao,
  umPatrocinio,
} from '@tests/support/documentos';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo, naIdeia } from './apoio';

let c: Cenario;
beforeAll(async () => {
  c = await cenario(['Ana', 'Bia', 'Caio']);
});

const onde = (nome: string, ideia: string) => {
  const { uid } = c.pessoa(nome);
  return {
    patrocinio: `${caminhos.sob(caminhos.ideia(c.contexto, ideia)).patrocinios}/${uid}`,
    carteira: `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(c.contexto, REGULAMENTO)).carteiras}/${uid}`,
    extrato: caminhos.sobRegulamento(caminhos.regulamentoIdeias(c.contexto, REGULAMENTO)).extrato(uid),
  };
};

/** An idea and the coins somebody gave to it, as the browser's batch leaves them. */
async function patrocinada(ideia: string, nome: string, moedas: number, total = moedas) {
  const { patrocinio, carteira } = onde(nome, ideia);
  const quem = c.pessoa(nome);
  const lote = db.batch();
  lote.set(db.doc(caminhos.ideia(c.contexto, ideia)), umaIdeiaPublicada(c.pessoa('Ana')));
  lote.set(db.doc(patrocinio), { ...umPatrocinio(quem, { moedas }), updatedAt: new Date() });
  lote.set(db.doc(carteira), umaCarteira(quem, { totalMoedas: total, ultimoPai: ideia }));
  await lote.commit();
}

let passos = 0;
async function mover(ideia: string, status: Exclude<StatusDaIdeia, 'RASCUNHO'>) {
  const id = `m${++passos}`;
  const lote = db.batch();
  lote.set(db.doc(`${caminhos.sob(caminhos.ideia(c.contexto, ideia)).movimentacoes}/${id}`), {
    ...umaMovimentacao(c.pessoa('Ana'), { status }),
    createdAt: new Date(),
  });
  lote.update(db.doc(caminhos.ideia(c.contexto, ideia)), { status, ultimaMovimentacao: id });
  await lote.commit();
}

const totalDe = async (nome: string) =>
  (await ler(db, carteiraSchema, onde(nome, '-').carteira))?.totalMoedas;
const patrocinioDe = (nome: string, ideia: string) => ler(db, patrocinioSchema, onde(nome, ideia).patrocinio);
const linhasDe = async (nome: string, ideia: string): Promise<LinhaDoExtrato[]> => {
  // No screen asks a statement for one idea: the field has no index.
  const docs = (await db.collection(onde(nome, ideia).extrato).get()).docs.filter(
    (linha) => linha.get('pai').id === ideia,
  );
  const linhas = docs.flatMap((documento) => lido(extratoSchema, documento) ?? []);
  return linhas.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
const tipos = async (nome: string, ideia: string) =>
  (await linhasDe(nome, ideia)).map(({ tipo, moedas }) => [tipo, moedas]);

describe('moedas de ideias reprovadas', () => {
  it('voltam uma vez e são retomadas quando a ideia retorna; o extrato mostra tudo', async () => {
    await patrocinada('vai-e-volta', 'Bia', 30);
    await logo(async () => expect(await tipos('Bia', 'vai-e-volta')).toEqual([['PATROCINIO', -30]]));
    await mover('vai-e-volta', 'REPROVADA');
    await logo(async () => {
      expect(await totalDe('Bia')).toBe(0);
      expect(await patrocinioDe('Bia', 'vai-e-volta')).toMatchObject({ moedas: 30, devolvidas: 30 });
    });
    // The same event again, several times at once: nothing more happens.
    const repetidas = await Promise.all([1, 2, 3, 4].map(() => acertarMoedas(db, naIdeia(c, 'vai-e-volta'))));
    expect(repetidas.flat()).toEqual([]);
    await mover('vai-e-volta', 'PRE_ANALISE');
    await logo(async () => expect(await totalDe('Bia')).toBe(30));
    await logo(async () =>
      expect(await tipos('Bia', 'vai-e-volta')).toEqual([
        ['PATROCINIO', -30],
        ['DEVOLUCAO', 30],
        ['RETOMADA', -30],
      ]),
    );
  });

  it('não são retomadas se já foram gastas, nem quando depois sobra saldo', async () => {
    await patrocinada('perdida', 'Caio', 60);
    await mover('perdida', 'CANCELADA');
    await logo(async () => expect(await totalDe('Caio')).toBe(0));
    await patrocinada('outra', 'Caio', 70);
    await mover('perdida', 'PRE_ANALISE');
    await logo(async () => expect((await patrocinioDe('Caio', 'perdida'))?.movimento).toBe(`m${passos}`));
    expect(await totalDe('Caio')).toBe(70);
    await db.doc(onde('Caio', 'outra').patrocinio).update({ moedas: 0, updatedAt: new Date() });
    await db.doc(onde('Caio', 'outra').carteira).update({ totalMoedas: 0 });
    expect(await acertarMoedas(db, naIdeia(c, 'perdida'))).toEqual([]);
    expect(await totalDe('Caio')).toBe(0);
  });

  it('ficam onde estão se o regulamento já acabou', async () => {
    await patrocinada('tarde', 'Ana', 10);
    const depoisDoFim = new Date(Date.now() + 60 * 86_400_000);
    const lote = db.batch();
    lote.set(db.doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'tarde')).movimentacoes}/fim`), {
      ...umaMovimentacao(c.pessoa('Ana'), { status: 'REPROVADA' }),
      createdAt: depoisDoFim,
    });
    lote.update(db.doc(caminhos.ideia(c.contexto, 'tarde')), {
      status: 'REPROVADA',
      ultimaMovimentacao: 'fim',
    });
    await lote.commit();
    expect(await acertarMoedas(db, naIdeia(c, 'tarde'))).toEqual([]);
    expect(await totalDe('Ana')).toBe(10);
  });
});

describe('extrato', () => {
  it('o mesmo evento entregue cinco vezes, e dois fora de ordem, dão uma linha cada', async () => {
    const quem = c.pessoa('Davi');
    const primeira = { ...umPatrocinio(quem, { moedas: 5 }), updatedAt: new Date(1_000) };
    const segunda = { ...primeira, moedas: 8, updatedAt: new Date(2_000) };
    const ids = { paiId: 'solta', uid: quem.uid, quando: new Date() };
    await Promise.all([
      ...[1, 2, 3].map(() => anotarNoExtrato(db, ids, primeira, segunda)),
      ...[1, 2].map(() => anotarNoExtrato(db, ids, undefined, primeira)),
    ]);
    expect(await tipos('Davi', 'solta')).toEqual([
      ['PATROCINIO', -5],
      ['ALTERACAO', -3],
    ]);
  });

  it('linha perdida e carteira adulterada são encontradas e reparadas', async () => {
    await logo(async () => expect(await tipos('Caio', 'outra')).toHaveLength(2));
    await logo(async () => expect(await conferirCarteiras(db, c.contexto, { simular: true })).toEqual([]));
    const { docs } = await db.collection(onde('Bia', '-').extrato).get();
    await docs[0]?.ref.delete();
    await db.doc(onde('Bia', '-').carteira).update({ totalMoedas: 1 });
    const achadas = await conferirCarteiras(db, c.contexto);
    expect(achadas.map(({ caminho }) => caminho)).toEqual([
      expect.stringContaining('/extrato/vai-e-volta_acerto_'),
      onde('Bia', '-').carteira,
    ]);
    expect(await totalDe('Bia')).toBe(30);
    expect(await conferirCarteiras(db, c.contexto, { simular: true })).toEqual([]);
    // The event was only late: its line comes after all, and the 'ACERTO' in its place goes.
    await docs[0]?.ref.set(docs[0].data());
    await conferirCarteiras(db, c.contexto);
    expect(await conferirCarteiras(db, c.contexto, { simular: true })).toEqual([]);
    expect(await tipos('Bia', 'vai-e-volta')).toHaveLength(3);
  });
});
