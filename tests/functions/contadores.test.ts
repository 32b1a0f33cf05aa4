// The counter of public ideas stays right through any sequence of changes, repetitions and late events.
import { type Ideia, STATUS_DA_IDEIA, visibilidadeDe } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { contadorDeIdeiasSchema } from '@/domain/comum/contadores';
import {
  contadorDoAno,
  noContador,
  somasPorDiaSchema,
  type Soma,
  SOMA_ZERO,
  somar,
} from '@/domain/pai/somas-por-dia';
import { diaDe } from '@/domain/comum/datas';
import { ler } from '@functions/banco';
import { contarPai } from '@functions/nucleo/contadores';
import { emDias, umaIdeia } from '@tests/support/documentos';
import { sorteioDe } from '@tests/local/seed/sorteio';
import { expect, it } from 'vitest';
import { cenario, db, entregar, logo, naIdeia } from './apoio';

it('60 operações ao acaso, com entregas repetidas e fora de hora, e a conta confere', async () => {
  const c = await cenario(['Ana']);
  const sorteio = sorteioDe(60);
  const ideias = new Map<string, Ideia>();
  const caminho = (id: string) => caminhos.ideia(c.contexto, id);
  for (let i = 0; i < 60; i++) {
    const id = `ideia-${sorteio.inteiro(1, 12)}`;
    const atual = ideias.get(id);
    if (atual && sorteio.chance(0.25)) {
      // A repeated event: says that something changed, although nothing did.
      await entregar(caminho(id), { status: 'RASCUNHO' }, { status: atual.status }, `rep-${i}`);
      continue;
    }
    const publishedAt = atual?.publishedAt ?? (sorteio.chance(0.7) ? new Date() : null);
    const mudancas = {
      totalComentarios: sorteio.inteiro(0, 5),
      createdAt: atual?.createdAt ?? emDias(-sorteio.inteiro(0, 3)),
      publishedAt,
      status: publishedAt ? sorteio.um(STATUS_DA_IDEIA.slice(1)) : ('RASCUNHO' as const),
      privado: sorteio.chance(0.2),
      deletedAt: sorteio.chance(0.15) ? new Date() : null,
    };
    const ideia = {
      ...umaIdeia(c.pessoa('Ana')),
      ...atual,
      ...mudancas,
      visibilidade: visibilidadeDe(mudancas),
    };
    ideias.set(id, ideia);
    await db.doc(caminho(id)).set(ideia);
  }
  await Promise.all([...ideias.keys()].map((id) => contarPai(db, naIdeia(c, id))));
  const publicas = [...ideias.values()].filter(({ visibilidade }) => visibilidade === 'PUBLICA');
  await logo(async () => {
    const contador = await ler(db, contadorDeIdeiasSchema, caminhos.contador(c.contexto, 'ideias'));
    expect(contador?.publicas).toBe(publicas.length);
    for (const status of STATUS_DA_IDEIA)
      expect(contador?.porStatus[status] ?? 0).toBe(
        publicas.filter((ideia) => ideia.status === status).length,
      );
  });
  await logo(async () => {
    const somas = new Map<string, Soma>();
    for (const ideia of publicas) {
      const dia = diaDe(ideia.createdAt);
      const sua = { ...SOMA_ZERO, registros: 1, comentarios: ideia.totalComentarios };
      somas.set(dia, somar(somas.get(dia) ?? SOMA_ZERO, sua));
    }
    for (let i = 0; i <= 3; i++) {
      const dia = diaDe(emDias(-i));
      const { ano, chave } = noContador(dia);
      const guardado = await ler(
        db,
        somasPorDiaSchema,
        caminhos.contador(c.contexto, contadorDoAno('ideias', ano)),
      );
      expect(guardado?.dias[chave] ?? SOMA_ZERO).toEqual(somas.get(dia) ?? SOMA_ZERO);
    }
  });
});
