// What the rules keep within bounds is counted by triggers (threats I13), and counted anew by the recompute command.
import { diaDe, inicioDoDia, maisDias } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { UM_COMECADO } from '@tests/support/comecados';
import { COLECOES_COM_LIMITE_NO_DIA, COMECADOS_NO_DIA, LISTAS_DA_EMPRESA } from '@/domain/comum/quantidades';
import { CONTADAS, conferirQuantidades } from '@functions/nucleo/quantidades';
import {
  umaIdeia,
  umaIdeiaPublicada,
  umColaborador,
  umComentario,
  umMarco,
  umProjeto,
} from '@tests/support/documentos';
import { expect, it } from 'vitest';
import { cenario, db, logo, semGatilhos } from './apoio';

it('I13 publicações do último dia, marcos e comentários são contados, e perdidos são refeitos', async () => {
  const c = await cenario(['Ana']);
  const ana = c.pessoa('Ana');
  const ideia = (id: string) => db.doc(caminhos.ideia(c.contexto, id));
  const [hoje, antes] = [new Date(), new Date('2026-03-10T12:00:00Z')];
  await ideia('a').set(umaIdeia(ana));
  await ideia('c').set(umaIdeiaPublicada(ana, { publishedAt: hoje }));
  await ideia('d').set(umaIdeiaPublicada(ana, { publishedAt: antes }));
  for (const [id, deletedAt] of [
    ['1', null],
    ['2', null],
    ['3', hoje],
  ] as const)
    await db
      .doc(`${caminhos.sob(ideia('c').path).marcos}/${id}`)
      .set({ ...umMarco(ana, ideia('c').path), deletedAt });
  await db.doc(`${caminhos.sob(ideia('c').path).comentarios}/1`).set(umComentario(ana, { deletedAt: hoje }));
  const dela = db.doc(caminhos.quantidadesDaPessoa(c.contexto, ana.uid));
  const [marcos, comentarios] = CONTADAS.map((oQue) => db.doc(caminhos.quantidade(ideia('c').path, oQue)));
  if (!marcos || !comentarios) throw new Error('Contam-se marcos e comentários.');
  await logo(async () => {
    const dados = (await dela.get()).data();
    expect(dados).toMatchObject({ publicadasNoDia: 1 });
    expect(dados?.['dia'].toDate()).toEqual(inicioDoDia(diaDe(hoje)));
    // Removed ones make no room: they stay stored.
    expect((await marcos.get()).data()).toEqual({ total: 3 });
    expect((await comentarios.get()).data()).toEqual({ total: 1 });
  });
  await marcos.set({ total: 9 });
  await dela.delete();
  // A late event may put one right before the command does.
  await conferirQuantidades(db, c.contexto);
  expect((await dela.get()).get('publicadasNoDia')).toBe(1);
  expect((await marcos.get()).data()).toEqual({ total: 3 });
  expect(await conferirQuantidades(db, c.contexto)).toEqual([]);
});

it('I13 o que há em cada lista da empresa é contado, e o perdido é refeito', async () => {
  const c = await cenario(['Ana']);
  const colecao = (lista: string) => db.collection(caminhos.daEmpresa(c.contexto, lista));
  const conta = (lista: string) => db.doc(caminhos.quantidade(caminhos.empresa(c.contexto), lista));
  const contadas = () =>
    Promise.all(LISTAS_DA_EMPRESA.map(async (lista) => (await conta(lista).get()).get('total')));
  for (const lista of LISTAS_DA_EMPRESA)
    for (const deletedAt of [null, new Date()])
      await colecao(lista).add({ createdAt: new Date(), deletedAt });
  await logo(async () => expect(await contadas()).toEqual(LISTAS_DA_EMPRESA.map(() => 2)));
  await conta('licenciado').set({ total: 9 });
  await conta('embaixadores').delete();
  await conferirQuantidades(db, c.contexto);
  expect(await contadas()).toEqual(LISTAS_DA_EMPRESA.map(() => 2));
  expect(await conferirQuantidades(db, c.contexto)).toEqual([]);
});

it.each(COLECOES_COM_LIMITE_NO_DIA)(
  'I13 quem começa demais no dia para até a meia-noite, ainda que remova; quem administra, não: %s',
  async (colecao) => {
    const maximo = COMECADOS_NO_DIA[colecao];
    const c = await cenario(['Bia', 'Caio']);
    const zelia = c.pessoa('Zelia', 'ADMIN');
    await db.doc(zelia.referencia).set(umColaborador(zelia));
    const alem = ['bia', c.pessoa('Bia'), maximo] as const;
    // Whom it does not concern is the same for all: two kinds tell.
    const pessoas =
      maximo > 200
        ? [alem]
        : [alem, ['caio', c.pessoa('Caio'), maximo - 1] as const, ['zelia', zelia, maximo] as const];
    const comecar = (
      escrita: ReturnType<typeof db.bulkWriter>,
      [nome, quem]: (typeof pessoas)[number],
      i: number,
    ) =>
      void escrita.set(db.doc(`${caminhos.colecao(c.contexto, colecao)}/${nome}-${i}`), {
        ...UM_COMECADO[colecao](quem),
        createdAt: new Date(),
        ...(i > 0 && { deletedAt: new Date() }),
      });
    // The event of each one's last counts all of them: the others would only wait for the same record.
    await semGatilhos(async () => {
      for (const uma of pessoas) {
        const escrita = db.bulkWriter();
        for (let i = 1; i < uma[2]; i++) comecar(escrita, uma, i);
        await escrita.close();
      }
    });
    const ultimas = db.bulkWriter();
    for (const uma of pessoas) comecar(ultimas, uma, 0);
    await ultimas.close();
    const ate = async ({ referencia }: typeof zelia) =>
      (await db.doc(referencia).get()).get('semRascunhosAte');
    await logo(async () =>
      expect((await ate(c.pessoa('Bia')))?.toDate()).toEqual(inicioDoDia(maisDias(diaDe(new Date()), 1))),
    );
    const registro = await db.doc(c.pessoa('Bia').referencia).get();
    expect(registro.get('semRascunhosPor')).toBe(colecao);
    await conferirQuantidades(db, c.contexto);
    expect(await ate(c.pessoa('Caio'))).toBeUndefined();
    expect(await ate(zelia)).toBeUndefined();
  },
);

it('I13 as regiões de cada projeto são contadas, também as removidas, e o perdido é refeito', async () => {
  const c = await cenario(['Ana']);
  const regioes = db.collection(regioesDe(c.contexto, 'um'));
  const projeto = db.doc(caminhos.projeto(c.contexto, 'um'));
  await projeto.set(umProjeto(c.pessoa('Ana')));
  const conta = db.doc(caminhos.quantidade(projeto.path, 'regioes'));
  for (const deletedAt of [null, new Date()])
    await regioes.add({ ...umaRegiao(c.pessoa('Ana'), 'um'), deletedAt });
  await logo(async () => expect((await conta.get()).data()).toEqual({ total: 2 }));
  await conta.set({ total: 7 });
  await conferirQuantidades(db, c.contexto);
  expect((await conta.get()).data()).toEqual({ total: 2 });
  expect(await conferirQuantidades(db, c.contexto)).toEqual([]);
});
