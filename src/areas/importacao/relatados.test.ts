// @vitest-environment node
// Files that people reported: each was read wrong without a word. They are made here as their programs made them.
import { describe, expect, it } from 'vitest';
import type { Formato, LinhaDaTabela } from '@/domain/comum/planilha';
import { lerColado } from '@/domain/comum/tabela';
import { FORMATO_DA_CONFERENCIA, lerEntrevista } from '@/domain/diagnostico/conferencia';
import { FORMATO_DAS_PERGUNTAS, lerPerguntas } from '@/domain/diagnostico/importacao-perguntas';
import { abrirPlanilha, FORMATO_DAS_IDEIAS } from '@/domain/ideias/importacao-ideias';
import { FORMATO_DOS_COLABORADORES, lerImportacao } from '@/domain/pessoas/importacao-colaboradores';
import { celulaDeTexto, linhaDeTextos, linhaDeXml, xlsxDe } from '@tests/support/xlsx';
import { lerBytes } from './lerBytes';

const utf8 = (texto: string) => new TextEncoder().encode(texto);
const latino = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
/** Letters of Portuguese in the old Mac's table. */
const NO_MAC: Record<string, number> = {
  á: 0x87,
  ã: 0x8b,
  ç: 0x8d,
  é: 0x8e,
  í: 0x92,
  ó: 0x97,
  ô: 0x99,
  ú: 0x9c,
};
const mac = (texto: string) => Uint8Array.from(texto, (letra) => NO_MAC[letra] ?? letra.charCodeAt(0));

/** What an import makes of a file, or why the file is refused. */
function lida<T>(bytes: Uint8Array, formato: Formato, ler: (linhas: readonly LinhaDaTabela[]) => T): T {
  const { linhas, recusa } = lerBytes(bytes, formato);
  if (recusa !== undefined) throw new Error(recusa);
  return ler(linhas);
}
const pessoas = (bytes: Uint8Array) =>
  lida(bytes, FORMATO_DOS_COLABORADORES, (linhas) =>
    lerImportacao(linhas, {
      setores: ['Vendas'],
      daEmpresa: ['Produção', 'Vendas'],
      papeis: ['COLLABORATOR'],
    }),
  ).linhas;
const ideias = (bytes: Uint8Array) =>
  lida(bytes, FORMATO_DAS_IDEIAS, (linhas) => abrirPlanilha(linhas).linhas.map(({ celulas }) => celulas));
const perguntas = (bytes: Uint8Array) =>
  lida(bytes, FORMATO_DAS_PERGUNTAS, (linhas) =>
    lerPerguntas(linhas, {
      idQuestionario: 'q',
      idProjeto: 'p',
      grupos: [
        { id: 'g', nome: 'Cultura e pessoas' },
        { id: 'h', nome: 'Estratégia e liderança' },
      ],
      tipos: [{ id: 't', nome: 'Nota de 1 a 10' }],
      perguntas: [],
      tipoPadrao: 't',
    }),
  );
const entrevista = (bytes: Uint8Array) => lida(bytes, FORMATO_DA_CONFERENCIA, lerEntrevista);

const TITULOS = ['Pergunta', 'Descrição', 'Grupo', 'Tipo de resposta'];
const pergunta = (numero: number, nome: string) =>
  linhaDeTextos(numero, nome, 'Pense no ano.', 'Cultura e pessoas', 'Nota de 1 a 10');

const comALinha = (linha: string) =>
  `${TITULOS.join(';')};Media\r\nHá metas?;Pense.;Cultura e pessoas;Nota de 1 a 10;\r\n${linha}\r\nHá equipe?;Com horas.;Cultura e pessoas;Nota de 1 a 10;\r\n`;
const comPeso = (peso: string) =>
  xlsxDe(
    linhaDeTextos(1, 'Pergunta', 'Descrição', 'Grupo', 'Peso') +
      linhaDeXml(
        2,
        `${celulaDeTexto('A2', 'Há metas?')}${celulaDeTexto('B2', 'Escritas.')}${celulaDeTexto('C2', 'Cultura e pessoas')}<c r="D2">${peso}</c>`,
      ),
  );
