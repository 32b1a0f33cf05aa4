// @vitest-environment node
// The table of the kinds of answers: what fits, what people read, what counts (decisions Q361 to Q365).
import { describe, expect, it } from 'vitest';
import { umaPerguntaPublicada } from '@tests/support/questionarioPublicado';
import {
  CAIXAS,
  CODIGOS_DO_TIPO,
  DIA,
  ESCOLHA_UNICA,
  MAIOR_NUMERO,
  MATRIZ,
  MAXIMO_DO_OUTRO,
  NUMERO,
} from './codigos-do-tipo';
import { ESPECIES, partesDe, problemaDaResposta } from './especies';
import { NA_MONTAGEM } from './especies-na-montagem';
import { resumoDasRespostas } from './folha';
import { lerNumero, numeroNoCampo } from './numero-digitado';
import { ordemDasOpcoes } from './ordem-das-opcoes';
import { notasDaFolha, type Resposta } from './pontuacao';
import { valorSchema } from './resposta';
import { respostaEmPalavras } from './resposta-em-palavras';
import { respondida } from './valor-da-resposta';
import { perguntasPontuadas } from './versao';
import { visiveis } from './visiveis';

const OPCOES = [
  { campo: 'Oficina', valor: 8 },
  { campo: 'Concurso', valor: 4 },
  { campo: 'Outra', valor: 6, papel: 'outro' as const },
];
const NENHUMA = { campo: 'Nenhuma destas', valor: 0, papel: 'exclusiva' as const };
const caixas = umaPerguntaPublicada('c', { tipo: CAIXAS, campos: [...OPCOES, NENHUMA] });
const escolha = umaPerguntaPublicada('e', { tipo: ESCOLHA_UNICA, campos: OPCOES });
const numero = (mais = {}) =>
  umaPerguntaPublicada('n', {
    tipo: NUMERO,
    numero: { unidade: 'reais', minimo: -1, maximo: 100, casas: 2, ...mais },
  });
const dia = umaPerguntaPublicada('d', { tipo: DIA });
const matriz = umaPerguntaPublicada('m', {
  tipo: MATRIZ,
  linhas: ['Clientes', 'Parceiros', 'Universidades'],
  campos: [
    { campo: 'Nada', valor: 0 },
    { campo: 'Sempre', valor: 10 },
  ],
});
const NAO_VALE = /não vale para a pergunta/;

it('toda espécie tem a sua linha nas duas tabelas, e um rótulo só seu', () => {
  for (const codigo of CODIGOS_DO_TIPO) {
    expect(Object.hasOwn(ESPECIES, codigo)).toBe(true);
    expect(Object.keys(NA_MONTAGEM[codigo].comparacoes)).toContain('respondida');
  }
  expect(new Set(CODIGOS_DO_TIPO.map((codigo) => NA_MONTAGEM[codigo].rotulo)).size).toBe(7);
});

