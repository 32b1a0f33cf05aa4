// @vitest-environment node
// The spreadsheet of an interview: what is read, what is refused and where, and what is equal, different or missing.
import { describe, expect, it } from 'vitest';
import { emLinhas } from '@tests/support/tabelas';
import {
  conferir,
  GERAL,
  type Guardado,
  lerEntrevista,
  linhasDasDiferencas,
  linhasDoModelo,
} from './conferencia';

const TITULOS = ['Grupo', 'Pergunta', 'Autoavaliação', 'Entrevista'];
const ler = (...linhas: string[][]) => lerEntrevista(emLinhas([TITULOS, ...linhas]));

describe('o que se lê', () => {
  it('médias e respostas com vírgula ou ponto, em centésimos; o grupo de uma célula mesclada é o de cima', () => {
    const { linhas, problemas } = ler(
      ['Cultura', '', '65,50', '72'],
      ['', 'Há tempo?', '7.5', ''],
      ['', '', '', ''],
      [GERAL, '', '73.33999999999999', ''],
    );
    expect(problemas).toEqual([]);
    expect(linhas).toEqual([
      { linha: 2, grupo: 'Cultura', pergunta: '', autoavaliacao: 65_50, entrevista: 72_00 },
      { linha: 3, grupo: 'Cultura', pergunta: 'Há tempo?', autoavaliacao: 7_50, entrevista: null },
      { linha: 5, grupo: GERAL, pergunta: '', autoavaliacao: 73_34, entrevista: null },
    ]);
  });

  it.each([
    ['sem grupo', ['', '', '70', ''], 'Linha 2, coluna Grupo: a célula está vazia.'],
    [
      'uma fórmula',
      ['Cultura', '', '=AVERAGE(C3:C9)', ''],
      'Linha 2, coluna Autoavaliação: há uma fórmula. Copie só os valores.',
    ],
    ['um texto', ['Cultura', '', '', 'alta'], 'Linha 2, coluna Entrevista: "alta" não é um número.'],
    ['acima de 100', ['Cultura', '', '', '100,01'], 'Linha 2, coluna Entrevista: use um número de -1 a 100.'],
    ['infinito', ['Cultura', '', '', '1e999'], 'Linha 2, coluna Entrevista: "1e999" não é um número.'],
    [
      'um texto enorme',
      ['Cultura', 'x'.repeat(30_000), '7', ''],
      'Linha 2, coluna Pergunta: o texto é longo demais para ser de uma pergunta.',
    ],
  ])('recusa com uma frase e o lugar: %s', (_, linha, frase) =>
    expect(ler(linha).problemas).toEqual([frase]),
  );

  it('uma linha repetida, os títulos que faltam e uma planilha vazia são ditos', () => {
    expect(ler(['Cultura', '', '70', ''], [' cultura ', '', '71', '']).problemas).toEqual([
      'Linha 3, coluna Grupo: repete a linha 2.',
    ]);
    expect(lerEntrevista(emLinhas([['Grupo', 'Nota']])).problemas[0]).toMatch(
      /^Linha 1: os títulos são Grupo/,
    );
    expect(lerEntrevista([]).problemas[0]).toMatch(/^Linha 1/);
    expect(ler().problemas).toEqual(['Não há valores abaixo dos títulos.']);
  });

  it('nomes como __proto__ e constructor são só nomes', () => {
    const { linhas, problemas } = ler(['__proto__', 'constructor', '7', ''], ['toString', '', '70', '']);
    expect(problemas).toEqual([]);
    expect(linhas.map(({ grupo }) => grupo)).toEqual(['__proto__', 'toString']);
    expect(({} as Record<string, unknown>)['autoavaliacao']).toBeUndefined();
  });
});

const guardado: Guardado = {
  autoavaliacao: 68_11,
  entrevista: 75_00,
  grupos: [
    {
      nome: 'Cultura e pessoas',
      autoavaliacao: 65_50,
      entrevista: 75_00,
      perguntas: [
        { nome: 'Há tempo?', valor: 7_00 },
        { nome: 'Conte um exemplo.', valor: null },
      ],
    },
  ],
};
const situacoes = (linhas: string[][]) =>
  conferir(ler(...linhas).linhas, guardado).map(
    ({ grupo, pergunta, medida, situacao }) => `${pergunta || grupo}, ${medida}: ${situacao}`,
  );

describe('o que confere', () => {
  it('igual, diferente e falta dos dois lados, na ordem do questionário', () => {
    expect(
      situacoes([
        ['CULTURA E  PESSOAS', '', '65,5', '74,9'],
        ['', 'ha tempo?', '8', ''],
        ['', 'Conte um exemplo.', '5', ''],
        ['Inventado', '', '', '50'],
      ]),
    ).toEqual([
      'Cultura e pessoas, autoavaliacao: igual',
      'Cultura e pessoas, entrevista: diferente',
      'Há tempo?, autoavaliacao: diferente',
      'Conte um exemplo., autoavaliacao: faltaNoSistema',
      'Média geral, autoavaliacao: faltaNaPlanilha',
      'Média geral, entrevista: faltaNaPlanilha',
      'Inventado, entrevista: faltaNoSistema',
    ]);
  });

  it('uma planilha com tudo o que está guardado não tem diferenças, e o arquivo delas fica só com os títulos', () => {
    const conferidos = conferir(
      ler(['Cultura e pessoas', '', '65,5', '75'], ['', 'Há tempo?', '7', ''], [GERAL, '', '68,11', '75'])
        .linhas,
      guardado,
    );
    expect(conferidos.map(({ situacao }) => situacao)).toEqual(Array.from({ length: 5 }, () => 'igual'));
    expect(linhasDasDiferencas(conferidos)).toHaveLength(1);
  });

  it('o arquivo das diferenças diz onde, o que é de cada lado e o que falta', () => {
    const conferidos = conferir(ler(['Cultura e pessoas', '', '65,4', '75']).linhas, guardado);
    expect(linhasDasDiferencas(conferidos).slice(0, 3)).toEqual([
      ['Linha', 'Grupo', 'Pergunta', 'Valor', 'Na planilha', 'No sistema', 'Situação'],
      [2, 'Cultura e pessoas', '', 'Autoavaliação', 65.4, 65.5, 'Diferente'],
      ['', 'Cultura e pessoas', 'Há tempo?', 'Autoavaliação', '', 7, 'Falta na planilha'],
    ]);
  });

  it('a planilha modelo é lida de volta: vazia, nada dela falta no questionário', () => {
    const modelo = linhasDoModelo([{ nome: 'Cultura e pessoas', perguntas: ['Há tempo?'] }]);
    const { linhas, problemas } = lerEntrevista(emLinhas(modelo));
    expect(problemas).toEqual([]);
    expect(linhas.map(({ grupo, pergunta }) => [grupo, pergunta])).toEqual([
      ['Cultura e pessoas', ''],
      ['Cultura e pessoas', 'Há tempo?'],
      [GERAL, ''],
    ]);
    expect(conferir(linhas, guardado).every(({ situacao }) => situacao === 'faltaNaPlanilha')).toBe(true);
  });
});
