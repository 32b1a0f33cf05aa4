// @vitest-environment node
// Compiling a draft: what a version holds, and what its hash stands for (decisions Q119).
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { rascunhoAleatorio, umRascunho } from '@tests/support/rascunho';
import { notasDaFolha, type Resposta } from './pontuacao';
import { compilar, compiladoSchema, impressaoDe, perguntasPontuadas, type Rascunho } from './versao';

const SEMENTES = Array.from({ length: 40 }, (_, i) => i * 97);

/** The same records, read in another order. */
function embaralhado(rascunho: Rascunho, semente: number): Rascunho {
  const sorte = aleatorio(semente + 3);
  const outra = <T>(lista: readonly T[]) =>
    lista
      .map((item) => ({ item, n: sorte() }))
      .toSorted((a, b) => a.n - b.n)
      .map(({ item }) => item);
  const { grupos, perguntas, tipos } = rascunho;
  return { ...rascunho, grupos: outra(grupos), perguntas: outra(perguntas), tipos: outra(tipos) };
}

/** The draft with this change of its first record of a kind. */
const com = <K extends 'grupos' | 'perguntas' | 'tipos'>(
  rascunho: Rascunho,
  onde: K,
  mudanca: Partial<Rascunho[K][number]>,
): Rascunho => ({
  ...rascunho,
  [onde]: rascunho[onde].map((registro, i) => (i === 0 ? { ...registro, ...mudanca } : registro)),
});

const seFor = (liga: 'todas' | 'qualquer', ...valores: string[]) => ({
  mostrarSe: {
    liga,
    condicoes: valores.map((valor) => ({ pergunta: 'a', como: 'igual' as const, valor })),
  },
});

describe('compilar', () => {
  it('dá o mesmo, leia-se em que ordem for', () => {
    for (const semente of SEMENTES) {
      const rascunho = rascunhoAleatorio(semente);
      expect(compilar(embaralhado(rascunho, semente))).toEqual(compilar(rascunho));
    }
  });
  it('cabe no que se guarda, com grupos e perguntas na ordem em que se respondem', () => {
    for (const semente of SEMENTES) {
      const { grupos, perguntas } = rascunhoAleatorio(semente);
      const compilado = compilar(rascunhoAleatorio(semente));
      expect(compiladoSchema.parse(compilado)).toEqual(compilado);
      const ordemDe = new Map(grupos.map(({ id, ordemQuestionario }) => [id, ordemQuestionario]));
      const lugares = compilado.grupos.map(({ id }) => ordemDe.get(id));
      expect(lugares).toEqual(lugares.toSorted((a = 0, b = 0) => a - b));
      expect(compilado.perguntas.map(({ grupo }) => grupo)).toEqual(
        compilado.grupos.flatMap(({ id }) => perguntas.filter(({ grupo }) => grupo === id).map(() => id)),
      );
    }
  });
  it('leva o tipo de resposta de cada pergunta consigo', () => {
    const [pergunta] = compilar(umRascunho()).perguntas;
    expect(pergunta).toMatchObject({
      tipo: 4,
      orientacao: 1,
      campos: [{ campo: 'Sim', valor: 10 }, {}, {}, {}],
    });
  });
  it('deixa de fora a pergunta sem grupo ou sem tipo, e o grupo que fica sem perguntas', () => {
    const { perguntas, grupos } = umRascunho();
    const [pergunta] = perguntas;
    const [grupo] = grupos;
    if (!pergunta || !grupo) throw new Error('vazio');
    const compilado = compilar(
      umRascunho({
        grupos: [grupo, { ...grupo, id: 'vazio' }],
        perguntas: [
          pergunta,
          { ...pergunta, id: 'b', grupo: 'outro' },
          { ...pergunta, id: 'c', tipoDeResposta: 'outro' },
        ],
      }),
    );
    expect(compilado.perguntas.map(({ id }) => id)).toEqual(['a']);
    expect(compilado.grupos.map(({ id }) => id)).toEqual(['g']);
  });
});