describe('o que cabe', () => {
  it.each<[string, Parameters<typeof problemaDaResposta>[0], Resposta, RegExp | null]>([
    ['um número', numero(), 2.5, null],
    ['0 é uma resposta', numero(), 0, null],
    ['o menor', numero(), -1, null],
    ['abaixo do menor', numero(), -1.01, /^O menor valor é -1\.$/],
    ['o maior', numero(), 100, null],
    ['acima do maior', numero(), 100.01, /^O maior valor é 100\.$/],
    ['casas demais', numero(), 1.005, /^Escreva no máximo 2 casas depois da vírgula\.$/],
    ['inteiro', numero({ casas: 0 }), 7, null],
    ['não inteiro', numero({ casas: 0 }), 7.5, /^Escreva um número inteiro\.$/],
    ['o limite do produto', numero({ maximo: null }), MAIOR_NUMERO, null],
    ['além dele', numero({ maximo: null }), MAIOR_NUMERO + 1, /^O maior valor é 1\.000\.000\.000\.000\.$/],
    ['o que não é número', numero(), '12abc', /^Escreva só um número/],
    ['posições num número', numero(), [1], NAO_VALE],
    ['um dia', dia, '2028-02-29', null],
    ['um dia que não há', dia, '2027-02-29', /^Escolha um dia que existe\.$/],
    ['um dia escrito de outro modo', dia, '29/02/2028', /^Escolha um dia que existe\.$/],
    ['um número num dia', dia, 7, NAO_VALE],
    ['V52 outra sem texto', escolha, 2, /^Escreva qual é a outra resposta\.$/],
    ['V52 outra só de brancos', escolha, { outro: '  ', posicoes: [2] }, /^Escreva qual/],
    ['V52 outra com texto', escolha, { outro: 'Feira', posicoes: [2] }, null],
    ['V52 o texto é uma opção', escolha, { outro: ' oficina', posicoes: [2] }, /^Isso já é uma das opções/],
    ['o maior texto', escolha, { outro: 'x'.repeat(MAXIMO_DO_OUTRO), posicoes: [2] }, null],
    ['texto demais', escolha, { outro: 'x'.repeat(MAXIMO_DO_OUTRO + 1), posicoes: [2] }, /no máximo 300/],
    ['texto em quem não o pede', escolha, { outro: 'Feira', posicoes: [0] }, NAO_VALE],
    ['duas numa escolha', escolha, { outro: 'Feira', posicoes: [0, 2] }, NAO_VALE],
    ['lista numa escolha', escolha, [0], NAO_VALE],
    ['caixas com outra', caixas, { outro: 'Feira', posicoes: [0, 2] }, null],
    ['V53 só a que exclui', caixas, [3], null],
    ['V53 a que exclui com outra', caixas, [0, 3], /^"Nenhuma destas" não se marca junto com outra opção\.$/],
    ['V53 e com texto', caixas, { outro: 'Feira', posicoes: [2, 3] }, /não se marca junto/],
    ['a matriz inteira', matriz, [0, 1, 1], null],
    ['uma linha só', matriz, [-1, 1, -1], null],
    ['nenhuma linha', matriz, [-1, -1, -1], NAO_VALE],
    ['linhas de menos', matriz, [0, 1], NAO_VALE],
    ['linhas de mais', matriz, [0, 1, 1, 1], NAO_VALE],
    ['coluna que não há', matriz, [0, 1, 2], NAO_VALE],
  ])('%s', (_, pergunta, resposta, frase) => {
    const problema = problemaDaResposta(pergunta, resposta);
    if (frase === null) expect(problema).toBeNull();
    else expect(problema).toMatch(frase);
    expect(valorSchema.safeParse(resposta).success).toBe(
      typeof resposta === 'object' && 'outro' in resposta
        ? resposta.outro.length <= MAXIMO_DO_OUTRO
        : resposta !== MAIOR_NUMERO + 1,
    );
  });
  it('uma espécie que uma versão mais nova publicou não se responde nem pontua', () => {
    const nova = umaPerguntaPublicada('x', { tipo: 99 as 1 });
    expect(problemaDaResposta(nova, 'texto')).toMatch(NAO_VALE);
    expect(notasDaFolha(perguntasPontuadas({ perguntas: [nova] }), { x: 7 })).toEqual({ g1: null });
  });
});

it('V56 uma matriz só foi respondida inteira; cada afirmação é uma escolha', () => {
  expect(
    [
      [0, 1, 1],
      [0, -1, 1],
    ].map((uma) => respondida(uma)),
  ).toEqual([true, false]);
  expect(respondida(0)).toBe(true);
  expect(partesDe(matriz, [0, -1, 1]).map(({ pergunta, resposta }) => [pergunta.nome, resposta])).toEqual([
    ['Pergunta m: Clientes', 0],
    ['Pergunta m: Parceiros', false],
    ['Pergunta m: Universidades', 1],
  ]);
});

it('como se lê', () => {
  expect(respostaEmPalavras(numero(), 1500.5)).toBe('1.500,5 reais');
  expect(respostaEmPalavras(numero(), 0)).toBe('0 reais');
  expect(respostaEmPalavras(dia, '2028-02-29')).toBe('29/02/2028');
  expect(respostaEmPalavras(caixas, { outro: 'Feira', posicoes: [0, 2] })).toBe('Oficina, Outra: Feira');
  expect(respostaEmPalavras(matriz, [0, -1, 1])).toBe(
    'Clientes: Nada; Parceiros: sem resposta; Universidades: Sempre',
  );
});

