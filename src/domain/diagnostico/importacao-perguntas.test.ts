// @vitest-environment node
// Questions out of a spreadsheet: what is read, what is refused and where, and that an export comes back as it was.
import { describe, expect, it } from 'vitest';
import { umaPergunta } from './pergunta.exemplo';
import { lerTabela } from '@/domain/comum/tabela';
import { ana } from '@tests/support/personas';
import { emLinhas } from '@tests/support/tabelas';
import {
  type DestinoDaImportacao,
  lerPerguntas,
  FORMATO_DAS_PERGUNTAS,
  linhasDaExportacao,
} from './importacao-perguntas';

const destino: DestinoDaImportacao = {
  idQuestionario: 'q',
  idProjeto: 'p',
  grupos: [
    { id: 'g', nome: 'Cultura e pessoas' },
    { id: 'h', nome: 'Resultados' },
  ],
  tipos: [
    { id: 't', nome: 'Sim ou não' },
    { id: 'u', nome: 'Nota de 1 a 10' },
  ],
  perguntas: [{ grupo: 'g', ordem: 4 }],
  tipoPadrao: 't',
};
const ler = (texto: string, mudancas: Partial<DestinoDaImportacao> = {}) =>
  lerPerguntas(lerTabela(texto, FORMATO_DAS_PERGUNTAS).linhas, { ...destino, ...mudancas });
const CABECALHO = 'Ordem;Pergunta;Descrição;Grupo;Tipo de resposta;Obrigatória;Inversa;Peso';

describe('o que se lê', () => {
  it('basta pergunta, descrição e grupo, em qualquer ordem e com qualquer acento', () => {
    const { linhas, problemas } = ler(
      'GRUPO\tpergunta\tdescricao\ncultura e pessoas\tHá tempo?\tTempo combinado.\nResultados\tHá receita?\tDo que é novo.\ncultura e pessoas\tE espaço?\tFísico.',
    );
    expect(problemas).toEqual([]);
    expect(linhas.map(({ linha, form }) => [linha, form.nome, form.grupo, form.ordem])).toEqual([
      [2, 'Há tempo?', 'g', 5],
      [3, 'Há receita?', 'h', 1],
      [4, 'E espaço?', 'g', 6],
    ]);
    expect(linhas[0]?.form).toMatchObject({
      idQuestionario: 'q',
      idProjeto: 'p',
      tipoDeResposta: 't',
      obrigatoria: false,
      inversa: false,
      peso: 1,
    });
  });
  it('ordem, tipo, obrigatória, inversa e peso, quando há', () => {
    const { linhas, problemas } = ler(
      `${CABECALHO}\n1,5;Quanto?;De 1 a 10.;Resultados;nota de 1 a 10;Sim;x;3`,
    );
    expect(problemas).toEqual([]);
    expect(linhas[0]?.form).toMatchObject({
      ordem: 1.5,
      tipoDeResposta: 'u',
      obrigatoria: true,
      inversa: true,
      peso: 3,
    });
  });
  it('linhas vazias não contam, e a numeração é a da planilha', () => {
    const { linhas } = ler('Pergunta;Descrição;Grupo\n;;\nHá tempo?;Combinado.;Resultados');
    expect(linhas.map(({ linha }) => linha)).toEqual([3]);
  });
  it('o que se exporta volta como era', () => {
    const perguntas = [
      umaPergunta(ana, { grupo: 'g', tipoDeResposta: 'u', peso: 7, ordem: 2.5, obrigatoria: false }),
      umaPergunta(ana, { nome: 'Outra?', grupo: 'h', tipoDeResposta: 't', inversa: true }),
    ];
    const comIds = perguntas.map((pergunta, i) => ({ id: `p${i}`, ...pergunta }));
    const exportadas = linhasDaExportacao(comIds, destino, new Map([['p1', 7.25]]));
    expect(exportadas.map((linha) => linha[4])).toEqual(['Media', '', 7.25]);
    expect(exportadas[0]?.slice(0, 5)).toEqual(['Ordem', 'Pergunta', 'Descrição', 'Grupo', 'Media']);
    const { linhas, problemas } = lerPerguntas(emLinhas(exportadas.map((linha) => linha.map(String))), {
      ...destino,
      perguntas: [],
    });
    expect(problemas).toEqual([]);
    expect(linhas.map(({ form }) => form)).toEqual(
      perguntas.map(({ nome, descricao, grupo, tipoDeResposta, ordem, obrigatoria, inversa, peso }) => ({
        nome,
        descricao,
        grupo,
        idQuestionario: 'q',
        idProjeto: 'p',
        tipoDeResposta,
        ordem,
        obrigatoria,
        inversa,
        peso,
      })),
    );
  });
});