const comOrdemEPeso = (ordem: string, peso: string) =>
  perguntas(
    xlsxDe(
      linhaDeTextos(1, 'Pergunta', 'Descrição', 'Grupo', 'Ordem', 'Peso') +
        linhaDeXml(
          2,
          `${celulaDeTexto('A2', 'Há metas?')}${celulaDeTexto('B2', 'Escritas.')}${celulaDeTexto('C2', 'Cultura e pessoas')}<c r="D2" ${ordem}</c><c r="E2" ${peso}</c>`,
        ),
    ),
  );
const comValor = (numero: number, grupo: string, valor: string) =>
  linhaDeXml(numero, `${celulaDeTexto(`A${numero}`, grupo)}<c r="B${numero}" ${valor}</c>`);
const semGrupo = (numero: number, nome: string) => linhaDeTextos(numero, nome, 'Do ano.');

describe('linhas vazias entre as cheias', () => {
  it('150 pessoas entram todas', () => {
    const linhas = Array.from({ length: 150 }, (_, i) => `\r\nPessoa ${i};pessoa${i}@teste.exemplo;Produção`);
    const todas = pessoas(utf8(`Nome;E-mail;Setores\r\n${linhas.join('\r\n')}\r\n`));
    expect(todas).toHaveLength(150);
    expect(todas.every(({ dados }) => dados !== undefined)).toBe(true);
    expect([todas[0]?.numero, todas[149]?.numero]).toEqual([3, 301]);
  });
  it('1.500 ideias entram todas', () => {
    const linhas = Array.from({ length: 1_500 }, (_, i) => `Ideia ${i};Texto\r\n;\r\n`);
    expect(ideias(utf8(`Título;Descrição\r\n${linhas.join('')}`))).toHaveLength(1_500);
  });
  it('300 perguntas de uma planilha entram todas', () => {
    const linhas = Array.from({ length: 300 }, (_, i) => pergunta(i * 2 + 2, `Pergunta ${i}?`));
    const { linhas: todas, problemas } = perguntas(xlsxDe(linhaDeTextos(1, ...TITULOS) + linhas.join('')));
    expect([todas.length, problemas, todas[299]?.linha]).toEqual([300, [], 600]);
  });
});

it('sep= na primeira linha não é pessoa, ideia nem título', () => {
  expect(
    pessoas(latino('sep=;\r\nNome;E-mail;Setores\r\nPessoa Sep;sep@teste.exemplo;Produção\r\n')),
  ).toMatchObject([{ numero: 2, nome: 'Pessoa Sep', problemas: [] }]);
  expect(ideias(latino('sep=;\r\nTítulo;Descrição\r\nIdeia depois;Texto\r\n'))).toEqual([
    ['Ideia depois', 'Texto'],
  ]);
  const csv = `sep=;\r\n${TITULOS.join(';')}\r\nHá metas?;Pense no ano.;Cultura e pessoas;Nota de 1 a 10\r\n`;
  expect(perguntas(latino(csv))).toMatchObject({ problemas: [], linhas: [{ form: { nome: 'Há metas?' } }] });
});

describe('a aspa que não fecha recusa tudo, com a linha dela', () => {
  it.each([
    ['perguntas', perguntas, comALinha('Cinco?;"5 polegadas ou mais;Cultura e pessoas;Nota de 1 a 10;'), 3],
    [
      'perguntas, na coluna que não se lê',
      perguntas,
      comALinha('Há verba?;Só deste.;Cultura e pessoas;;"7'),
      3,
    ],
    [
      'pessoas',
      pessoas,
      'E-mail;Nome;Observação\r\na1@x.co;Um;\r\na2@x.co;Dois;"sala 2\r\na3@x.co;Três;\r\n',
      3,
    ],
    ['entrevista', entrevista, 'Grupo;Entrevista;Nota\r\nCultura;60;"ver ata\r\nResultados;20;\r\n', 2],
    ['ideias', ideias, 'Título;Descrição\r\nÁgua;"sem fim\r\nLuz;x\r\n', 2],
  ])('%s', (_nome, ler, texto, linha) =>
    expect(() => ler(utf8(texto))).toThrow(
      new RegExp(`^Linha ${linha}: a aspa antes de «.+» foi aberta e não fechada`),
    ),
  );
});