describe('o hash', () => {
  const antes = umRascunho();
  const hash = compilar(antes).hash;
  const opcoes = (mudar: (opcao: { campo: string; valor: number }, i: number) => object) =>
    com(antes, 'tipos', {
      campos: (antes.tipos[0]?.campos ?? []).map((opcao, i) => ({ ...opcao, ...mudar(opcao, i) })),
    });

  it.each<[string, Rascunho]>([
    ['o nome do questionário', { ...antes, questionario: { ...antes.questionario, nome: 'Outro nome' } }],
    ['o enunciado', com(antes, 'perguntas', { nome: 'Outra pergunta?' })],
    ['o texto de uma opção', opcoes(({ campo }) => ({ campo: `${campo}!` }))],
    ['ser obrigatória', com(antes, 'perguntas', { obrigatoria: false })],
    ['a ordem', com(antes, 'perguntas', { ordem: 7 })],
    ['os feedbacks', com(antes, 'grupos', { feedbacks: [] })],
    ['a orientação', com(antes, 'tipos', { orientacao: 2 })],
  ])('fica quando muda %s', (_nome, depois) => {
    expect(compilar(depois).hash).toBe(hash);
    expect(impressaoDe(compilar(depois)) === impressaoDe(compilar(antes))).toBe(_nome === 'a ordem');
  });
  it.each<[string, Rascunho]>([
    ['o valor de uma opção', opcoes(({ valor }, i) => ({ valor: i === 1 ? 6 : valor }))],
    ['o peso da pergunta', com(antes, 'perguntas', { peso: 2 })],
    ['o peso do grupo', com(antes, 'grupos', { pesoNota: 5 })],
    ['ser inversa', com(antes, 'perguntas', { inversa: true })],
    ['o tipo', com(antes, 'tipos', { tipoDeResposta: 3 })],
    [
      'haver mais uma pergunta',
      umRascunho({ perguntas: [...antes.perguntas, ...antes.perguntas.map((p) => ({ ...p, id: 'b' }))] }),
    ],
  ])('muda com %s', (_nome, depois) => expect(compilar(depois).hash).not.toBe(hash));

  it('de uma versão sem condições é o de sempre: o que se publicou antes continua igual (Q300)', () => {
    expect(compilar(umRascunho()).hash).toBe('dc2e6e54024b54d8');
    expect(compilar(umRascunho()).perguntas[0]).not.toHaveProperty('mostrarSe');
    const semNenhuma = com(antes, 'perguntas', { mostrarSe: { liga: 'todas', condicoes: [] } });
    expect(compilar(semNenhuma)).toEqual(compilar(antes));
  });
  it('as espécies novas não mudam nada do que não as usa, e as afirmações contam no hash (Q361)', () => {
    const [pergunta] = compilar(antes).perguntas;
    for (const campo of ['numero', 'pontas', 'linhas', 'embaralhar'])
      expect(pergunta).not.toHaveProperty(campo);
    // Left over from another answer type, which the question had before.
    const restos = com(antes, 'perguntas', { linhas: ['Clientes'], embaralhar: false });
    expect(compilar(restos)).toEqual(compilar(antes));
    const matriz = (...linhas: string[]) =>
      compilar(com(com(antes, 'tipos', { tipoDeResposta: 7 }), 'perguntas', { linhas })).hash;
    expect(new Set([matriz('A'), matriz('A', 'B'), hash]).size).toBe(3);
    expect(matriz('A', 'B')).toBe(matriz('A', 'C'));
    const aleatoria = com(antes, 'perguntas', { embaralhar: true });
    expect([compilar(aleatoria).perguntas[0]?.embaralhar, compilar(aleatoria).hash]).toEqual([true, hash]);
  });
  it('muda com a condição de um grupo, e sem ela é o de sempre (Q360)', () => {
    const [g] = antes.grupos;
    const [a] = antes.perguntas;
    if (!g || !a) throw new Error('vazio');
    const com2 = (mais: object) =>
      compilar(
        umRascunho({
          grupos: [g, { ...g, id: 'h', ordemQuestionario: 2, ...mais }],
          perguntas: [a, { ...a, id: 'b', grupo: 'h' }],
        }),
      );
    const semNenhuma = { mostrarSe: { liga: 'todas' as const, condicoes: [] } };
    expect(com2(semNenhuma)).toEqual(com2({}));
    const hashes = [{}, seFor('todas', 'Sim'), seFor('todas', 'Não')].map((mais) => com2(mais).hash);
    expect(new Set(hashes).size).toBe(3);
    expect(com2(seFor('todas', 'Não')).grupos[1]?.mostrarSe?.condicoes[0]?.valor).toBe(2);
  });
  it('muda com uma condição, com a resposta que ela pede e com o modo de juntar', () => {
    const [a] = antes.perguntas;
    if (!a) throw new Error('vazio');
    const hashes = [{}, seFor('todas', 'Sim'), seFor('todas', 'Não'), seFor('qualquer', 'Sim')].map(
      (mais) => compilar(umRascunho({ perguntas: [a, { ...a, id: 'b', ordem: 2, ...mais }] })).hash,
    );
    expect(new Set(hashes).size).toBe(4);
  });

  it('é o mesmo exatamente quando as mesmas respostas dão sempre as mesmas notas', () => {
    const folhas = SEMENTES.slice(0, 12);
    for (const semente of SEMENTES) {
      const rascunho = rascunhoAleatorio(semente, 2);
      const variante = com(
        rascunho,
        'perguntas',
        semente % 2 ? { nome: 'Outra?', obrigatoria: true } : { peso: 9 },
      );
      const [a, b] = [compilar(rascunho), compilar(variante)];
      const notas = ({ perguntas }: typeof a, respostas: Record<string, Resposta>) =>
        notasDaFolha(perguntasPontuadas({ perguntas }), respostas);
      const iguais = folhas.every((outra) => {
        const sorte = aleatorio(outra + 5);
        const respostas = Object.fromEntries(a.perguntas.map(({ id }) => [id, Math.floor(sorte() * 4)]));
        return JSON.stringify(notas(a, respostas)) === JSON.stringify(notas(b, respostas));
      });
      if (a.hash === b.hash) expect(iguais).toBe(true);
      if (!iguais) expect(a.hash).not.toBe(b.hash);
      if (semente % 2) expect(a.hash).toBe(b.hash);
    }
  });
});

it('a impressão é do conteúdo: número, dia e pessoa da versão não contam', () => {
  const compilado = compilar(umRascunho());
  const versao = { ...compilado, n: 3, publicadaEm: new Date(), publicadaPor: 'ana' };
  expect(impressaoDe(versao)).toBe(impressaoDe(compilado));
});

it('as perguntas vão para a conta das notas com os valores na ordem das opções', () => {
  expect(perguntasPontuadas(compilar(umRascunho()))).toEqual({
    a: { grupo: 'g', peso: 1, inversa: false, tipo: 'escolha', valores: [10, 5, 0, -1] },
  });
});