it('Q365 afirmações e ordem aleatória vão numa célula e voltam; só há colunas delas onde alguma pergunta as tem', () => {
  const perguntas = [
    umaPergunta(ana, { grupo: 'h', tipoDeResposta: 'u', linhas: ['Clientes', 'Parceiros'] }),
    umaPergunta(ana, { nome: 'Outra?', grupo: 'h', tipoDeResposta: 't', embaralhar: true, ordem: 2 }),
  ];
  const exportadas = linhasDaExportacao(
    perguntas.map((pergunta, i) => ({ id: `p${i}`, ...pergunta })),
    destino,
    new Map(),
  );
  expect(exportadas[0]?.slice(-2)).toEqual(['Ordem aleatória', 'Afirmações']);
  const { linhas, problemas } = lerPerguntas(emLinhas(exportadas.map((linha) => linha.map(String))), {
    ...destino,
    perguntas: [],
  });
  expect(problemas).toEqual([]);
  expect(linhas.map(({ form }) => [form.embaralhar, form.linhas])).toEqual([
    [undefined, ['Clientes', 'Parceiros']],
    [true, undefined],
  ]);
  expect(linhasDaExportacao([{ id: 'p', ...umaPergunta(ana) }], destino, new Map())[0]).toHaveLength(9);
  const repetidas = ler(`Pergunta;Descrição;Grupo;Afirmações\nQuanto?;Sim.;Resultados;Clientes | clientes`);
  expect(repetidas.problemas).toEqual(['Linha 2, coluna Afirmações: há duas afirmações com o mesmo texto.']);
});

const muitas = (n: number) =>
  ['Pergunta;Descrição;Grupo', ...Array.from({ length: n }, (_, i) => `Pergunta ${i}?;Sim.;Resultados`)].join(
    '\n',
  );

describe('o que se recusa, com linha e coluna', () => {
  it.each([
    ['1;=A1;Desc.;Resultados;;;;', 'Linha 2, coluna Pergunta: há uma fórmula. Copie só os valores.'],
    ['1;Ok?;Desc.;Finanças;;;;', 'Linha 2, coluna Grupo: não há neste questionário um grupo "Finanças".'],
    ['1;Pode?;Desc.;;;;;', 'Linha 2, coluna Grupo: a célula está vazia.'],
    ['1;Pode?;Desc.;__proto__;;;;', 'Linha 2, coluna Grupo: não há neste questionário um grupo "__proto__".'],
    [
      '1;Pode?;Desc.;Resultados;constructor;;;',
      'Linha 2, coluna Tipo de resposta: não há um tipo de resposta "constructor".',
    ],
    ['a;Pode?;Desc.;Resultados;;;;', 'Linha 2, coluna Ordem: "a" não é um número.'],
    ['-1;Pode?;Desc.;Resultados;;;;', 'Linha 2, coluna Ordem: escreva um número de 0 a 1.000.000.'],
    [
      '1;Pode?;Desc.;Resultados;;talvez;;',
      'Linha 2, coluna Obrigatória: escreva "sim" ou "não", e não "talvez".',
    ],
    ['1;Pode?;Desc.;Resultados;;;;101', 'Linha 2, coluna Peso: o peso é um número inteiro de 0 a 100.'],
    ['1;?;Desc.;Resultados;;;;', 'Linha 2, coluna Pergunta: a pergunta precisa ter ao menos 3 letras.'],
    ['1;Pode?;;Resultados;;;;', 'Linha 2, coluna Descrição: a descrição precisa ter ao menos 3 letras.'],
    [`1;${'x'.repeat(301)};Desc.;Resultados;;;;`, 'Linha 2, coluna Pergunta: use no máximo 300 caracteres.'],
  ])('%s', (linha, problema) => {
    expect(ler(`${CABECALHO}\n${linha}\n2;Certa?;Desc.;Resultados;;;;`)).toMatchObject({
      problemas: [problema],
      linhas: [{ linha: 3 }],
    });
  });
  it('colunas que faltam, e nenhuma pergunta', () => {
    expect(ler('Ordem;Texto\n1;Há?').problemas).toEqual([
      'Linha 1: faltam as colunas "Pergunta", "Descrição", "Grupo". Os títulos são Ordem, Pergunta, Descrição e Grupo.',
    ]);
    expect(ler('__proto__;Pergunta;Descrição\nx;Há tempo?;Sim.').problemas).toEqual([
      'Linha 1: falta a coluna "Grupo". Os títulos são Ordem, Pergunta, Descrição e Grupo.',
    ]);
    expect(ler('Pergunta;Descrição;Grupo').problemas).toEqual(['Não há perguntas abaixo dos títulos.']);
  });
  it('sem tipo na linha e sem tipo escolhido', () =>
    expect(ler('Pergunta;Descrição;Grupo\nHá tempo?;Sim.;Resultados', { tipoPadrao: '' }).problemas).toEqual([
      'Linha 2, coluna Tipo de resposta: a célula está vazia.',
    ]));
  it('mais de 400, no arquivo ou com as que há', () => {
    expect(lerTabela(muitas(401), FORMATO_DAS_PERGUNTAS)).toMatchObject({
      linhas: [],
      recusa: 'São 401 linhas; o limite é 400 perguntas por vez. Divida a lista em partes.',
    });
    expect(ler(muitas(400)).problemas).toEqual([
      'Com estas o questionário teria 401 perguntas, e o máximo é 400.',
    ]);
    expect(ler(muitas(399)).problemas).toEqual([]);
  });
});
