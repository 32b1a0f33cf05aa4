// @vitest-environment node
// Questionnaires of SurveyJS: what fits comes in our form, and each thing that does not is told.
import { describe, expect, it } from 'vitest';
import { CAIXAS, ESCALA, ESCOLHA_UNICA, TEXTO } from '../tipo-de-resposta';
import { lerJson } from './ler';

const ler = (survey: object) =>
  lerJson(JSON.stringify(survey), 'Meu survey', (texto) => texto.replace(/<[^>]+>/g, ' '));
const valoresDe = (choices: unknown[]) =>
  ler({
    elements: [{ type: 'radiogroup', name: 'Há um plano?', choices }],
  }).arquivo?.tipos[0]?.campos.map(({ valor }) => valor);
const DO_SURVEY = {
  title: { default: 'Innovation survey', 'pt-br': 'Pesquisa de inovação' },
  description: 'Sobre como a empresa inova.',
  pages: [
    {
      name: 'page1',
      title: { default: 'Culture', pt: 'Cultura' },
      elements: [
        {
          type: 'rating',
          name: 'nota',
          title: 'Dê uma <b>nota</b>',
          rateMin: 1,
          rateMax: 10,
          isRequired: true,
        },
        { type: 'rating', name: 'cinco', title: 'De um a cinco' },
        {
          type: 'panel',
          name: 'painel',
          title: 'Pessoas',
          elements: [
            {
              type: 'radiogroup',
              name: 'equipe',
              title: 'Há uma equipe?',
              description: 'Conte só quem tem horas para isso.',
              choices: [
                { value: 1, score: 10, text: { default: 'Yes', pt: 'Sim' } },
                { value: 2, score: 0, text: 'Não' },
              ],
              visibleIf: '{nota} > 5',
            },
            {
              type: 'checkbox',
              name: 'meios',
              title: 'Com que meios?',
              choices: ['Horas', 'Dinheiro'],
              showOtherItem: true,
            },
          ],
        },
      ],
    },
    {
      name: 'Fim',
      elements: [
        { type: 'boolean', name: 'cliente', title: 'A empresa ouve clientes?', labelTrue: 'Ouve' },
        { type: 'comment', name: 'conte', title: 'Conte mais' },
        { type: 'matrix', name: 'matriz', title: 'Quanto concorda?' },
        {
          type: 'dropdown',
          name: 'pais',
          title: 'De que país?',
          choicesByUrl: { url: 'https://evil.example' },
        },
        {
          type: 'dropdown',
          name: 'muitas',
          title: 'Qual delas?',
          choices: Array.from({ length: 900 }, (_, i) => `n${i}`),
        },
      ],
    },
  ],
};

