import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { camposDesconhecidos, preenchido, semInvisiveis } from './texto';

const VALORES = {
  empresa: 'P&D "Sul" <Norte> Ltda',
  responsavel: '',
  projeto: 'Prêmio 2027',
  fase: 'Autodiagnóstico',
  categoria: 'Serviços',
};

describe('P425 os campos de uma mensagem', () => {
  it.each([
    ['Olá, {{empresa}}!', 'Olá, P&D "Sul" <Norte> Ltda!'],
    // Nobody is greeted by an empty name, and no comma is left of one.
    ['Olá, {{responsavel}}!', 'Olá!'],
    ['Olá {{ Responsavel }}, bom dia.', 'Olá, bom dia.'],
    ['{{fase}} e {{categoria}} em {{projeto}}', 'Autodiagnóstico e Serviços em Prêmio 2027'],
    ['{{outro}} fica como está', '{{outro}} fica como está'],
    ['{empresa} e {{}}', '{empresa} e {{}}'],
  ])('%s → %s', (texto, certo) => expect(preenchido(texto, VALORES)).toBe(certo));

  it('um nome que é um campo, ou tem uma linha, continua um nome numa linha', () => {
    const valores = {
      ...VALORES,
      empresa: '{{projeto}}\r\nBcc: x@exemplo.com',
      responsavel: '$& {{empresa}}',
    };
    expect(preenchido('{{empresa}}|{{responsavel}}', valores)).toBe(
      '{{projeto}} Bcc: x@exemplo.com|$& {{empresa}}',
    );
  });

  it('diz quais não existem, cada um uma vez', () => {
    expect(camposDesconhecidos('{{empresa}} {{nome}} {{ nome }} {{toString}} {{}}')).toEqual([
      'nome',
      'toString',
      '',
    ]);
  });

  it('sinais que ninguém vê saem, e as linhas ficam', () => {
    expect(semInvisiveis('a\u200bb\u202ec\u0000d\r\ne\rf\u2028g\tfim')).toBe('abcd\ne\nf\ngfim');
    expect(semInvisiveis('um\n\n\n\n\ndois')).toBe('um\n\ndois');
    const sorte = aleatorio(425);
    const sinais = ['a', '{', '}', '\n', '\r', '\u200b', '\u202e', '\u0007', '{{empresa}}', ' ', ','];
    for (let vez = 0; vez < 500; vez += 1) {
      const texto = Array.from({ length: 30 }, () => sinais[Math.floor(sorte() * sinais.length)]).join('');
      const limpo = semInvisiveis(texto);
      expect(semInvisiveis(limpo)).toBe(limpo);
      expect(limpo).not.toMatch(/[\p{Bidi_Control}\r\u200b]|\n{3}/u);
      // What one company is called decides nothing about how much is written.
      expect(preenchido(limpo, VALORES).split('\n')).toHaveLength(limpo.split('\n').length);
    }
  });
});
