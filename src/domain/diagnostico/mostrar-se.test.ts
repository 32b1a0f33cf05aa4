// @vitest-environment node
// What is told of conditions: in words, what is wrong with them, and why an order may not be (decisions Q300).
import { describe, expect, it } from 'vitest';
import { rascunhoAleatorio, umRascunho } from '@tests/support/rascunho';
import { condicoesNaVersao, type MostrarSe } from './condicoes';
import {
  defeitosDasCondicoes,
  dependentesDe,
  mostrarSeDaVersaoEmPalavras,
  mostrarSeEmPalavras,
  recusaDaOrdem,
} from './mostrar-se';
import { problemas } from './problemas';
import { compilar, type Rascunho } from './versao';

const base = umRascunho();
const [grupo, modelo, tipo] = [base.grupos[0], base.perguntas[0], base.tipos[0]];
if (!grupo || !modelo || !tipo) throw new Error('vazio');

const se = (
  pergunta: string,
  valor = 'Sim',
  como: MostrarSe['condicoes'][number]['como'] = 'igual',
): { mostrarSe: MostrarSe } => ({ mostrarSe: { liga: 'todas', condicoes: [{ pergunta, como, valor }] } });
const uma = (id: string, ordem: number, mais: object = {}) => ({
  ...modelo,
  id,
  nome: `Pergunta ${id}?`,
  ordem,
  ...mais,
});
const com = (...perguntas: Rascunho['perguntas']): Rascunho => ({
  ...base,
  grupos: [grupo, { ...grupo, id: 'h', ordemQuestionario: 5 }],
  perguntas,
  tipos: [tipo, { ...tipo, id: 'escala', tipoDeResposta: 2, campos: [] }],
});
const frases = (rascunho: Rascunho) =>
  defeitosDasCondicoes(rascunho, rascunho.tipos).map(({ frase }) => frase);

describe('de um grupo (Q360)', () => {
  const de = uma('a', 1);
  const comGrupo = (mais: object, ordem = 5): Rascunho => ({
    ...com(de, uma('b', 1, { grupo: 'h' })),
    grupos: [grupo, { ...grupo, id: 'h', nome: 'Depois', ordemQuestionario: ordem, ...mais }],
  });
  it.each([
    ['de um grupo antes', comGrupo(se('a')), []],
    [
      'de um grupo que vem depois',
      comGrupo(se('a'), 0),
      ['O grupo "Depois" aparece conforme "Pergunta a?", que não vem antes dele.'],
    ],
    [
      'dele mesmo',
      comGrupo(se('b')),
      ['O grupo "Depois" aparece conforme "Pergunta b?", que não vem antes dele.'],
    ],
    ['a resposta não há', comGrupo(se('a', 'Talvez')), [expect.stringContaining('que não há mais')]],
  ])('%s', (_, rascunho, esperadas) => {
    expect(frases(rascunho)).toEqual(esperadas);
    expect(
      problemas(rascunho)
        .filter(({ impede }) => impede)
        .map(({ texto }) => texto),
    ).toEqual(esperadas);
  });
  it('não se move para antes do que olha', () =>
    expect(recusaDaOrdem(comGrupo(se('a')), comGrupo(se('a'), 0))).toContain('O grupo "Depois"'));
});

describe('o que não pode valer', () => {
  const de = uma('a', 1);
  it.each([
    ['vem antes', com(de, uma('b', 2, se('a'))), []],
    ['vem antes, em outro grupo', com(de, uma('b', 0, { grupo: 'h', ...se('a') })), []],
    [
      'vem depois',
      com(de, uma('b', 0.5, se('a'))),
      ['A pergunta "Pergunta b?" aparece conforme "Pergunta a?", que não vem antes dela.'],
    ],
    ['a si mesma', com(uma('a', 1, se('a'))), [expect.stringContaining('que não vem antes dela')]],
    [
      'não está mais',
      com(uma('b', 2, se('a'))),
      ['A pergunta "Pergunta b?" aparece conforme uma pergunta que não está mais no questionário.'],
    ],
    [
      'está sem grupo',
      com(uma('a', 1, { grupo: 'x' }), uma('b', 2, se('a'))),
      [expect.stringContaining('não está mais')],
    ],
    [
      'a opção mudou de texto',
      com(de, uma('b', 2, se('a', 'sim'))),
      ['A pergunta "Pergunta b?" aparece conforme a resposta "sim" de "Pergunta a?", que não há mais.'],
    ],
    [
      'já não se responde assim',
      com(de, uma('b', 2, se('a', 'Sim', 'contem'))),
      ['A pergunta "Pergunta b?" aparece conforme "Pergunta a?", que não se responde mais assim.'],
    ],
    [
      '10 é da escala',
      com(uma('a', 1, { tipoDeResposta: 'escala' }), uma('b', 2, se('a', '10', 'aoMenos'))),
      [],
    ],
    [
      '11 não é',
      com(uma('a', 1, { tipoDeResposta: 'escala' }), uma('b', 2, se('a', '11', 'aoMenos'))),
      [expect.stringContaining('a resposta "11"')],
    ],
    ['qualquer resposta serve', com(de, uma('b', 2, se('a', '', 'respondida'))), []],
  ])('%s', (_nome, rascunho, ditas) => {
    expect(frases(rascunho)).toEqual(ditas);
    const impedem = problemas(rascunho).filter(({ texto }) => texto.includes('aparece conforme'));
    expect(impedem.map(({ texto, impede }) => [texto, impede])).toEqual(ditas.map((frase) => [frase, true]));
  });
  it('de questionários ao acaso nada se diz', () => {
    for (let semente = 1; semente < 40; semente++) expect(frases(rascunhoAleatorio(semente))).toEqual([]);
  });
});