it('como conta: número e dia não pontuam, outra vale o seu valor, a matriz é a média das respondidas', () => {
  const nota = (pergunta: typeof caixas, resposta: Resposta) =>
    notasDaFolha(perguntasPontuadas({ perguntas: [pergunta] }), { [pergunta.id]: resposta })['g1'];
  expect([nota(numero(), 7), nota(dia, '2028-02-29')]).toEqual([null, null]);
  expect(nota(escolha, { outro: 'Feira', posicoes: [2] })).toBe(60_00);
  expect(nota(caixas, { outro: 'Feira', posicoes: [0, 2] })).toBe(70_00);
  expect([nota(matriz, [0, 1, 1]), nota(matriz, [-1, 1, -1])]).toEqual([66_67, 100_00]);
});

it('o resumo de uma resposta com texto não depende da ordem dos campos', () => {
  const guardada = { posicoes: [2], outro: 'Feira' };
  expect(resumoDasRespostas({ e: guardada })).toBe(
    resumoDasRespostas({ e: { outro: 'Feira', posicoes: [2] } }),
  );
});

describe('V55 o que se digita num número', () => {
  it.each<[string, Resposta]>([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1.500', '1.500'],
    ['1.500,25', 1500.25],
    ['1500', 1500],
    ['0', 0],
    ['-0', 0],
    ['007', 7],
    ['1e3', '1e3'],
    ['12abc', '12abc'],
    ['９', '９'],
    [' 3 ', 3],
    ['½', '½'],
    ['', false],
    ['   ', false],
    ['9007199254740993', '9007199254740993'],
  ])('"%s"', (digitado, resposta) => {
    expect(Object.is(lerNumero(digitado), resposta)).toBe(true);
    if (typeof resposta === 'number') expect(lerNumero(numeroNoCampo(resposta))).toBe(resposta);
    if (typeof resposta === 'string') expect(problemaDaResposta(numero(), resposta)).not.toBeNull();
  });
});

const com = (como: 'aoMenos' | 'noMaximo' | 'respondida' | 'igual', valor: number, resposta: Resposta) =>
  visiveis(
    {
      grupos: [],
      perguntas: [
        numero(),
        umaPerguntaPublicada('b', {
          mostrarSe: { liga: 'todas', condicoes: [{ pergunta: 'n', como, valor }] },
        }),
      ],
    },
    { n: resposta },
  ).length === 2;

describe('V50 condições sobre um número', () => {
  it.each([
    ['aoMenos', 10, [10, 100], [9, 0, '10']],
    ['noMaximo', 2.5, [2.5, -1, 0], [2.51, 10, '1']],
    ['igual', 0, [0], [1, false, '0']],
    ['respondida', 0, [0, -1], [false]],
  ] as const)('%s', (como, valor, mostram, escondem) => {
    for (const uma of mostram) expect([uma, com(como, valor, uma)]).toEqual([uma, true]);
    for (const uma of escondem) expect([uma, com(como, valor, uma)]).toEqual([uma, false]);
  });
});

describe('Q364 a ordem aleatória', () => {
  const dez = umaPerguntaPublicada('o', {
    tipo: ESCOLHA_UNICA,
    embaralhar: true,
    campos: [
      ...Array.from({ length: 8 }, (_, i) => ({ campo: `Opção ${i}`, valor: i })),
      ...OPCOES.slice(2),
      { campo: 'Não se aplica', valor: -1 },
    ],
  });
  it('é a mesma na mesma folha, outra em outra, e tem todas as opções', () => {
    expect(ordemDasOpcoes(dez, 'folha-a')).toEqual(ordemDasOpcoes(dez, 'folha-a'));
    const ordens = Array.from({ length: 200 }, (_, i) => ordemDasOpcoes(dez, `folha-${i}`));
    for (const ordem of ordens) {
      expect(ordem.toSorted((a, b) => a - b)).toEqual(dez.campos.map((_, i) => i));
      expect(ordem.slice(-2)).toEqual([8, 9]);
    }
    expect(new Set(ordens.map(String)).size).toBeGreaterThan(190);
    // Each stands first about as often as the others.
    for (let posicao = 0; posicao < 8; posicao++)
      expect(ordens.filter(([primeira]) => primeira === posicao).length).toBeGreaterThan(8);
  });
  it('sem ela, a do tipo de resposta', () =>
    expect(ordemDasOpcoes({ ...dez, embaralhar: false }, 'folha-a')).toEqual(dez.campos.map((_, i) => i)));
});
