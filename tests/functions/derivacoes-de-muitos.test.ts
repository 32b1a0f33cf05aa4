// The records that most acts write (docs/performance.md, 'Past one company'), each at ten times the rate of its busiest
// minute: nothing is lost, and the recompute command finds nothing.
import { contadorDe } from '@/domain/comum/contadores';
import { caminhos } from '@/domain/comum/caminhos';
import { benchmarkSchema, caminhosDoBenchmark } from '@/domain/diagnostico/benchmark';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import type { Soma } from '@/domain/pai/somas-por-dia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { benchmarks } from '@functions/derivacoes/diagnostico';
import { contadores, curtidas } from '@functions/derivacoes/pais';
import { ler } from '@functions/banco';
import { umaIdeiaPublicada, umLike } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import { expect, it } from 'vitest';
import { assentar, cenario, db } from './apoio';

/** Handlers at once, as many instances of a function would run them. */
const JUNTOS = 8;
const SIMULAR = { simular: true };

it('uma ideia e o contador da sua empresa: 150 curtidas de uma vez, e outras 30 ideias publicadas', async () => {
  const c = await cenario(['Ana']);
  const ana = c.pessoa('Ana');
  const ideia = (id: string) => caminhos.ideia(c.contexto, id);
  const nova = (id: string) => db.doc(ideia(id)).set(umaIdeiaPublicada(ana));
  await nova('quente');
  const curtir = (i: number) =>
    db.doc(`${caminhos.sob(ideia('quente')).likes}/pessoa-${i}`).set(umLike({ ...ana, uid: `pessoa-${i}` }));
  await Promise.all([
    ...Array.from({ length: 150 }, (_, i) => curtir(i)),
    ...Array.from({ length: 30 }, (_, i) => nova(`i${i}`)),
  ]);
  await assentar({ juntos: JUNTOS });
  expect((await db.doc(ideia('quente')).get()).get('rankingByLikes.totalLikes')).toBe(150);
  const contador = await ler(
    db,
    contadorDe(Object.keys(IDEIA.aparencia)),
    caminhos.contador(c.contexto, IDEIA.colecao),
  );
  expect(contador?.publicas).toBe(31);
  // By day of registration, which is one day or, at a turn of it, two.
  const anos = await db.collection(`${caminhos.empresa(c.contexto)}/contadores`).get();
  const dias = anos.docs.flatMap((ano) => Object.values((ano.get('dias') ?? {}) as Record<string, Soma>));
  const somado = (qual: keyof Soma) => dias.reduce((soma, dia) => soma + dia[qual], 0);
  expect([somado('registros'), somado('curtidas')]).toEqual([31, 150]);
  for (const derivada of [curtidas, contadores])
    expect(await derivada.todos(db, c.contexto, SIMULAR)).toEqual([]);
});

it('a comparação de um questionário: 150 empresas terminam de uma vez, e mudam a sua média', async () => {
  const { contexto } = await cenario([]);
  const escrever = (media: number) =>
    Promise.all(
      Array.from({ length: 150 }, (_, i) => {
        const idEmpresa = `empresa-${i}`;
        const feita = umaMedia({ idEmpresa, mediaEmpresa: media + i, habilitada: true });
        return db.doc(caminhosDasMedias.uma(contexto, feita.idQuestionario, idEmpresa)).set(feita);
      }),
    );
  await escrever(50_00);
  await assentar({ juntos: JUNTOS });
  await escrever(60_00);
  await assentar({ juntos: JUNTOS });
  const lido = await ler(db, benchmarkSchema, caminhosDoBenchmark.um(contexto, umaMedia().idQuestionario));
  const todas = Object.values(lido?.cortes ?? {}).map(({ n, soma }) => ({ n, soma }));
  // 150 means that begin at 60,00 and rise by a hundredth each.
  expect(todas).toContainEqual({ n: 150, soma: 150 * 60_00 + (149 * 150) / 2 });
  expect(await benchmarks.todos(db, contexto, SIMULAR)).toEqual([]);
});