describe('SurveyJS', () => {
  it('páginas e painéis viram grupos; os quatro tipos, ordem, opções e obrigação vêm', () => {
    const { arquivo, problemas, origem } = ler(DO_SURVEY);
    expect([problemas, origem]).toEqual([[], 'um questionário do SurveyJS']);
    expect(arquivo?.questionario).toMatchObject({ nome: 'Pesquisa de inovação', dataAtuacao: '' });
    const tipoDe = new Map(arquivo?.tipos.map((tipo) => [tipo.chave, tipo]));
    const emPalavras = arquivo?.grupos.map(({ nome, perguntas }) => [
      nome,
      perguntas.map((p) => {
        const tipo = tipoDe.get(p.tipo);
        return [
          p.nome,
          p.descricao,
          p.obrigatoria,
          tipo?.tipoDeResposta,
          tipo?.campos.map((c) => [c.campo, c.valor]),
        ];
      }),
    ]);
    expect(emPalavras).toEqual([
      [
        'Cultura',
        [
          ['Dê uma nota', 'Dê uma nota de 1 a 10.', true, ESCALA, []],
          [
            'De um a cinco',
            'Escolha uma opção.',
            false,
            ESCOLHA_UNICA,
            [
              ['1', 2],
              ['2', 4],
              ['3', 6],
              ['4', 8],
              ['5', 10],
            ],
          ],
        ],
      ],
      [
        'Pessoas',
        [
          [
            'Há uma equipe?',
            'Conte só quem tem horas para isso.',
            false,
            ESCOLHA_UNICA,
            [
              ['Sim', 10],
              ['Não', 0],
            ],
          ],
          [
            'Com que meios?',
            'Marque todas as opções que valem.',
            false,
            CAIXAS,
            [
              ['Horas', -1],
              ['Dinheiro', -1],
              ['Outra resposta', -1],
            ],
          ],
        ],
      ],
      [
        'Fim',
        [
          [
            'A empresa ouve clientes?',
            'Escolha uma opção.',
            false,
            ESCOLHA_UNICA,
            [
              ['Ouve', -1],
              ['Não', -1],
            ],
          ],
          ['Conte mais', 'Escreva a sua resposta.', false, TEXTO, []],
        ],
      ],
    ]);
  });

  it('a condição simples vem, com a pergunta pelo seu lugar', () =>
    expect(ler(DO_SURVEY).arquivo?.grupos.flatMap(({ perguntas }) => perguntas)).toContainEqual(
      expect.objectContaining({
        nome: 'Há uma equipe?',
        mostrarSe: { liga: 'todas', condicoes: [{ pergunta: '1-1', como: 'aoMenos', valor: '6' }] },
      }),
    ));

  it('o que não cabe é dito, cada coisa pelo nome da pergunta', () => {
    expect(ler(DO_SURVEY).avisos).toEqual([
      'A pergunta "Quanto concorda?" não vem: as opções dela não estão no arquivo.',
      'A pergunta "De que país?" não vem: as opções dela não estão no arquivo.',
      'A pergunta "Qual delas?" não vem: ela tem mais de 30 opções.',
    ]);
  });

  it('W3 os códigos das opções não são valores; a nota que o arquivo dá a cada uma é', () => {
    const [sim, nao] = [
      { value: 1, text: 'Sim' },
      { value: 2, text: 'Não' },
    ];
    expect(valoresDe([sim, nao])).toEqual([-1, -1]);
    expect(valoresDe([1, 2, 3])).toEqual([-1, -1, -1]);
    expect(
      valoresDe([
        { ...sim, score: 8 },
        { ...nao, score: 3 },
      ]),
    ).toEqual([8, 3]);
    expect(valoresDe([{ ...sim, score: 8 }, nao])).toEqual([-1, -1]);
    expect(
      valoresDe([
        { ...sim, score: 8 },
        { ...nao, score: 11 },
      ]),
    ).toEqual([-1, -1]);
    expect(
      valoresDe([
        { ...sim, score: 4 },
        { ...nao, score: 4 },
      ]),
    ).toEqual([-1, -1]);
  });

  it('número, dia, outra, nenhuma, pontas, ordem aleatória e matriz vêm; a condição sobre um número também (Q361)', () => {
    const { arquivo, avisos, problemas } = ler({
      elements: [
        { type: 'text', inputType: 'number', name: 'n', title: 'Quantas patentes?', min: 0, max: 50 },
        { type: 'text', inputType: 'date', name: 'd', title: 'Desde quando?' },
        {
          type: 'checkbox',
          name: 'q1',
          title: 'Que práticas há?',
          choices: ['Oficina', 'Concurso'],
          choicesOrder: 'random',
          showOtherItem: true,
          otherText: 'Outra',
          showNoneItem: true,
          noneText: 'Nenhuma destas',
        },
        { type: 'rating', name: 'r', title: 'Quanto apoia?', rateMax: 10, minRateDescription: 'Nada' },
        {
          type: 'matrix',
          name: 'm',
          title: 'Quanto cuida?',
          columns: [0, 5, 10].map((value) => ({ value, text: `C${value}` })),
          rows: ['Clientes', { value: 'l2', text: 'Parceiros' }],
        },
        { type: 'comment', name: 'de10', title: 'Com dez ou mais?', visibleIf: '{n} >= 10 and {n} <= 20.5' },
        { type: 'comment', name: 'mais', title: 'Com mais de nove?', visibleIf: '{n} > 9' },
        { type: 'comment', name: 'meio', title: 'Com um e meio?', visibleIf: '{r} >= 1.5' },
      ],
    });
    expect(problemas).toEqual([]);
    const tipos = new Map(
      arquivo?.tipos.map(({ chave, nome: _nome, orientacao: _o, ...tipo }) => [chave, tipo]),
    );
    expect(
      arquivo?.grupos[0]?.perguntas
        .slice(0, 5)
        .map(({ nome, tipo, linhas, embaralhar }) => [
          nome,
          { ...tipos.get(tipo), ...(linhas ? { linhas } : {}), ...(embaralhar ? { embaralhar } : {}) },
        ]),
    ).toEqual([
      [
        'Quantas patentes?',
        { tipoDeResposta: 5, campos: [], numero: { unidade: '', minimo: 0, maximo: 50, casas: 3 } },
      ],
      ['Desde quando?', { tipoDeResposta: 6, campos: [] }],
      [
        'Que práticas há?',
        {
          tipoDeResposta: 3,
          embaralhar: true,
          campos: [
            { campo: 'Oficina', valor: -1 },
            { campo: 'Concurso', valor: -1 },
            { campo: 'Outra', valor: -1, papel: 'outro' },
            { campo: 'Nenhuma destas', valor: -1, papel: 'exclusiva' },
          ],
        },
      ],
      ['Quanto apoia?', { tipoDeResposta: 2, campos: [], pontas: { menor: 'Nada', maior: '' } }],
      [
        'Quanto cuida?',
        {
          tipoDeResposta: 7,
          campos: [0, 5, 10].map((valor) => ({ campo: `C${valor}`, valor: -1 })),
          linhas: ['Clientes', 'Parceiros'],
        },
      ],
    ]);
    expect(arquivo?.grupos[0]?.perguntas[5]?.mostrarSe?.condicoes).toEqual([
      { pergunta: '1-1', como: 'aoMenos', valor: '10' },
      { pergunta: '1-1', como: 'noMaximo', valor: '20,5' },
    ]);
    // 'More than 9' is not 'at least 10' where digits may follow the comma: it is not understood by halves.
    expect(arquivo?.grupos[0]?.perguntas[6]?.mostrarSe).toBeUndefined();
    expect(avisos).toEqual([
      'Da pergunta "Com mais de nove?" não vem: a condição para aparecer (aqui ela aparece sempre).',
      'Da pergunta "Com um e meio?" não vem: a condição para aparecer (aqui ela aparece sempre).',
    ]);
  });

  it('V19 marcadores, condições de página e painel e exigências são ditos; o oculto não vem', () => {
    const { avisos, deixado, arquivo, problemas } = ler({
      title: { default: 'Survey with marks', 'pt-br': 'Pesquisa com marcadores' },
      pages: [
        {
          name: 'p1',
          visibleIf: '{x} = 1',
          elements: [
            {
              type: 'radiogroup',
              name: 'setor',
              title: 'Qual é o setor?',
              choices: ['Indústria', 'Serviços'],
            },
            {
              type: 'panel',
              name: 'a',
              enableIf: '{y} = 2',
              elements: [
                { type: 'text', name: 'n', title: 'No setor {setor}, quantas?', inputType: 'number' },
              ],
            },
            { type: 'panel', name: 'b', visible: false, elements: [{ type: 'text', name: 'sumida' }] },
            { type: 'expression', name: 'soma', title: 'Soma', expression: '{n}*2' },
          ],
        },
      ],
    });
    expect([problemas, arquivo?.questionario.nome]).toEqual([[], 'Pesquisa com marcadores']);
    const condicao = 'a condição para aparecer (aqui ela aparece sempre)';
    expect(deixado).toEqual([
      [
        [condicao],
        [
          condicao,
          'a condição para ser respondida',
          'o preenchimento de {setor} (aqui o texto aparece com o marcador: mude-o antes de publicar)',
        ],
      ],
    ]);
    expect(avisos.filter((aviso) => aviso.startsWith('A pergunta'))).toEqual([
      'A pergunta "sumida" não vem: ela está oculta no arquivo, e aqui todas aparecem.',
      'A pergunta "Soma" não vem: é do tipo "expression", e aqui há texto, número, dia, escala, caixas, escolha única e matriz.',
    ]);
  });

  it('um enunciado longo começa na pergunta e continua na descrição', () => {
    const longo = 'Como a empresa escolhe em que ideias vai investir no próximo ano? '.repeat(6).trim();
    const { arquivo, avisos, problemas } = ler({ elements: [{ type: 'text', name: 'q1', title: longo }] });
    expect(problemas).toEqual([]);
    const [pergunta] = arquivo?.grupos[0]?.perguntas ?? [];
    expect(pergunta?.nome).toMatch(/^Como a empresa .*…$/);
    expect(pergunta?.descricao).toBe(longo);
    expect(avisos).toHaveLength(1);
    expect(arquivo?.questionario.nome).toBe('Meu survey');
    expect(arquivo?.grupos[0]?.nome).toBe('Perguntas');
  });

  it('hostil: fundo, nomes de todo objeto, opções repetidas, nada que caiba', () => {
    const painel = (fundo: number): object => ({
      type: 'panel',
      elements: [fundo === 0 ? { type: 'text', name: 'lá no fundo' } : painel(fundo - 1)],
    });
    const { arquivo, avisos } = ler({ pages: [{ elements: [painel(50), { type: 'text', name: 'aqui' }] }] });
    expect(arquivo?.grupos[0]?.perguntas.map(({ nome }) => nome)).toEqual(['aqui']);
    expect(avisos).toEqual(['Há painéis dentro de painéis demais: os últimos não vêm.']);
    const estranhos = ler({
      elements: [
        { type: 'constructor', name: 'a' },
        { type: '__proto__', name: 'b' },
        { type: 'radiogroup', name: 'c', choices: ['Sim', 'sim'] },
        { type: 'checkbox', name: 'd', choices: [{ value: {} }] },
        7,
        null,
      ],
    });
    expect(estranhos.arquivo).toBeUndefined();
    expect(estranhos.problemas).toEqual(['Nenhuma pergunta do arquivo cabe neste sistema.']);
    expect(estranhos.avisos).toHaveLength(4);
    expect(ler({ title: 5, pages: [] }).problemas).toEqual([
      'Nenhuma pergunta do arquivo cabe neste sistema.',
    ]);
  });

  it('mais de quatrocentas perguntas são recusadas com a conta', () => {
    const elements = Array.from({ length: 401 }, (_, i) => ({ type: 'text', name: `Pergunta ${i}` }));
    expect(ler({ elements }).problemas).toEqual(['perguntas: são 401, e um questionário tem no máximo 400.']);
    expect(ler({ elements: elements.slice(1) }).problemas).toEqual([]);
  });
});
