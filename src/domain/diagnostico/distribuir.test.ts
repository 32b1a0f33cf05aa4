// Companies dealt to evaluators: even, the same for the same seed, never against a conflict (decisions P340).
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { type Distribuicao, distribuir, type Sorteio } from './distribuir';

const nomes = (letra: string, n: number) => Array.from({ length: n }, (_, i) => `${letra}${i + 1}`);
const semConflito = () => false;
const cargasDe = ({ lugares }: Distribuicao, avaliadores: readonly string[]) =>
  avaliadores.map((um) => Object.values(lugares).filter((dela) => dela.includes(um)).length);
const diferenca = (cargas: readonly number[]) => Math.max(...cargas) - Math.min(...cargas);

/** A deal drawn by chance, with conflicts in a share of the pairs. */
function sorteado(sorte: () => number, comConflitos: boolean): Sorteio {
  const avaliadores = nomes('a', 1 + Math.floor(sorte() * 7));
  const empresas = nomes('e', 1 + Math.floor(sorte() * 12));
  const parte = comConflitos ? sorte() * 0.7 : 0;
  const conflitos = new Set(
    avaliadores.flatMap((a) => empresas.flatMap((e) => (sorte() < parte ? [`${a} ${e}`] : []))),
  );
  return {
    avaliadores,
    empresas,
    porEmpresa: 1 + Math.floor(sorte() * avaliadores.length),
    semente: 1 + Math.floor(sorte() * 1_000),
    impedido: (a, e) => conflitos.has(`${a} ${e}`),
  };
}

/** Whether passing seats on could take one from somebody to somebody who has two less. Asked by trying all ways. */
function daParaMelhorar({ avaliadores, empresas, impedido }: Sorteio, { lugares }: Distribuicao): boolean {
  const carga = new Map(
    avaliadores.map((a, i) => [a, cargasDe({ lugares, faltam: [] }, avaliadores)[i] ?? 0]),
  );
  return avaliadores.some((de) => {
    const alcancados = new Set([de]);
    for (const a of alcancados)
      for (const e of empresas)
        if (lugares[e]?.includes(a))
          for (const outro of avaliadores)
            if (!lugares[e].includes(outro) && !impedido(outro, e)) alcancados.add(outro);
    return [...alcancados].some((outro) => (carga.get(de) ?? 0) - (carga.get(outro) ?? 0) >= 2);
  });
}

