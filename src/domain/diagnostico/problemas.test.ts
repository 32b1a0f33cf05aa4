// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rascunhoAleatorio, umRascunho } from '@tests/support/rascunho';
import { problemas } from './problemas';
import type { Rascunho } from './versao';

const base = umRascunho();
const [grupo, pergunta, tipo] = [base.grupos[0], base.perguntas[0], base.tipos[0]];
if (!grupo || !pergunta || !tipo) throw new Error('vazio');
const faixa = { title: 'Tudo', description: 'De ponta a ponta.', start: 0, end: 100 };

describe('o que falta a um questionário', () => {
  it('nada, quando está completo', () => expect(problemas(base)).toEqual([]));

  it.each<[string, Partial<Rascunho>, string, object]>([
    ['grupos', { grupos: [], perguntas: [] }, 'Ainda não há grupos de perguntas.', { tipo: 'questionario' }],
    [
      'perguntas num grupo',
      { grupos: [grupo, { ...grupo, id: 'v', nome: 'Vazio' }] },
      'O grupo "Vazio" não tem perguntas.',
      { tipo: 'grupo', id: 'v' },
    ],
    [
      'o grupo de uma pergunta',
      { perguntas: [pergunta, { ...pergunta, id: 'b', nome: 'Solta?', grupo: 'x' }] },
      'A pergunta "Solta?" está sem grupo.',
      { tipo: 'pergunta', id: 'b' },
    ],
    [
      'o tipo de uma pergunta',
      { perguntas: [pergunta, { ...pergunta, id: 'b', nome: 'Sem tipo?', tipoDeResposta: 'x' }] },
      'A pergunta "Sem tipo?" tem um tipo de resposta que não existe mais.',
      { tipo: 'pergunta', id: 'b' },
    ],
    [
      'opções',
      { tipos: [{ ...tipo, nome: 'Nenhuma', campos: [] }] },
      'O tipo de resposta "Nenhuma" não tem opções.',
      { tipo: 'tipoDeResposta', id: 't' },
    ],
    [
      'opções com valor',
      { tipos: [{ ...tipo, nome: 'Vazias', campos: [{ campo: 'x', valor: -1 }] }] },
      'No tipo de resposta "Vazias" nenhuma opção tem valor: todas dizem −1.',
      { tipo: 'tipoDeResposta', id: 't' },
    ],
    [
      'opções de valores diferentes (W3)',
      {
        tipos: [
          {
            ...tipo,
            nome: 'Códigos',
            campos: [
              { campo: 'Sim', valor: 1 },
              { campo: 'Não', valor: 1 },
              { campo: 'Não se aplica', valor: -1 },
            ],
          },
        ],
      },
      'No tipo de resposta "Códigos" todas as opções valem 1: a nota seria sempre a mesma. Dê a cada opção o seu valor, ou peso 0 às perguntas que o usam.',
      { tipo: 'tipoDeResposta', id: 't' },
    ],
    [
      'uma faixa para cada média',
      { questionario: { ...base.questionario, faixas: [{ ...faixa, end: 60 }] } },
      'Faixas do questionário: De 61 a 100 nenhuma faixa vale: a pessoa lê que não há análise.',
      { tipo: 'questionario' },
    ],
    [
      'uma só faixa para cada média',
      { grupos: [{ ...grupo, nome: 'G', feedbacks: [faixa, { ...faixa, title: 'Alto', start: 90 }] }] },
      'Feedbacks de "G": De 90 a 100 vale mais de uma faixa: em 100 fica "Alto", que começa depois.',
      { tipo: 'grupo', id: 'g' },
    ],
    [
      'menos perguntas',
      { perguntas: Array.from({ length: 401 }, (_, i) => ({ ...pergunta, id: `p${i}` })) },
      'São 401 perguntas: um questionário tem no máximo 400.',
      { tipo: 'questionario' },
    ],
    [
      'textos menores',
      {
        perguntas: Array.from({ length: 400 }, (_, i) => ({
          ...pergunta,
          id: `p${i}`,
          descricao: 'é'.repeat(500),
          tipoDeResposta: 't',
        })),
        tipos: [
          {
            ...tipo,
            campos: Array.from({ length: 30 }, (_, i) => ({
              campo: `${i} ${'x'.repeat(110)}`,
              valor: i % 10,
            })),
          },
        ],
      },
      'Os textos somam mais do que um questionário guarda: encurte descrições ou opções.',
      { tipo: 'questionario' },
    ],
  ])('%s: impede de publicar, e diz onde', (_nome, mudanca, texto, onde) => {
    expect(problemas({ ...base, ...mudanca })).toEqual([{ texto, onde, impede: true }]);
  });

  it('um grupo só de textos e pesos todos 0 são ditos, e não impedem', () => {
    const soTexto = { ...base, tipos: [{ ...tipo, tipoDeResposta: 1 as const, campos: [] }] };
    const semPeso = { ...base, grupos: [{ ...grupo, pesoNota: 0 }] };
    expect(
      [...problemas(soTexto), ...problemas(semPeso)].map(({ texto, impede }) => [texto, impede]),
    ).toEqual([
      ['O grupo "Cultura de inovação" não terá nota: só tem perguntas que não pontuam.', false],
      ['Todos os grupos têm peso 0: cada um vale o mesmo.', false],
    ]);
  });

  it('o que impede vem primeiro', () => {
    const impedem = problemas({
      ...base,
      grupos: [
        { ...grupo, pesoNota: 0 },
        { ...grupo, id: 'v', pesoNota: 0 },
      ],
    });
    expect(impedem.map(({ impede }) => impede)).toEqual([true, false]);
  });

  it('um tipo que nenhuma pergunta usa não conta', () =>
    expect(problemas({ ...base, tipos: [tipo, { ...tipo, id: 'u', campos: [] }] })).toEqual([]));

  it('o que falta não depende da ordem de leitura', () => {
    const rascunho = rascunhoAleatorio(11);
    const doAvesso = {
      ...rascunho,
      grupos: rascunho.grupos.toReversed(),
      tipos: rascunho.tipos.toReversed(),
    };
    expect(problemas(doAvesso)).toEqual(problemas(rascunho));
  });
});

it('onde a pergunta não conta as opções podem valer o mesmo; onde conta, uma diferença basta', () => {
  const iguais = {
    ...tipo,
    campos: [
      { campo: 'Sim', valor: 1 },
      { campo: 'Não', valor: 1 },
    ],
  };
  const impedimentos = (mudancas: object) =>
    problemas({ ...base, tipos: [iguais], ...mudancas }).filter(({ impede }) => impede).length;
  expect(impedimentos({})).toBe(1);
  expect(impedimentos({ perguntas: [{ ...pergunta, peso: 0 }] })).toBe(0);
  expect(
    impedimentos({
      tipos: [
        {
          ...iguais,
          campos: [
            { campo: 'Sim', valor: 1 },
            { campo: 'Não', valor: 0 },
          ],
        },
      ],
    }),
  ).toBe(0);
});
