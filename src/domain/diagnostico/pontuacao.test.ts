// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import {
  faixaDe,
  mediaDaEmpresa,
  mediaDe,
  notasDaFolha,
  type PerguntaPontuada,
  type Resposta,
} from './pontuacao';

const pergunta = (parte: Partial<PerguntaPontuada>): PerguntaPontuada => ({
  grupo: 'g',
  peso: 1,
  inversa: false,
  tipo: 'escala',
  valores: [],
  ...parte,
});
const DO_EXEMPLO = {
  escala: pergunta({ peso: 2 }),
  invertida: pergunta({ inversa: true }),
  escolha: pergunta({ tipo: 'escolha', valores: [0, 5, 10, -1] }),
  caixas: pergunta({ tipo: 'caixas', valores: [2, 4, 9] }),
  texto: pergunta({ tipo: 'texto', peso: 9 }),
};
const soma = (...notas: number[]) => ({ soma: notas.reduce((a, b) => a + b, 0), n: notas.length });

describe('o exemplo das decisões', () => {
  it('as folhas, as médias e a empresa', () => {
    const respostas: Record<string, Resposta>[] = [
      { escala: 8, invertida: 3, escolha: 1, caixas: [1, 2], texto: 'Muito bem.' },
      { escala: 6, invertida: 5, escolha: 2, caixas: [0], texto: false },
    ];
    expect(respostas.map((folha) => notasDaFolha(DO_EXEMPLO, folha))).toEqual([{ g: 7100 }, { g: 6000 }]);
    const tresEscalas = {
      a: pergunta({}),
      b: pergunta({}),
      c: pergunta({ tipo: 'escolha', valores: [-1, 8] }),
    };
    expect(notasDaFolha(tresEscalas, { a: 7, b: false, c: 0 })).toEqual({ g: 7000 });
    expect(notasDaFolha({ ...tresEscalas, c: pergunta({}) }, { a: 7, b: 8, c: 8 })).toEqual({ g: 7667 });
    const [g1, g2] = [mediaDe(soma(7100, 6000)), mediaDe(soma(7000, 7667))];
    expect([g1, g2]).toEqual([6550, 7334]);
    const grupos = [
      { media: g1, pesoNota: 2 },
      { media: g2, pesoNota: 1 },
    ];
    expect(mediaDaEmpresa(grupos)).toBe(6811);
    expect(mediaDe(soma(8000, 7000))).toBe(7500);
  });
});

describe('o que não conta', () => {
  it.each<[string, Partial<PerguntaPontuada>, Resposta]>([
    ['um texto', { tipo: 'texto' }, 'sim'],
    ['nada respondido', {}, false],
    ['nenhuma caixa', { tipo: 'caixas', valores: [1, 2] }, []],
    ['não se aplica', { tipo: 'escolha', valores: [3, -1] }, 1],
    ['uma opção que não há', { tipo: 'escolha', valores: [3] }, 7],
    ['onze pontos', {}, 11],
    ['nenhum ponto', {}, 0],
  ])('%s', (_nome, parte, resposta) => {
    expect(notasDaFolha({ p: pergunta(parte) }, { p: resposta })).toEqual({ g: null });
    const comOutra = notasDaFolha(
      { p: pergunta({ ...parte, peso: 5 }), q: pergunta({}) },
      { p: resposta, q: 4 },
    );
    expect(comOutra).toEqual({ g: 4000 });
  });
  it('sem pesos vale a média simples; sem grupos com média, nenhuma', () => {
    const duas = { a: pergunta({ peso: 0 }), b: pergunta({ peso: 0 }) };
    expect(notasDaFolha(duas, { a: 4, b: 7 })).toEqual({ g: 5500 });
    expect(mediaDaEmpresa([{ media: null, pesoNota: 3 }])).toBeNull();
    expect(mediaDe(soma())).toBeNull();
  });
  it('a inversa de opções fica entre a maior e a menor, sem contar a que não se aplica', () => {
    const opcoes = pergunta({ tipo: 'escolha', inversa: true, valores: [-1, 2, 3, 8] });
    expect([1, 2, 3].map((p) => notasDaFolha({ opcoes }, { opcoes: p })['g'])).toEqual([8000, 7000, 2000]);
  });
});

const comPeso = (perguntas: Record<string, PerguntaPontuada>, mudar: (peso: number) => number) =>
  Object.fromEntries(Object.entries(perguntas).map(([id, p]) => [id, { ...p, peso: mudar(p.peso) }]));

