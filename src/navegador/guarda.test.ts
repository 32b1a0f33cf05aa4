import { afterEach, describe, expect, it } from 'vitest';
import { cheio, proibido } from '@tests/support/semGuarda';
import { daAba, doAparelho, guardaAlgo } from './guarda';

let desfazer = () => {};
afterEach(() => {
  desfazer();
  desfazer = () => {};
  doAparelho.limpar();
  daAba.limpar();
});

it('guarda no navegador, e lê o que outra visita guardou', () => {
  localStorage.setItem('antes', 'de ontem');
  expect(doAparelho.escrever('tema', 'escuro')).toBe(true);
  expect(localStorage.getItem('tema')).toBe('escuro');
  expect(doAparelho.ler('antes')).toBe('de ontem');
  expect(doAparelho.chaves().toSorted()).toEqual(['antes', 'tema']);
  doAparelho.apagar('tema');
  expect(localStorage.getItem('tema')).toBeNull();
  expect(daAba.escrever('aba', 'esta')).toBe(true);
  expect(sessionStorage.getItem('aba')).toBe('esta');
  expect(guardaAlgo()).toBe(true);
  expect(doAparelho.chaves()).toEqual(['antes']);
});

describe.each([
  ['proibido', proibido],
  ['cheio', cheio],
])('armazenamento %s', (_qual, impedir) => {
  it('nada lança, e a página lê o que escreveu até ser deixada', () => {
    desfazer = impedir();
    for (const guarda of [doAparelho, daAba]) {
      expect(guarda.ler('a')).toBeNull();
      expect(guarda.escrever('a', '1')).toBe(false);
      expect(guarda.escrever('b', '2')).toBe(false);
      expect(guarda.ler('a')).toBe('1');
      expect(guarda.chaves()).toEqual(['a', 'b']);
      guarda.apagar('a');
      expect(guarda.ler('a')).toBeNull();
      guarda.limpar();
      expect(guarda.chaves()).toEqual([]);
    }
    expect(guardaAlgo()).toBe(false);
    expect(doAparelho.chaves()).toEqual([]);
  });
});

it('cheio, o que já estava guardado continua legível, e o que se escreve por cima vale', () => {
  localStorage.setItem('rascunho', 'velho');
  const parar = cheio();
  expect(doAparelho.ler('rascunho')).toBe('velho');
  expect(doAparelho.escrever('rascunho', 'novo')).toBe(false);
  expect(doAparelho.ler('rascunho')).toBe('novo');
  parar();
  expect(doAparelho.escrever('rascunho', 'novíssimo')).toBe(true);
  expect(doAparelho.ler('rascunho')).toBe('novíssimo');
});
