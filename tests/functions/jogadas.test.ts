// What a play keeps of its tactics: counted by a trigger, and counted anew by the recompute command (threats C29).
import { jogadas, RESUMO_VAZIO } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { conferirJogadas } from '@functions/nucleo/jogadas';
import { expect, it } from 'vitest';
import { cenario, db, logo } from './apoio';

it('C29 o resumo acompanha as táticas, e perdido é refeito', async () => {
  const c = await cenario(['Ana']);
  const ana = c.pessoa('Ana');
  const jogada = db.doc(`${jogadas.onde(c.contexto)}/j`);
  const tatica = (id: string) => db.doc(`${taticasDaJogada.onde(c.contexto)}/${id}`);
  const resumo = async () => (await jogada.get()).get('resumo');
  const quando = new Date('2026-05-04T12:00:00Z');
  await jogada.set(umaJogada(ana, { implementada: true }));
  await tatica('a').set(umaTaticaDaJogada(ana, { jogada: 'j', status: 3, movimentadaEm: quando }));
  await tatica('b').set(umaTaticaDaJogada(ana, { jogada: 'j' }));
  await tatica('fora').set(umaTaticaDaJogada(ana, { jogada: 'j', status: 1, deletedAt: quando }));
  await logo(async () =>
    expect(await resumo()).toMatchObject({ porStatus: [1, 0, 0, 1, 0], podeConcluir: false }),
  );
  for (const [id, outra] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const)
    await tatica(id).update({ numeroDoVinculo: 1, vinculos: [outra], corVinculos: 'teal' });
  await logo(async () => expect(await resumo()).toMatchObject({ podeConcluir: true }));
  await jogada.update({ resumo: RESUMO_VAZIO });
  await conferirJogadas(db, c.contexto);
  expect(await resumo()).toMatchObject({ porStatus: [1, 0, 0, 1, 0], podeConcluir: true });
  expect(await conferirJogadas(db, c.contexto)).toEqual([]);
});
