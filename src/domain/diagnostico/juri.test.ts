// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { comLugares, empresasDe, type Juri, lugaresDe, passouDoPrazo, podeLembrar } from './juri';
import { faseAvaliada } from './media';

const lugares = { norte: ['ana', 'bia'], sul: ['bia'] };

it('cada avaliador tem as suas empresas; um id que todo objeto tem não é de ninguém', () => {
  expect(empresasDe({ lugares }, 'bia')).toEqual(['norte', 'sul']);
  expect(empresasDe({ lugares }, 'ana')).toEqual(['norte']);
  expect(empresasDe({ lugares }, 'caio')).toEqual([]);
  expect(lugaresDe({ lugares }, 'constructor')).toEqual([]);
});

it('atrasa quem passou do último dia, em São Paulo, e não antes', () => {
  expect(passouDoPrazo({ prazo: '2026-11-20' }, new Date('2026-11-21T02:59:59Z'))).toBe(false);
  expect(passouDoPrazo({ prazo: '2026-11-20' }, new Date('2026-11-21T03:00:00Z'))).toBe(true);
});

it('só se lembra quem está atrasado, e não antes de três dias', () => {
  const agora = new Date('2026-11-25T12:00:00Z');
  const ha = (horas: number) => new Date(agora.getTime() - horas * 3_600_000);
  const juri = { prazo: '2026-11-20', lembretes: { bia: ha(71), caio: ha(72) } };
  expect(podeLembrar(juri, 'ana', agora)).toBe(true);
  expect(podeLembrar(juri, 'bia', agora)).toBe(false);
  expect(podeLembrar(juri, 'caio', agora)).toBe(true);
  expect(podeLembrar(juri, 'toString', agora)).toBe(true);
  expect(podeLembrar({ ...juri, prazo: '2026-11-25' }, 'ana', agora)).toBe(false);
});

const umJuri = (mudancas: Partial<Juri> = {}) =>
  ({
    fase: 4,
    questionarios: [],
    lugares: { norte: ['ana', 'bia', 'caio'] },
    ...mudancas,
  }) as unknown as Juri;

describe('P345 o que os lugares devem', () => {
  /** One evaluator judged three groups, one of them by an abstention. */
  const grupo = { soma: 80_00, n: 1, mediaAvaliador: 80_00 };
  const avaliadas = {
    idEmpresa: 'norte',
    idQuestionario: 'q',
    avaliacoes: {
      4: { grupos: { a: grupo, b: grupo }, semNota: { c: 1 }, media: 80_00, cobertura: { dadas: 3, de: 3 } },
    },
  };
  const coberturaCom = (...juris: Juri[]) => comLugares(avaliadas, juris)?.avaliacoes['4']?.cobertura;
  const fala = (...juris: Juri[]) => faseAvaliada(comLugares(avaliadas, juris) ?? avaliadas, [{ id: 4 }], []);

  it('o primeiro de três que termina não faz a fase falar; sem júri fala', () => {
    expect(coberturaCom(umJuri())).toEqual({ dadas: 3, de: 9 });
    expect(fala(umJuri())).toBeUndefined();
    expect(fala()).toBe(4);
  });

  it('com um lugar só, de outra fase, outra empresa ou outro questionário nada muda', () => {
    for (const outro of [
      umJuri({ lugares: { norte: ['ana'] } }),
      umJuri({ fase: 5 }),
      umJuri({ lugares: { sul: ['ana', 'bia', 'caio'] } }),
      umJuri({ questionarios: ['outro'] }),
    ]) {
      expect(coberturaCom(outro)).toEqual({ dadas: 3, de: 3 });
      expect(fala(outro)).toBe(4);
    }
    expect(coberturaCom(umJuri({ questionarios: ['q'] }))).toEqual({ dadas: 3, de: 9 });
    expect(comLugares(undefined, [umJuri()])).toBeUndefined();
  });

  it('P388 de um júri que avalia alguns grupos conta só o que se deve deles', () => {
    expect(coberturaCom(umJuri({ grupos: { q: ['a'] } }))).toEqual({ dadas: 1, de: 3 });
    expect(coberturaCom(umJuri({ grupos: { q: ['a', 'c'] } }))).toEqual({ dadas: 2, de: 6 });
    expect(coberturaCom(umJuri({ grupos: { q: ['a'] }, lugares: { norte: ['ana'] } }))).toEqual({
      dadas: 1,
      de: 1,
    });
    // Of another questionnaire: this one is scored in all of its groups.
    expect(coberturaCom(umJuri({ grupos: { outro: ['a'] } }))).toEqual({ dadas: 3, de: 9 });
    expect(coberturaCom(umJuri({ grupos: { q: ['a'] }, lugares: { sul: ['ana'] } }))).toEqual({
      dadas: 3,
      de: 3,
    });
  });
});