describe('propriedades', () => {
  const sorte = aleatorio(20_261_123);
  const de = (n: number) => Math.floor(sorte() * n);
  const TIPOS = ['texto', 'escala', 'caixas', 'escolha'] as const;
  const umaPergunta = () =>
    pergunta({
      tipo: TIPOS[de(4)] ?? 'escala',
      peso: de(100),
      inversa: sorte() < 0.3,
      valores: Array.from({ length: 1 + de(6) }, () => de(12) - 1),
    });
  const umaResposta = ({ tipo, valores }: PerguntaPontuada): Resposta => {
    if (sorte() < 0.2) return false;
    if (tipo === 'texto') return 'a';
    if (tipo === 'escala') return 1 + de(10);
    return tipo === 'escolha' ? de(valores.length) : valores.map((_, i) => i).filter(() => sorte() < 0.5);
  };
  const folhas = Array.from({ length: 300 }, () => {
    const perguntas = Array.from({ length: 1 + de(30) }, (_, i) => [`p${i}`, umaPergunta()] as const);
    return {
      perguntas: Object.fromEntries(perguntas),
      respostas: Object.fromEntries(perguntas.map(([id, p]) => [id, umaResposta(p)])),
    };
  });
  const notaDe = ({ perguntas, respostas }: (typeof folhas)[number]) =>
    notasDaFolha(perguntas, respostas)['g'];

  it('a nota fica entre 0 e 100, e a ordem das perguntas não importa', () => {
    for (const folha of folhas) {
      const nota = notaDe(folha);
      expect(nota === null || (Number.isInteger(nota) && Number(nota) >= 0 && Number(nota) <= 10_000)).toBe(
        true,
      );
      const aoContrario = Object.fromEntries(Object.entries(folha.perguntas).toReversed());
      expect(notasDaFolha(aoContrario, folha.respostas)['g']).toBe(nota);
    }
  });
  it('pesos três vezes maiores não mudam nada', () => {
    for (const { perguntas, respostas } of folhas)
      expect(
        notasDaFolha(
          comPeso(perguntas, (peso) => peso * 3),
          respostas,
        ),
      ).toEqual(notasDaFolha(perguntas, respostas));
  });
  it('um ponto a mais numa escala nunca baixa a nota, nem sobe a de uma invertida', () => {
    let subidas = 0;
    for (const { perguntas, respostas } of folhas)
      for (const [id, { tipo, inversa }] of Object.entries(perguntas)) {
        const ponto = respostas[id];
        if (tipo !== 'escala' || typeof ponto !== 'number' || ponto === 10) continue;
        const [antes, depois] = [respostas, { ...respostas, [id]: ponto + 1 }].map(
          (r) => notasDaFolha(perguntas, r)['g'],
        );
        const diferenca = (depois ?? 0) - (antes ?? 0);
        expect(inversa ? diferenca <= 0 : diferenca >= 0).toBe(true);
        subidas += 1;
      }
    expect(subidas).toBeGreaterThan(100);
  });
  it('somar de uma em uma dá o mesmo que contar tudo de novo', () => {
    const notas = folhas.flatMap((folha) => notaDe(folha) ?? []);
    let aosPoucos = { soma: 0, n: 0 };
    for (const nota of notas) aosPoucos = { soma: aosPoucos.soma + nota, n: aosPoucos.n + 1 };
    expect(mediaDe(aosPoucos)).toBe(mediaDe(soma(...notas.toReversed())));
  });
});

describe('faixas', () => {
  const FAIXAS = [
    { title: 'Essencial', start: 0, end: 49 },
    { title: 'Emergente', start: 50, end: 79 },
    { title: 'Avançado', start: 79, end: 100 },
  ];
  it.each([
    [0, 'Essencial'],
    [4999, 'Essencial'],
    [5000, 'Emergente'],
    [7899, 'Emergente'],
    [7950, 'Avançado'],
    [10_000, 'Avançado'],
  ])('%i é %s', (media, titulo) => {
    expect(faixaDe(FAIXAS, media)?.title).toBe(titulo);
  });
  it('numa lacuna não há nenhuma', () => {
    expect(faixaDe([{ start: 0, end: 10 }], 1100)).toBeUndefined();
  });
});

it('V23 zero é uma nota: de quem marcou o que vale 0, dos avaliadores, da empresa; e tem a sua faixa', () => {
  const zerada = pergunta({ tipo: 'escolha', valores: [0, 10] });
  const { g: deZero } = notasDaFolha({ zerada }, { zerada: 0 });
  expect([deZero, notasDaFolha({ zerada }, { zerada: false })['g']]).toEqual([0, null]);
  expect([mediaDe(soma(0, 0)), mediaDe(soma())]).toEqual([0, null]);
  expect(mediaDaEmpresa([{ media: 0, pesoNota: 1 }])).toBe(0);
  expect(mediaDaEmpresa([{ media: null, pesoNota: 1 }])).toBeNull();
  expect(faixaDe([{ start: 0, end: 40 }], 0)).toEqual({ start: 0, end: 40 });
});
