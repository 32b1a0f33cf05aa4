// @vitest-environment node
// Which questions show: random questionnaires and answers against what the sentence says (decisions Q300).
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { umaPerguntaPublicada } from '@tests/support/questionarioPublicado';
import { rascunhoAleatorio, respostasAleatorias } from '@tests/support/rascunho';
import type { Resposta } from './pontuacao';
import { type Compilado, compilar, type PerguntaDaVersao } from './versao';
import { respostasVisiveis, visiveis } from './visiveis';

const SEMENTES = Array.from({ length: 60 }, (_, i) => i * 53 + 7);
type Respostas = Record<string, Resposta>;
type DaVersao = Pick<Compilado, 'grupos' | 'perguntas'>;
type Condicao = NonNullable<PerguntaDaVersao['mostrarSe']>['condicoes'][number];

const ids = (perguntas: readonly { id: string }[]) => perguntas.map(({ id }) => id);
function umCaso(semente: number) {
  const { grupos, perguntas } = compilar(rascunhoAleatorio(semente, 6));
  const sorte = aleatorio(semente + 11);
  return { grupos, perguntas, sorte, respostas: respostasAleatorias(perguntas, sorte) };
}

/** The sentence said once more, question by question and backwards: it shows if what it looks at shows and says so. */
function aparece({ grupos, perguntas }: DaVersao, respostas: Respostas, id: string): boolean {
  const pergunta = perguntas.find((uma) => uma.id === id);
  const grupo = grupos.find((um) => um.id === pergunta?.grupo);
  const diz = ({ pergunta: de, como, valor }: Condicao) => {
    const resposta = respostas[de] ?? false;
    if (!aparece({ grupos, perguntas }, respostas, de)) return false;
    if (como === 'respondida')
      return (
        resposta !== false &&
        (typeof resposta !== 'string' || resposta.trim() !== '') &&
        !(Array.isArray(resposta) && resposta.includes(-1))
      );
    if (como === 'aoMenos') return resposta !== false && Number(resposta) >= valor;
    if (como === 'noMaximo') return resposta !== false && Number(resposta) <= valor;
    const escolhidas = typeof resposta === 'object' && 'outro' in resposta ? resposta.posicoes : resposta;
    return Array.isArray(escolhidas) ? escolhidas.includes(valor) : resposta === valor;
  };
  return [grupo?.mostrarSe, pergunta?.mostrarSe].every((mostrarSe) => {
    if (!mostrarSe) return true;
    const ditas = mostrarSe.condicoes.map(diz);
    return mostrarSe.liga === 'todas' ? !ditas.includes(false) : ditas.includes(true);
  });
}

describe('perguntas que dependem', () => {
  it('aparecem as que a frase diz, e nenhuma outra', () => {
    let escondidas = 0;
    for (const semente of SEMENTES) {
      const { grupos, perguntas, respostas } = umCaso(semente);
      const certas = ids(perguntas).filter((id) => aparece({ grupos, perguntas }, respostas, id));
      expect(ids(visiveis({ grupos, perguntas }, respostas))).toEqual(certas);
      escondidas += perguntas.length - certas.length;
    }
    expect(escondidas).toBeGreaterThan(100);
  });
  it('as respostas que contam mostram o mesmo, e o que se diz do escondido não muda nada', () => {
    for (const semente of SEMENTES) {
      const { grupos, perguntas, respostas, sorte } = umCaso(semente);
      const mostradas = ids(visiveis({ grupos, perguntas }, respostas));
      const contam = respostasVisiveis({ grupos, perguntas }, respostas);
      expect(ids(visiveis({ grupos, perguntas }, contam))).toEqual(mostradas);
      expect(respostasVisiveis({ grupos, perguntas }, contam)).toEqual(contam);
      const outras = respostasAleatorias(perguntas, sorte);
      expect(
        ids(visiveis({ grupos, perguntas }, { ...outras, ...contam, ...soDe(respostas, mostradas) })),
      ).toEqual(mostradas);
    }
  });
  it('mudar uma resposta não mexe em nada que venha antes dela', () => {
    for (const semente of SEMENTES) {
      const { grupos, perguntas, respostas, sorte } = umCaso(semente);
      const lugar = Math.floor(sorte() * perguntas.length);
      const mudadas = perguntas.slice(lugar);
      const depois = { ...respostas, ...respostasAleatorias(mudadas, sorte) };
      const antes = new Set(ids(perguntas.slice(0, lugar + 1)));
      const so = (suas: Respostas) =>
        ids(visiveis({ grupos, perguntas }, suas)).filter((id) => antes.has(id));
      expect(so(depois)).toEqual(so(respostas));
    }
  });
});

/** Of those that show; one without an answer has none in either. */
const soDe = (respostas: Respostas, mostradas: readonly string[]) =>
  Object.fromEntries(mostradas.map((id) => [id, respostas[id] ?? false]));

