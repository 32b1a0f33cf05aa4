// @vitest-environment node
// Conditions of SurveyJS and LimeSurvey: the simple ones come, and nothing is understood by halves (decisions Q302).
import { describe, expect, it } from 'vitest';
import { lerJson, lerTabelas } from './ler';
import { type Linha, TABELAS, type Tabelas } from './limesurvey';
import { quandoDoLimeSurvey, quandoDoSurveyJS } from './quando';

const igual = (chave: string, codigo: string) => ({ chave, como: 'igual', codigo });

it.each([
  ["{setor} = 'A'", { liga: 'todas', termos: [igual('setor', 'A')] }],
  ['{nota} > 5', { liga: 'todas', termos: [{ chave: 'nota', como: 'aoMenos', codigo: '6', estrito: true }] }],
  ['{nota} >= 5', { liga: 'todas', termos: [{ chave: 'nota', como: 'aoMenos', codigo: '5' }] }],
  ['{a} = true or {b} == 2', { liga: 'qualquer', termos: [igual('a', 'true'), igual('b', '2')] }],
  [
    "{c} contains 'x y' and {d} notempty",
    {
      liga: 'todas',
      termos: [
        { chave: 'c', como: 'contem', codigo: 'x y' },
        { chave: 'd', como: 'respondida', codigo: '' },
      ],
    },
  ],
  ['{a} = 1 and {b} = 2 or {c} = 3', null],
  ['{a} <> 1', null],
  ['{a} >= 1.5', { liga: 'todas', termos: [{ chave: 'a', como: 'aoMenos', codigo: '1.5' }] }],
  ['{a} <= 2', { liga: 'todas', termos: [{ chave: 'a', como: 'noMaximo', codigo: '2' }] }],
  ['{a} < 2', { liga: 'todas', termos: [{ chave: 'a', como: 'noMaximo', codigo: '1', estrito: true }] }],
  ['{a} > 1.5', null],
  ["{a} = 'b' + 'c'", null],
  ["{a} > 'z'", null],
  ['{a}', null],
  ['{a} empty', null],
  ["{a} constructor 'x'", null],
  ['', null],
])('SurveyJS: %s', (texto, quando) => expect(quandoDoSurveyJS(texto)).toEqual(quando));

it.each([
  ['((Q1.NAOK == "A1"))', { liga: 'todas', termos: [igual('Q1', 'A1')] }],
  [
    '!is_empty(Q1.NAOK) and (Q2_SQ001 == "Y")',
    { liga: 'todas', termos: [{ chave: 'Q1', como: 'respondida', codigo: '' }, igual('Q2_SQ001', 'Y')] },
  ],
  ['!(Q1 == "A1")', null],
  ['count(Q1_SQ1, Q1_SQ2) > 1', null],
  ['is_empty(Q1)', null],
  ['Q1 != "A1"', null],
])('LimeSurvey: %s', (texto, quando) => expect(quandoDoLimeSurvey(texto)).toEqual(quando));

const CONDICAO = 'a condição para aparecer (aqui ela aparece sempre)';
const daPergunta = (nome: string, visibleIf?: string, mais: object = {}) => ({
  type: 'radiogroup',
  name: nome,
  title: `Pergunta ${nome}?`,
  choices: [
    { value: 1, text: 'Sim' },
    { value: 2, text: 'Não' },
  ],
  ...(visibleIf ? { visibleIf } : {}),
  ...mais,
});
const ler = (paginas: object[]) => lerJson(JSON.stringify({ pages: paginas }), 'arquivo', (texto) => texto);

