import { aleatorio } from '@tests/support/aleatorio';
import { describe, expect, it } from 'vitest';
import { CONLUIO } from './benchmark';
import { comoQuemResponde, type EmpresaQueResponde, perguntasDitasDe } from './perguntas-ditas';

const CORTES = ['todas', 'porte:A', 'categoria:X'];
const QUESTOES = ['q1', 'q2', 'caixas', 'texto'] as const;
const empresas = (
  quantas: number,
  escolha: (i: number) => number,
  cortes = ['todas'],
): EmpresaQueResponde[] =>
  Array.from({ length: quantas }, (_, i) => ({ cortes, perguntas: { q1: { [`o${escolha(i)}`]: 1 } } }));

// Of fifteen, so many answered 'o1'.
const ditasDeQuinze = (outras: number) =>
  perguntasDitasDe(
    empresas(15, (i) => (i < outras ? 1 : 0)),
    ['todas'],
  );

describe('o que se diz de como as outras responderam', () => {
  it('sete que responderam outra coisa bastam, e seis não', () => {
    expect(ditasDeQuinze(CONLUIO)).toEqual({});
    expect(ditasDeQuinze(CONLUIO + 1)).toEqual({
      todas: { q1: { n: 15, numeros: { o0: 8, o1: 7 } } },
    });
    expect(ditasDeQuinze(15)).toEqual({});
  });

  it('de textos não se diz nada, nem o tamanho; de quem tem várias folhas também não', () => {
    const textos = Array.from({ length: 20 }, (_, i): EmpresaQueResponde => ({
      cortes: ['todas'],
      perguntas: { texto: i % 2 === 0 ? { t: 1, p: i } : { b: 1 } },
    }));
    expect(perguntasDitasDe(textos, ['todas'])).toEqual({});
    const linha = { porte: null, categoria: '', regioes: [] };
    expect(comoQuemResponde(linha, { folhas: 2, perguntas: {} })).toBeUndefined();
    expect(comoQuemResponde(linha, { folhas: 1, perguntas: {} })).toEqual({
      cortes: ['todas'],
      perguntas: {},
    });
  });

  it('em um corte contam só as que são iguais em todos os cortes ditos e bastam entre si', () => {
    const muitas = empresas(16, (i) => i % 2, ['todas', 'porte:A']);
    const poucas = empresas(6, (i) => i % 2);
    expect(perguntasDitasDe([...muitas, ...poucas], ['todas', 'porte:A'])).toEqual({
      todas: { q1: { n: 16, numeros: { o0: 8, o1: 8 } } },
      'porte:A': { q1: { n: 16, numeros: { o0: 8, o1: 8 } } },
    });
  });

  it('seis que contam o seu não sabem resposta de nenhuma outra, em mundos ao acaso e em todos os filtros', () => {
    const sorte = aleatorio(414);
    const ate = (n: number) => Math.floor(sorte() * n);
    let alvos = 0;
    for (let vez = 0; vez < 50; vez++) {
      const opcoes = 2 + ate(4);
      const umaSo = ate(opcoes);
      const vies = sorte();
      const mundo = Array.from({ length: 4 + ate(60) }, (): EmpresaQueResponde => {
        const opcao = () => `o${sorte() < vies * 0.8 ? umaSo : ate(opcoes)}`;
        const mostra = sorte() < 0.7;
        return {
          cortes: CORTES.filter((corte) => corte === 'todas' || sorte() < 0.5),
          perguntas: {
            ...(sorte() < 0.9 ? { q1: { [opcao()]: 1 } } : {}),
            q2: mostra ? { [opcao()]: 1 } : { h: 1 },
            caixas: Object.fromEntries([opcao(), opcao()].map((qual) => [qual, 1])),
            texto: sorte() < 0.5 ? { t: 1, p: ate(9) } : { b: 1 },
          },
        };
      });
      const ditas = perguntasDitasDe(mundo, CORTES);
      for (const delas of Object.values(ditas))
        for (const { n } of Object.values(delas)) expect(n).toBeGreaterThanOrEqual(5);
      const conluio = new Set(Array.from({ length: CONLUIO }, () => ate(mundo.length)));
      const livres = mundo.map((_, i) => i).filter((i) => !conluio.has(i));
      const marca = (i: number) => CORTES.map((corte) => Number(mundo[i]?.cortes.includes(corte))).join('');
      for (const questao of QUESTOES) {
        if (!Object.values(ditas).some((delas) => questao in delas)) continue;
        for (const alvo of livres) {
          const iguais = livres.filter((i) => marca(i) === marca(alvo));
          const resposta = (i: number) => JSON.stringify(mundo[i]?.perguntas[questao]);
          const outro = iguais.find((i) => resposta(i) !== resposta(alvo));
          if (outro === undefined) {
            // Nothing was told of those that are alike to it: another answer of its own changes nothing.
            const proprio = mundo.map((uma, i) =>
              i === alvo ? { ...uma, perguntas: { ...uma.perguntas, [questao]: { o99: 1 } } } : uma,
            );
            expect(perguntasDitasDe(proprio, CORTES)).toEqual(ditas);
            continue;
          }
          const trocado = mundo.map((uma, i) => ({
            ...uma,
            perguntas: mundo[i === alvo ? outro : i === outro ? alvo : i]?.perguntas ?? {},
          }));
          // The six have what they had, every filter says what it said, and the answer is another.
          expect(perguntasDitasDe(trocado, CORTES)).toEqual(ditas);
          alvos++;
        }
      }
    }
    // Otherwise nothing would have been attacked.
    expect(alvos).toBeGreaterThan(200);
  });
});