const OPCOES = [
  { campo: 'Sim', valor: 10 },
  { campo: 'Não', valor: 0 },
];
const seFor = (pergunta: string, valor = 0, como: Condicao['como'] = 'igual') => ({
  mostrarSe: { liga: 'todas' as const, condicoes: [{ pergunta, como, valor }] },
});
const escolha = (id: string, mais: Partial<PerguntaDaVersao> = {}) =>
  umaPerguntaPublicada(id, { tipo: 4, campos: OPCOES, ...mais });

describe('cada modo', () => {
  it('uma corrente: mudada a primeira, some o que vem atrás, mesmo respondido', () => {
    const perguntas = [escolha('a'), escolha('b', seFor('a')), escolha('c', seFor('b'))];
    expect(ids(visiveis({ grupos: [], perguntas }, { a: 0, b: 0 }))).toEqual(['a', 'b', 'c']);
    expect(ids(visiveis({ grupos: [], perguntas }, { a: 1, b: 0, c: 0 }))).toEqual(['a']);
    expect(respostasVisiveis({ grupos: [], perguntas }, { a: 1, b: 0, c: 0 })).toEqual({ a: 1 });
    expect(ids(visiveis({ grupos: [], perguntas }, { a: 0, b: 1, c: 0 }))).toEqual(['a', 'b']);
  });
  it.each([
    ['a primeira opção, que é a posição 0', escolha('a'), 'igual', 0, 0, 1],
    ['10 vem depois de 9', umaPerguntaPublicada('a'), 'aoMenos', 9, 10, 8],
    ['o próprio ponto', umaPerguntaPublicada('a'), 'aoMenos', 9, 9, 8],
    ['um ponto só', umaPerguntaPublicada('a'), 'igual', 9, 9, 10],
    ['uma das caixas', escolha('a', { tipo: 3 }), 'contem', 1, [0, 1], [0]],
    ['a posição 0 é uma resposta', escolha('a'), 'respondida', 0, 0, false],
    ['um texto que diz algo', umaPerguntaPublicada('a', { tipo: 1 }), 'respondida', 0, 'sim', '   '],
  ] as const)('%s', (_, de, como, valor, mostra, esconde) => {
    const perguntas = [de, umaPerguntaPublicada('b', seFor('a', valor, como))];
    expect(ids(visiveis({ grupos: [], perguntas }, { a: mostra }))).toEqual(['a', 'b']);
    expect(ids(visiveis({ grupos: [], perguntas }, { a: esconde }))).toEqual(['a']);
    expect(ids(visiveis({ grupos: [], perguntas }, {}))).toEqual(['a']);
  });
  it('todas, ou ao menos uma', () => {
    const condicoes = [
      { pergunta: 'a', como: 'igual' as const, valor: 0 },
      { pergunta: 'b', como: 'aoMenos' as const, valor: 7 },
    ];
    const com = (liga: 'todas' | 'qualquer', respostas: Respostas) =>
      ids(
        visiveis(
          {
            grupos: [],
            perguntas: [
              escolha('a'),
              umaPerguntaPublicada('b'),
              escolha('c', { mostrarSe: { liga, condicoes } }),
            ],
          },
          respostas,
        ),
      ).includes('c');
    expect([com('todas', { a: 0, b: 7 }), com('qualquer', { a: 0, b: 6 })]).toEqual([true, true]);
    expect([com('todas', { a: 0, b: 6 }), com('qualquer', { a: 1, b: 6 })]).toEqual([false, false]);
  });
  it('o que olha para depois, para si ou para o que não há não aparece; quem publica não deixa', () => {
    const perguntas = [
      escolha('a', seFor('b')),
      escolha('b', seFor('b')),
      escolha('c', seFor('sumiu')),
      escolha('d'),
    ];
    expect(ids(visiveis({ grupos: [], perguntas }, { a: 0, b: 0, c: 0 }))).toEqual(['d']);
  });
  it('um modo que uma versão mais nova publicou não mostra', () => {
    const perguntas = [escolha('a'), escolha('b', seFor('a', 0, 'entre' as 'igual'))];
    expect(ids(visiveis({ grupos: [], perguntas }, { a: 0 }))).toEqual(['a']);
  });

  it('Q360 um grupo escondido leva as suas perguntas, também as que aparecem sempre, e nada do que nele se disse vale', () => {
    const grupos = [{ id: 'g1' }, { id: 'g2', ...seFor('a') }, { id: 'g3' }];
    const perguntas = [
      escolha('a'),
      escolha('b', { grupo: 'g2' }),
      escolha('c', { grupo: 'g2', ...seFor('b') }),
      escolha('d', { grupo: 'g3', ...seFor('b') }),
    ];
    const respostas = { a: 0, b: 0, c: 1, d: 1 };
    expect(ids(visiveis({ grupos, perguntas }, respostas))).toEqual(['a', 'b', 'c', 'd']);
    expect(respostasVisiveis({ grupos, perguntas }, { ...respostas, a: 1 })).toEqual({ a: 1 });
  });
});
