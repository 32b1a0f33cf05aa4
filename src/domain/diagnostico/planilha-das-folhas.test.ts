// @vitest-environment node
// Raw answers as tables (decisions P295): every sheet in the words of its own version, and nothing made up of nothing.
import { describe, expect, it } from 'vitest';
import type { FolhaBruta } from '@/domain/contratos/folhas-brutas';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { emArquivos, LINHAS_DA_PLANILHA, tabelasDasFolhas } from './planilha-das-folhas';

const PRIMEIRA = umQuestionarioPublicado();
const OPCOES = [
  { campo: 'Nunca', valor: 0 },
  { campo: 'Às vezes', valor: 4 },
  { campo: 'Sempre', valor: 10 },
];
/** Without `caixas`, with other options of `escolha`, and with a question more. */
const SEGUNDA = umQuestionarioPublicado({
  n: 2,
  perguntas: [
    umaPerguntaPublicada('nova'),
    umaPerguntaPublicada('escala'),
    umaPerguntaPublicada('escolha', { nome: 'Escolha de novo', tipo: 4, campos: OPCOES }),
    umaPerguntaPublicada('texto', { grupo: 'g2', tipo: 1, obrigatoria: false }),
  ],
});
const VERSOES = new Map([
  [1, PRIMEIRA],
  [2, SEGUNDA],
]);

const umaFolha = (mudancas: Partial<FolhaBruta> = {}): FolhaBruta => ({
  id: 'f1',
  idEmpresa: 'e1',
  empresa: 'Metalúrgica Ipê',
  fase: 'Finalistas',
  nome: 'Rita Alves',
  email: 'rita@ipe.exemplo',
  canal: 'convite',
  consentimento: 'naoSePede',
  falaPelaEmpresa: null,
  versao: 1,
  abertaEm: '2026-11-03T12:00:00.000Z',
  finalizadoEm: '2026-11-03T12:07:30.000Z',
  respostas: { escala: 7, escolha: 1, caixas: [0, 2], texto: '=2+2' },
  notas: { g1: 61_50, g2: null },
  media: 61_50,
  ...mudancas,
});

/** Rows by their titles. */
function porTitulo(folhas: readonly FolhaBruta[]) {
  const [respostas] = tabelasDasFolhas({ folhas, versoes: VERSOES, notas: undefined });
  const [titulos = [], ...linhas] = respostas?.linhas ?? [];
  return linhas.map((linha) => Object.fromEntries(titulos.map((titulo, i) => [String(titulo), linha[i]])));
}

it('Q361 V56 uma matriz tem uma coluna por afirmação; número, dia e outra resposta têm o seu código', () => {
  const versao = umQuestionarioPublicado({
    perguntas: [
      umaPerguntaPublicada('m', { tipo: 7, campos: OPCOES, linhas: ['Clientes', 'Parceiros'] }),
      umaPerguntaPublicada('n', { tipo: 5, numero: { unidade: 'reais', minimo: 0, maximo: null, casas: 2 } }),
      umaPerguntaPublicada('d', { tipo: 6 }),
      umaPerguntaPublicada('o', {
        tipo: 4,
        campos: [...OPCOES, { campo: 'Outra', valor: 5, papel: 'outro' }],
      }),
    ],
  });
  const respostas = { m: [2, -1], n: 0, d: '2026-02-01', o: { outro: 'Feira', posicoes: [3] } };
  const [tabela, dicionario] = tabelasDasFolhas({
    folhas: [umaFolha({ respostas })],
    versoes: new Map([[1, versao]]),
    notas: undefined,
  });
  const [titulos = [], linha = []] = tabela?.linhas ?? [];
  const desde = titulos.indexOf('P1.1');
  expect(titulos.slice(desde)).toEqual([
    'P1.1',
    'P1.1. Pergunta m: Clientes',
    'P1.2',
    'P1.2. Pergunta m: Parceiros',
    'P2',
    'P2. Pergunta n',
    'P3',
    'P3. Pergunta d',
    'P4',
    'P4. Pergunta o',
  ]);
  expect(linha.slice(desde)).toEqual([
    3,
    'Sempre',
    '',
    'Sem resposta',
    0,
    '0 reais',
    '2026-02-01',
    '01/02/2026',
    4,
    'Outra: Feira',
  ]);
  expect(dicionario?.linhas.find(([coluna]) => coluna === 'P2')).toContain(
    'Número em reais, de 0 a 1.000.000.000.000',
  );
});