const misturar = <T>(lista: readonly T[], sorte: () => number): T[] =>
  lista
    .map((item) => [sorte(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

describe('a distribuição', () => {
  it('sem conflitos cada empresa tem os seus, e ninguém tem dois a mais que outro', () => {
    const sorte = aleatorio(340);
    for (let i = 0; i < 200; i += 1) {
      const pedido = sorteado(sorte, false);
      const feita = distribuir(pedido);
      expect(feita.faltam).toEqual([]);
      for (const empresa of pedido.empresas)
        expect(new Set(feita.lugares[empresa]).size).toBe(pedido.porEmpresa);
      expect(diferenca(cargasDe(feita, pedido.avaliadores))).toBeLessThanOrEqual(1);
    }
  });

  it('com conflitos respeita todos, dá o que há, e não há como ficar mais igual', () => {
    const sorte = aleatorio(341);
    for (let i = 0; i < 300; i += 1) {
      const pedido = sorteado(sorte, true);
      const feita = distribuir(pedido);
      for (const empresa of pedido.empresas) {
        const podem = pedido.avaliadores.filter((a) => !pedido.impedido(a, empresa));
        const dela = feita.lugares[empresa] ?? [];
        expect(dela.filter((a) => pedido.impedido(a, empresa))).toEqual([]);
        expect(dela).toHaveLength(Math.min(pedido.porEmpresa ?? 0, podem.length));
        const falta = (pedido.porEmpresa ?? 0) - podem.length;
        expect(feita.faltam.find((um) => um.empresa === empresa)?.quantos ?? 0).toBe(Math.max(0, falta));
      }
      expect(daParaMelhorar(pedido, feita)).toBe(false);
    }
  });

  it('a mesma semente dá o mesmo, em qualquer ordem e com repetidos; outra semente dá outro', () => {
    const sorte = aleatorio(342);
    const pedido = {
      ...sorteado(sorte, true),
      empresas: nomes('e', 9),
      avaliadores: nomes('a', 4),
      porEmpresa: 2,
    };
    const feita = distribuir(pedido);
    for (let i = 0; i < 20; i += 1)
      expect(
        distribuir({
          ...pedido,
          empresas: misturar([...pedido.empresas, 'e3'], sorte),
          avaliadores: misturar([...pedido.avaliadores, 'a1'], sorte),
        }),
      ).toEqual(feita);
    const outras = nomes('', 8).map((n) =>
      JSON.stringify(distribuir({ ...pedido, semente: Number(n) + 5_000 })),
    );
    expect(new Set(outras).size).toBeGreaterThan(1);
  });

  it('V43 três avaliadores, oito empresas, dois por empresa, e uma que chega depois: sempre dentro de um', () => {
    const avaliadores = nomes('a', 3);
    const base = { avaliadores, porEmpresa: 2, semente: 7, impedido: semConflito };
    const antes = distribuir({ ...base, empresas: nomes('e', 8) });
    expect(cargasDe(antes, avaliadores).toSorted((a, b) => a - b)).toEqual([5, 5, 6]);
    const depois = distribuir({ ...base, empresas: nomes('e', 9), fixos: antes.lugares });
    expect(cargasDe(depois, avaliadores)).toEqual([6, 6, 6]);
    for (const [empresa, dela] of Object.entries(antes.lugares))
      expect(depois.lugares[empresa]).toEqual(dela);
  });

  it('P384 lugares fora deste sorteio pesam: quem já tem mais recebe menos, e fica dentro de um', () => {
    const avaliadores = nomes('a', 3);
    const cargas = ['a1', 'a1', 'a1', 'a2'];
    const feita = distribuir({
      avaliadores,
      empresas: nomes('e', 4),
      porEmpresa: 2,
      semente: 5,
      impedido: semConflito,
      cargas,
    });
    const somadas = cargasDe(feita, avaliadores).map(
      (carga, i) => carga + cargas.filter((um) => um === avaliadores[i]).length,
    );
    expect(somadas.reduce((a, b) => a + b, 0)).toBe(12);
    expect(somadas).toEqual([4, 4, 4]);
  });

  it('V43 quem tem sete conflitos em oito fica com a que resta, e os outros ficam dentro de um', () => {
    const avaliadores = nomes('a', 3);
    const feita = distribuir({
      avaliadores,
      empresas: nomes('e', 8),
      porEmpresa: 2,
      semente: 3,
      impedido: (a, e) => a === 'a1' && e !== 'e5',
    });
    expect(feita.lugares['e5']).toContain('a1');
    expect(feita.faltam).toEqual([]);
    const [, dois = 0, tres = 0] = cargasDe(feita, avaliadores);
    expect(dois + tres).toBe(15);
    expect(Math.abs(dois - tres)).toBe(1);
  });

  it('sem número por empresa ficam todos os que podem, e diz a que ficou sem ninguém', () => {
    expect(
      distribuir({
        avaliadores: ['a1', 'a2'],
        empresas: ['e1', 'e2', 'e3'],
        porEmpresa: null,
        semente: 1,
        impedido: (a, e) => e === 'e3' || (e === 'e2' && a === 'a1'),
      }),
    ).toEqual({ lugares: { e1: ['a1', 'a2'], e2: ['a2'], e3: [] }, faltam: [{ empresa: 'e3', quantos: 1 }] });
  });

  it('o lugar fixo de quem ficou impedido não fica; ids que todo objeto tem não confundem', () => {
    const feita = distribuir({
      avaliadores: ['a1', 'a2'],
      empresas: ['toString', 'e1'],
      porEmpresa: 1,
      semente: 1,
      impedido: (a, e) => a === 'a1' && e === 'e1',
      fixos: { e1: ['a1'] },
    });
    expect(feita.lugares).toEqual({ e1: ['a2'], toString: ['a1'] });
  });
});
