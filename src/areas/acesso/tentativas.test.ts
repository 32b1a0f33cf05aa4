import { beforeEach, describe, expect, it } from 'vitest';
import { anotarFalha, esquecerFalhas, espera, fraseDaEspera } from './tentativas';

const T = 1_000_000_000;
const errar = (vezes: number, quando = T) => {
  for (let i = 0; i < vezes; i++) anotarFalha(quando);
};

beforeEach(() => localStorage.clear());

describe('tentativas de login', () => {
  it('cinco são livres', () => {
    errar(4);
    expect(espera(T)).toBe(0);
  });
  it('depois a espera dobra, até dez minutos', () => {
    errar(5);
    expect(espera(T)).toBe(15_000);
    errar(1);
    expect(espera(T)).toBe(30_000);
    errar(20);
    expect(espera(T)).toBe(600_000);
    expect(espera(T + 600_000)).toBe(0);
  });
  it('entrar esquece, e meia hora também', () => {
    errar(9);
    expect(espera(T + 31 * 60_000)).toBe(0);
    esquecerFalhas();
    expect(espera(T)).toBe(0);
  });
  it('diz quanto falta', () => {
    expect(fraseDaEspera(14_200)).toBe('Muitas tentativas seguidas. Aguarde 15 segundos e tente de novo.');
    expect(fraseDaEspera(300_000)).toBe('Muitas tentativas seguidas. Aguarde 5 minutos e tente de novo.');
  });
});