it('linhas terminadas só por CR, em UTF-8 e nos acentos do Mac', () => {
  const texto = 'Título;Descrição\rReaproveitar água;Captação no galpão\rMáquina de café;Opção econômica\r';
  const certas = [
    ['Reaproveitar água', 'Captação no galpão'],
    ['Máquina de café', 'Opção econômica'],
  ];
  expect(ideias(utf8(texto))).toEqual(certas);
  expect(ideias(mac(texto))).toEqual(certas);
  expect(pessoas(mac('Nome;E-mail;Setores\rConceição Araújo;mac@teste.exemplo;Produção\r'))).toMatchObject([
    { nome: 'Conceição Araújo', dados: { setores: ['Produção'] } },
  ]);
});

describe('duas colunas, poucas linhas e uma quebra no fim, como o Excel copia', () => {
  it('pessoas coladas e em arquivo', () => {
    const { linhas } = lerColado(
      'Nome\tE-mail\r\nPessoa Um\tum@x.co\r\nPessoa Dois\tdois@x.co\r\n',
      FORMATO_DOS_COLABORADORES,
    );
    expect(linhas.map(({ celulas }) => celulas)).toEqual([
      ['Nome', 'E-mail'],
      ['Pessoa Um', 'um@x.co'],
      ['Pessoa Dois', 'dois@x.co'],
    ]);
    expect(pessoas(utf8('Nome;E-mail\r\nPessoa Um;um@x.co\r\n'))).toMatchObject([
      { nome: 'Pessoa Um', problemas: [] },
    ]);
  });
  it('ideias não ficam com o título e a descrição juntos', () =>
    expect(ideias(latino('Título;Descrição\r\nReaproveitar a água;Captação no galpão\r\n'))).toEqual([
      ['Reaproveitar a água', 'Captação no galpão'],
    ]));
  it('entrevista com vírgula nos números', () =>
    expect(entrevista(utf8('Grupo;Entrevista\r\nEstratégia;70,5\r\nCultura;60\r\n'))).toMatchObject({
      problemas: [],
      linhas: [{ entrevista: 70_50 }, { entrevista: 60_00 }],
    }));
});

