// What the rules keep within bounds is counted by triggers (threats I13), and counted anew by the recompute command.
import { diaDe, inicioDoDia } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { conferirQuantidades } from '@functions/nucleo/quantidades';
import { umaIdeia, umaIdeiaPublicada, umMarco } from '@tests/support/documentos';
import { expect, it } from 'vitest';
import { cenario, db, logo } from './apoio';

it('I13 publicações do último dia e marcos são contados, e perdidos são refeitos', async () => {
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
  const [dela, marcos] = [
    db.doc(caminhos.quantidadesDaPessoa(c.contexto, ana.uid)),
    db.doc(caminhos.quantidadeDeMarcos(ideia('c').path)),
  ];
  await logo(async () => {
    const dados = (await dela.get()).data();
    expect(dados).toMatchObject({ publicadasNoDia: 1 });
    expect(dados?.['dia'].toDate()).toEqual(inicioDoDia(diaDe(hoje)));
    expect((await marcos.get()).data()).toEqual({ total: 2 });
  });
  await marcos.set({ total: 9 });
  await dela.delete();
  // A late event may put one right before the command does.
  await conferirQuantidades(db, c.contexto);
  expect((await dela.get()).get('publicadasNoDia')).toBe(1);
  expect((await marcos.get()).data()).toEqual({ total: 2 });
  expect(await conferirQuantidades(db, c.contexto)).toEqual([]);
});