describe('folhas como linhas', () => {
  it('cada pergunta tem o código e as palavras, e a nota de um grupo sem resposta fica vazia', () => {
    expect(porTitulo([umaFolha()])[0]).toMatchObject({
      Empresa: 'Metalúrgica Ipê',
      'Fase da empresa': 'Finalistas',
      Canal: 'Convite',
      Situação: 'Finalizada',
      'Duração (min)': 7.5,
      'Nota geral': 61.5,
      'Nota: Estratégia': 61.5,
      'Nota: Cultura': '',
      P2: 7,
      'P2. Pergunta escala': '7 de 10',
      'P5. Pergunta caixas': 'Sim, Não',
      P5: '1 | 3',
      'P4. Pergunta texto': '=2+2',
    });
  });
  it('a folha fica nas palavras da versão que respondeu', () => {
    const [antes, agora] = porTitulo([
      umaFolha(),
      umaFolha({ versao: 2, respostas: { nova: 3, escolha: 1 } }),
    ]);
    expect(antes).toMatchObject({ P3: 2, 'P3. Escolha de novo': 'Em parte', 'P1. Pergunta nova': '' });
    expect(agora).toMatchObject({ P3: 2, 'P3. Escolha de novo': 'Às vezes', 'P1. Pergunta nova': '3 de 10' });
    expect(agora).toMatchObject({ P2: '', 'P2. Pergunta escala': 'Sem resposta', P5: '' });
  });
  it('quem não finalizou, quem não disse o nome e quem retirou os dados são marcados', () => {
    expect(
      porTitulo([
        umaFolha({ finalizadoEm: null, notas: {}, media: null, nome: null, email: null }),
        umaFolha({ canal: 'link', consentimento: 'retirado', nome: 'Pessoa removida', email: null }),
      ]),
    ).toMatchObject([
      { Situação: 'Em andamento', 'Finalizada em': '', 'Duração (min)': '', 'Nota geral': '', Nome: '' },
      { Canal: 'Link aberto', Consentimento: 'Retirado: os dados foram apagados', 'E-mail': '' },
    ]);
  });
  it('o dicionário diz os códigos de cada versão', () => {
    const [, dicionario] = tabelasDasFolhas({ folhas: [umaFolha()], versoes: VERSOES, notas: undefined });
    const doP3 = dicionario?.linhas.filter(([coluna]) => coluna === 'P3');
    expect(doP3?.map((linha) => [linha[1], linha[4], linha[8]])).toEqual([
      ['Escolha de novo', '1 = Nunca (vale 0); 2 = Às vezes (vale 4); 3 = Sempre (vale 10)', 'Versão 2'],
      [
        'Pergunta escolha',
        '1 = Sim (vale 10); 2 = Em parte (vale 5); 3 = Não (vale 0); 4 = Não se aplica (vale -1)',
        'Versão 1',
      ],
    ]);
    expect(dicionario?.linhas.find(([coluna]) => coluna === 'P2')?.[8]).toBe('Versão 1, 2');
  });
  it('as notas de avaliadores vêm só para quem as lê, e a abstenção não é zero', () => {
    const nota = {
      empresa: 'Metalúrgica Ipê',
      grupo: 'g2',
      idFase: 7,
      fase: 'Finalistas',
      avaliador: 'Caio',
      nota: null,
      justificativa: 'Conheço a empresa.',
      desconsiderado: false,
      em: '2026-11-05T12:00:00.000Z',
    };
    const tabelas = tabelasDasFolhas({
      folhas: [],
      versoes: VERSOES,
      notas: [nota, { ...nota, nota: 82_00 }],
    });
    expect(tabelas[2]?.linhas.slice(1).map((linha) => linha.slice(0, 5))).toEqual([
      ['Metalúrgica Ipê', 'Cultura', 'Finalistas', 'Caio', 'Abstenção'],
      ['Metalúrgica Ipê', 'Cultura', 'Finalistas', 'Caio', 82],
    ]);
    expect(tabelasDasFolhas({ folhas: [], versoes: VERSOES, notas: undefined })).toHaveLength(2);
  });
});

const tabela = (n: number) => ({ nome: 'Respostas', linhas: Array.from({ length: n + 1 }, () => ['a']) });
it('até 20.000 linhas é planilha, e uma além é CSV, sem faltar nenhuma', () => {
  const cheia = tabela(LINHAS_DA_PLANILHA);
  expect(emArquivos([cheia])).toEqual({ naPlanilha: [cheia], emCsv: [] });
  const demais = tabela(LINHAS_DA_PLANILHA + 1);
  expect(emArquivos([demais, cheia])).toEqual({ naPlanilha: [cheia], emCsv: [demais] });
});