describe('planilhas', () => {
  it('dados só na linha 602, e uma faixa que diz ir até o fim', () => {
    const longe = xlsxDe(linhaDeTextos(1, ...TITULOS) + pergunta(602, 'Da linha 602?'));
    expect(perguntas(longe)).toMatchObject({ problemas: [], linhas: [{ linha: 602 }] });
    const enorme = xlsxDe(
      linhaDeTextos(1, ...TITULOS) + pergunta(2, 'Da faixa enorme?'),
      '',
      '<dimension ref="A1:XFD1048576"/>',
    );
    expect(perguntas(enorme)).toMatchObject({
      problemas: [],
      linhas: [{ form: { nome: 'Da faixa enorme?' } }],
    });
  });
  it('com outro nome se leem pelos bytes; médias em por cento são as que se veem', () => {
    const linhas =
      linhaDeTextos(1, 'Grupo', 'Pergunta', 'Autoavaliação', 'Entrevista') +
      linhaDeXml(
        2,
        `${celulaDeTexto('A2', 'Estratégia')}${celulaDeTexto('C2', '85%')}<c r="D2"><v>70.5</v></c>`,
      );
    expect(entrevista(xlsxDe(linhas))).toMatchObject({
      problemas: [],
      linhas: [{ grupo: 'Estratégia', autoavaliacao: 85_00, entrevista: 70_50 }],
    });
  });
  it('vazias são recusadas com uma frase', () =>
    expect(() => perguntas(new Uint8Array())).toThrow(/^O arquivo está vazio/));
  it('R20 um peso que é fórmula sem valor guardado é dito, e não vira 1', () => {
    expect(perguntas(comPeso('<f>2*4</f>'))).toMatchObject({
      linhas: [],
      problemas: ['Linha 2, coluna Peso: há uma fórmula sem valor guardado. Copie só os valores.'],
    });
    expect(perguntas(comPeso('<f>2*4</f><v>8</v>'))).toMatchObject({
      problemas: [],
      linhas: [{ form: { peso: 8 } }],
    });
  });
  it('V1 erros colados como valores são ditos, e não os números dos seus códigos', () => {
    const bytes = xlsxDe(
      linhaDeTextos(1, 'Grupo', 'Entrevista') +
        comValor(2, 'Estratégia', 't="e"><v>#DIV/0!</v>') +
        comValor(3, 'Cultura', 't="e"><v>#N/A</v>') +
        comValor(4, 'Resultados', 't="n"><v>42</v>'),
    );
    expect(entrevista(bytes)).toMatchObject({
      problemas: [
        'Linha 2, coluna Entrevista: há um erro da planilha (#DIV/0!).',
        'Linha 3, coluna Entrevista: há um erro da planilha (#N/D).',
      ],
      linhas: [{ linha: 4, entrevista: 42_00 }],
    });
  });
  it('V1 um peso e uma ordem que são erros colados não viram os números dos seus códigos', () => {
    const [tres, sete] = ['t="n"><v>3</v>', 't="n"><v>7</v>'];
    expect(comOrdemEPeso(tres, 't="e"><v>#DIV/0!</v>')).toMatchObject({
      linhas: [],
      problemas: ['Linha 2, coluna Peso: há um erro da planilha (#DIV/0!).'],
    });
    expect(comOrdemEPeso('t="e"><v>#REF!</v>', sete)).toMatchObject({
      linhas: [],
      problemas: ['Linha 2, coluna Ordem: há um erro da planilha (#REF!).'],
    });
    expect(comOrdemEPeso(tres, sete)).toMatchObject({
      problemas: [],
      linhas: [{ form: { ordem: 3, peso: 7 } }],
    });
  });
  it('V2 o grupo mesclado é o de todas as suas linhas', () => {
    const bytes = xlsxDe(
      linhaDeTextos(1, 'Pergunta', 'Descrição', 'Grupo') +
        linhaDeTextos(2, 'A direção fala?', 'Em reuniões', 'Estratégia e liderança') +
        semGrupo(3, 'Há metas?') +
        linhaDeTextos(4, 'As pessoas propõem?', 'Por qualquer meio', 'Cultura e pessoas') +
        semGrupo(5, 'Erros são discutidos?'),
      '<mergeCells count="2"><mergeCell ref="C2:C3"/><mergeCell ref="C4:C5"/></mergeCells>',
    );
    const { problemas, linhas } = perguntas(bytes);
    expect(problemas).toEqual([]);
    expect(linhas.map(({ form }) => form.grupo)).toEqual(['h', 'h', 'g', 'g']);
  });
  it('V4 _x000D_ é uma quebra de linha nas descrições, e nada nos nomes', () => {
    const bytes = xlsxDe(
      linhaDeTextos(1, 'Pergunta', 'Descrição', 'Grupo') +
        linhaDeTextos(2, 'Onde ficam?_x000D_', 'Primeira_x000D_\nSegunda', 'Cultura e pessoas') +
        linhaDeTextos(3, 'Quem\nanota?', 'Alguém.', 'Cultura e pessoas'),
    );
    expect(perguntas(bytes).linhas.map(({ form }) => [form.nome, form.descricao])).toEqual([
      ['Onde ficam?', 'Primeira\nSegunda'],
      ['Quem anota?', 'Alguém.'],
    ]);
  });
});