describe('SurveyJS', () => {
  it('a condição simples vem com a opção em palavras; as de painel e página valem junto', () => {
    const { arquivo, deixado, problemas, avisos } = ler([
      { title: 'Vazia', elements: [] },
      {
        title: 'Começo',
        elements: [daPergunta('a'), { type: 'checkbox', name: 'c', title: 'Quais?', choices: ['X', 'Y'] }],
      },
      {
        title: 'Depois',
        visibleIf: '{a} = 1',
        elements: [daPergunta('b', "{c} contains 'Y'"), daPergunta('d', '{a} = 2 or {b} = 1')],
      },
    ]);
    expect(problemas).toEqual([]);
    const [, depois] = arquivo?.grupos ?? [];
    expect(depois?.perguntas[0]?.mostrarSe).toEqual({
      liga: 'todas',
      condicoes: [
        { pergunta: '1-1', como: 'igual', valor: 'Sim' },
        { pergunta: '1-2', como: 'contem', valor: 'Y' },
      ],
    });
    // The page's and an 'or' of its own cannot be said as one: it is named instead.
    expect(depois?.perguntas[1]?.mostrarSe).toBeUndefined();
    expect(deixado).toEqual([
      [[], []],
      [[], [CONDICAO]],
    ]);
    expect(avisos).toEqual([`Da pergunta "Pergunta d?" não vem: ${CONDICAO}.`]);
  });
  it.each([
    ['de uma que vem depois', [daPergunta('b', '{z} = 1'), daPergunta('z')]],
    ['de uma que não veio', [{ type: 'matrix', name: 'm' }, daPergunta('b', '{m} = 1')]],
    ['de uma opção que não há', [daPergunta('a'), daPergunta('b', '{a} = 9')]],
    ['de um modo que não cabe', [daPergunta('a'), daPergunta('b', "{a} contains 'Sim'")]],
    ['de um texto comparado', [{ type: 'text', name: 'n' }, daPergunta('b', '{n} > 9')]],
  ])('a condição %s fica, e é dita', (_nome, elements) => {
    const { arquivo, deixado } = ler([{ title: 'Grupo', elements }]);
    const perguntas = arquivo?.grupos[0]?.perguntas ?? [];
    const qual = perguntas.findIndex(({ nome }) => nome === 'Pergunta b?');
    expect(perguntas[qual]?.mostrarSe).toBeUndefined();
    expect(deixado[0]?.[qual]).toEqual([CONDICAO]);
  });
  it('V50 "mais de 9" na escala de 1 a 10 é 10', () => {
    const nota = { type: 'rating', name: 'n', title: 'Que nota?', rateMin: 1, rateMax: 10 };
    const { arquivo } = ler([
      { title: 'Grupo', elements: [nota, daPergunta('b', '{n} > 9'), daPergunta('d', '{n} > 10')] },
    ]);
    expect(arquivo?.grupos[0]?.perguntas.map(({ mostrarSe }) => mostrarSe?.condicoes)).toEqual([
      undefined,
      [{ pergunta: '1-1', como: 'aoMenos', valor: '10' }],
      undefined,
    ]);
  });
});

const linha = (campos: Record<string, string>): Linha => new Map(Object.entries(campos));
const tabelas = (das: Partial<Record<keyof Tabelas, Linha[]>>): Tabelas => ({
  ...(Object.fromEntries(TABELAS.map((nome) => [nome, []])) as unknown as Tabelas),
  ...das,
});
it('LimeSurvey: relevância simples e caixa marcada vêm; a tabela de condições é dita', () => {
  const pergunta = (qid: string, type: string, relevance: string) =>
    linha({
      qid,
      gid: '1',
      type,
      title: `Q${qid}`,
      question: `Pergunta ${qid}?`,
      relevance,
      question_order: qid,
    });
  const { arquivo, deixado } = lerTabelas(
    tabelas({
      groups: [linha({ gid: '1', group_name: 'Grupo' })],
      questions: [
        pergunta('1', 'Y', '1'),
        pergunta('2', 'M', '((Q1.NAOK == "Y"))'),
        pergunta('3', 'S', 'Q2_B == "Y"'),
        pergunta('4', 'S', 'Q1 == "N" or Q1 == "Y"'),
        pergunta('5', 'S', '1'),
      ],
      subquestions: [
        linha({ qid: '21', parent_qid: '2', title: 'A', question: 'Metas' }),
        linha({ qid: '22', parent_qid: '2', title: 'B', question: 'Orçamento' }),
      ],
      conditions: [linha({ qid: '5', cqid: '1', method: '==', value: 'Y' })],
    }),
    'arquivo',
    (texto) => texto,
  );
  expect(arquivo?.grupos[0]?.perguntas.map(({ mostrarSe }) => mostrarSe)).toEqual([
    undefined,
    { liga: 'todas', condicoes: [{ pergunta: '1-1', como: 'igual', valor: 'Sim' }] },
    { liga: 'todas', condicoes: [{ pergunta: '1-2', como: 'contem', valor: 'Orçamento' }] },
    {
      liga: 'qualquer',
      condicoes: [
        { pergunta: '1-1', como: 'igual', valor: 'Não' },
        { pergunta: '1-1', como: 'igual', valor: 'Sim' },
      ],
    },
    undefined,
  ]);
  expect(deixado).toEqual([[[], [], [], [], [CONDICAO]]]);
});