describe('a ordem', () => {
  it('uma pergunta não passa à frente daquela de que depende, nem o grupo dela', () => {
    const antes = com(uma('a', 1), uma('b', 2, se('a')), uma('c', 3, { grupo: 'h', ...se('b') }));
    const ordem = (id: string, lugar: number) => ({
      ...antes,
      perguntas: antes.perguntas.map((um) => (um.id === id ? { ...um, ordem: lugar } : um)),
    });
    expect(recusaDaOrdem(antes, ordem('b', 0))).toBe(
      'Assim não dá. A pergunta "Pergunta b?" aparece conforme "Pergunta a?", que não vem antes dela. Mude a condição antes de mudar a ordem.',
    );
    expect(recusaDaOrdem(antes, ordem('a', 2.5))).toContain('"Pergunta b?"');
    expect(recusaDaOrdem(antes, ordem('a', 1.5))).toBeUndefined();
    const grupos = antes.grupos.map((um) => (um.id === 'h' ? { ...um, ordemQuestionario: 0 } : um));
    expect(recusaDaOrdem(antes, { ...antes, grupos })).toContain('"Pergunta c?"');
    // What was wrong before is told elsewhere, and keeps nobody from putting something else in order.
    expect(recusaDaOrdem(ordem('b', 0), { ...ordem('b', 0), grupos: antes.grupos })).toBeUndefined();
  });
  it('quem depende de uma, e de um grupo inteiro', () => {
    const todas = [uma('a', 1), uma('b', 2, se('a')), uma('c', 3, se('b')), uma('d', 4)];
    const ids = (de: string[]) => dependentesDe(todas, de).map(({ id }) => id);
    expect([ids(['a']), ids(['a', 'b']), ids(['d'])]).toEqual([['b'], ['c'], []]);
  });
});

describe('em palavras', () => {
  const dois: MostrarSe = {
    liga: 'qualquer',
    condicoes: [
      { pergunta: 'a', como: 'igual', valor: 'Em parte' },
      { pergunta: 'n', como: 'aoMenos', valor: '7' },
    ],
  };
  const rascunho = com(
    uma('a', 1),
    uma('n', 2, { tipoDeResposta: 'escala' }),
    uma('b', 3, { mostrarSe: dois }),
  );
  const FRASE = 'Mostrar se "Pergunta a?" é "Em parte" ou "Pergunta n?" é 7 ou mais';
  it('as do rascunho e as da versão dizem o mesmo', () => {
    expect(mostrarSeEmPalavras(dois, (id) => `Pergunta ${id}?`)).toBe(FRASE);
    const { perguntas } = compilar(rascunho);
    expect(perguntas[2]?.mostrarSe?.condicoes.map(({ valor }) => valor)).toEqual([1, 7]);
    expect(mostrarSeDaVersaoEmPalavras(perguntas[2]?.mostrarSe, perguntas)).toBe(FRASE);
  });
  it('sem condição não há o que dizer', () => {
    expect(mostrarSeEmPalavras({ liga: 'todas', condicoes: [] }, String)).toBeUndefined();
    expect(condicoesNaVersao({ liga: 'todas', condicoes: [] }, () => tipo)).toBeUndefined();
  });
  it('a opção que não há mais não se confunde com a primeira', () =>
    expect(condicoesNaVersao(se('a', 'sim').mostrarSe, () => tipo)?.condicoes[0]?.valor).toBe(-1));
});
