// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { atrasadas, juntar, NADA_LIDO, TUDO_LIDO } from './juntar';

const em = (quando: number, id = `${quando}`) => ({ id, quando: new Date(quando) });
const ids = (itens: readonly { id: string }[]) => itens.map(({ id }) => id);

it('nada se mostra que uma página por vir poderia anteceder', () => {
  const comentarios = { itens: [em(90), em(80), em(70)], borda: 70 };
  const movimentacoes = { itens: [em(85), em(60), em(10)], borda: TUDO_LIDO };
  expect(ids(juntar([comentarios, movimentacoes]))).toEqual(['90', '85', '80', '70']);
  expect(atrasadas([comentarios, movimentacoes])).toEqual([comentarios]);
});

it('o que é do instante da borda alheia espera a página seguinte dela', () => {
  const a = { itens: [em(70, 'a')], borda: 70 };
  expect(ids(juntar([a, { itens: [em(70, 'b')], borda: TUDO_LIDO }]))).toEqual(['a']);
});

it('de quem nada se leu ainda não se sabe nada: a lista o espera', () => {
  const nada = { itens: [], borda: NADA_LIDO };
  const tudo = { itens: [em(5)], borda: TUDO_LIDO };
  expect(juntar([nada, tudo])).toEqual([]);
  expect(atrasadas([nada, tudo])).toEqual([nada]);
  expect(atrasadas([tudo, tudo])).toEqual([]);
});

it('uma fonte só fica na ordem em que veio', () => {
  expect(ids(juntar([{ itens: [em(1), em(2)], borda: 2 }]))).toEqual(['1', '2']);
});

/** Deterministic, and other numbers every time it is asked. */
function sorteador(semente: number) {
  let estado = semente;
  return (ate: number) => {
    estado = (estado * 48_271) % 2_147_483_647;
    return estado % ate;
  };
}

describe('250 acontecimentos de quatro fontes em páginas', () => {
  it.each([1, 7, 42])('semente %i: cada página só acrescenta ao fim, e no fim estão todos', (semente) => {
    const sorteio = sorteador(semente);
    const guardadas = [3, 10, 20, 7].map((tamanho, fonte) => ({
      tamanho,
      paginas: 1,
      registros: Array.from({ length: fonte === 0 ? 130 : 40 }, (_, i) =>
        em(sorteio(500), `${fonte}-${i}`),
      ).toSorted((a, b) => b.quando.getTime() - a.quando.getTime()),
    }));
    const lidas = () =>
      guardadas.map(({ registros, paginas, tamanho }) => {
        const itens = registros.slice(0, paginas * tamanho);
        const ultimo = itens.at(-1)?.quando.getTime() ?? NADA_LIDO;
        return { itens, borda: itens.length < registros.length ? ultimo : TUDO_LIDO };
      });
    let antes: string[] = [];
    for (;;) {
      const fontes = lidas();
      const juntos = juntar(fontes);
      expect(ids(juntos).slice(0, antes.length)).toEqual(antes);
      const instantes = juntos.map(({ quando }) => quando.getTime());
      expect(instantes).toEqual(instantes.toSorted((a, b) => b - a));
      antes = ids(juntos);
      const proximas = atrasadas(fontes);
      if (proximas.length === 0) break;
      for (const proxima of proximas) {
        const guardada = guardadas[fontes.indexOf(proxima)];
        if (guardada) guardada.paginas++;
      }
    }
    expect(antes).toHaveLength(250);
    expect(new Set(antes).size).toBe(250);
  });
});
