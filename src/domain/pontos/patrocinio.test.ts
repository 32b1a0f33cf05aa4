// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { Nome } from '@/domain/pai/pai';
import { DESAFIO } from '@tests/support/desafio';
import { estadoDoPatrocinio, maximoParaOItem, patrocinioForm } from './patrocinio';

const fraseDoSaldo = (nome: Nome) =>
  patrocinioForm(10, nome).safeParse({ moedas: 11 }).error?.issues[0]?.message;

describe('patrocínio', () => {
  it('limita pelo saldo mais o que já está no item', () => {
    expect(maximoParaOItem(100, 60, 20)).toBe(60);
    expect(maximoParaOItem(100, 130, 0)).toBe(0);
  });
  it('nomeia o botão pelo estado', () => {
    expect(estadoDoPatrocinio(0, 5)).toBe('Patrocinar');
    expect(estadoDoPatrocinio(5, 5)).toBe('Patrocínio realizado');
    expect(estadoDoPatrocinio(5, 8)).toBe('Modificar Patrocínio');
    expect(estadoDoPatrocinio(5, 0)).toBe('Modificar Patrocínio');
  });
  it.each([-5, 0.5, Number.NaN, '10', 1e308, 11])('recusa %s moedas', (moedas) =>
    expect(patrocinioForm(10, IDEIA.nome).safeParse({ moedas }).success).toBe(false),
  );
  it('diz o saldo com o nome do que se patrocina', () => {
    expect(fraseDoSaldo(IDEIA.nome)).toBe('Seu saldo permite no máximo 10 moedas nesta ideia.');
    expect(fraseDoSaldo(DESAFIO.nome)).toBe('Seu saldo permite no máximo 10 moedas neste desafio.');
  });
  it('diz o valor de tipo errado', () =>
    expect(patrocinioForm(10, IDEIA.nome).safeParse({ moedas: 'dez' }).error?.issues[0]?.message).toBe(
      'dez não é um valor de moedas válido',
    ));
});
