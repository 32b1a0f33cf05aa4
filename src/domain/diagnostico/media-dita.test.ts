// What a company is told of its people: in steps of so many, never of one (decisions P198, P199; threats A37).
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { umaMedia } from '@tests/support/media';
import { type Dita, dizer, faltamNa, type FolhaQueEspera, mediaDita, SEM_DITA } from './media-dita';

/** Sheets one after the other, as their events tell them; each entered as it did before. */
function depoisDe(folhas: [string, Partial<FolhaQueEspera>][], antes: Dita = SEM_DITA) {
  let dita = antes;
  const entraram = new Map<string, Record<string, number>>();
  for (const [id, folha] of folhas) {
    const feito = dizer(dita, id, {
      notas: undefined,
      fala: false,
      minimo: 3,
      dita: entraram.get(id) ?? {},
      ...folha,
    });
    dita = feito.dita;
    for (const [qual, notas] of Object.entries(feito.entraram))
      entraram.set(qual, { ...entraram.get(qual), ...notas });
  }
  return dita;
}
const g = (nota: number) => ({ notas: { g: nota } });

describe('o que se diz à empresa das suas pessoas', () => {
  it('de duas nada, de três a média, e a quarta e a quinta esperam a sexta', () => {
    const duas = depoisDe([
      ['a', g(10_00)],
      ['b', g(20_00)],
    ]);
    expect(duas.grupos).toEqual({});
    expect(faltamNa(duas)).toEqual({ ditas: 0, faltam: 1 });
    const tres = depoisDe([['c', g(60_00)]], duas);
    expect(tres.grupos).toEqual({ g: { soma: 90_00, n: 3 } });
    const cinco = depoisDe(
      [
        ['d', g(100_00)],
        ['e', g(100_00)],
      ],
      tres,
    );
    expect(cinco.grupos).toEqual(tres.grupos);
    expect(faltamNa(cinco)).toEqual({ ditas: 3, faltam: 1 });
    expect(depoisDe([['f', g(100_00)]], cinco).grupos).toEqual({ g: { soma: 390_00, n: 6 } });
  });

  it('cada grupo espera por si: uma pessoa só que o respondeu não se vê', () => {
    const dita = depoisDe([
      ['a', { notas: { g: 10_00, h: 80_00 } }],
      ['b', g(20_00)],
      ['c', g(30_00)],
    ]);
    expect(dita.grupos).toEqual({ g: { soma: 60_00, n: 3 } });
    expect(dita.espera).toEqual({ h: { a: { nota: 80_00, antes: null } } });
  });

  it('a mesma folha outra vez não conta duas; a que se reabre antes de entrar deixa de esperar', () => {
    const repetida = depoisDe([
      ['a', g(10_00)],
      ['a', g(10_00)],
      ['a', g(12_00)],
      ['b', g(20_00)],
      ['a', {}],
      ['c', g(30_00)],
    ]);
    expect(repetida.grupos).toEqual({});
    expect(Object.keys(repetida.espera['g'] ?? {})).toEqual(['b', 'c']);
  });

  it('a que entrou fica: removida não tira nada; corrigida espera outras, e entra pela diferença', () => {
    const tres: [string, Partial<FolhaQueEspera>][] = [
      ['a', g(10_00)],
      ['b', g(20_00)],
      ['c', g(30_00)],
    ];
    expect(depoisDe([...tres, ['a', {}]]).grupos).toEqual({ g: { soma: 60_00, n: 3 } });
    const corrigida = depoisDe([...tres, ['a', {}], ['a', g(40_00)]]);
    expect(corrigida.grupos).toEqual({ g: { soma: 60_00, n: 3 } });
    expect(depoisDe([...tres, ['a', g(40_00)], ['d', g(0)], ['e', g(0)]]).grupos).toEqual({
      g: { soma: 90_00, n: 5 },
    });
    // Finished again without a change it is no other person.
    expect(depoisDe([...tres, ['a', {}], ['a', g(10_00)]]).espera).toEqual({});
  });

  it('P199 quem fala pela empresa não espera, e não ajuda a fazer a média das outras', () => {
    const uma = depoisDe([['a', { ...g(70_00), fala: true }]]);
    expect(uma.grupos).toEqual({ g: { soma: 70_00, n: 1 } });
    const mais = depoisDe(
      [
        ['b', g(10_00)],
        ['c', g(20_00)],
      ],
      uma,
    );
    expect(mais.grupos).toEqual(uma.grupos);
    // Somebody who waited may speak, too; the other one waits on.
    expect(depoisDe([['b', { ...g(10_00), fala: true }]], mais)).toMatchObject({
      grupos: { g: { soma: 80_00, n: 2 } },
      espera: { g: { c: { nota: 20_00 } } },
    });
  });

  it('de várias versões vale o maior mínimo', () => {
    const dita = depoisDe([
      ['a', { ...g(10_00), minimo: 5 }],
      ['b', g(10_00)],
      ['c', g(10_00)],
      ['d', g(10_00)],
    ]);
    expect(dita.grupos).toEqual({});
    expect(depoisDe([['e', g(10_00)]], dita).grupos).toEqual({ g: { soma: 50_00, n: 5 } });
  });

  it('as médias que se veem são só as ditas, com os pesos de sempre', () => {
    const media = umaMedia();
    expect(mediaDita(media)).toEqual({ ...media, grupos: {}, mediaEmpresa: null });
    const { grupos, mediaEmpresa, folhas } = mediaDita(media, {
      ...SEM_DITA,
      grupos: { g1: { soma: 90_00, n: 3 } },
    });
    expect({ grupos, mediaEmpresa, folhas }).toEqual({
      grupos: { g1: { soma: 90_00, n: 3, media: 30_00, pesoNota: 1 } },
      mediaEmpresa: 30_00,
      folhas: 2,
    });
  });
});
