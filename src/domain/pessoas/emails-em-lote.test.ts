// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { email } from '@/domain/comum/campos';
import { nomeDePessoa } from './nome';
import { campoDeEmails, conferirEmails, nomeDoEmail, recusaDosEmails, separarEmails } from './emails-em-lote';

const dez = Array.from({ length: 10 }, (_, i) => `pessoa${i}@exemplo.com`);

describe('separarEmails', () => {
  it('separa por vírgula, ponto e vírgula, barra vertical e quebra de linha', () =>
    expect(separarEmails('a@b.co, c@d.co; e@f.co|g@h.co\r\ni@j.co\n')).toEqual([
      'a@b.co',
      'c@d.co',
      'e@f.co',
      'g@h.co',
      'i@j.co',
    ]));
  it.each([
    ['Ana@Exemplo.com; ana@exemplo.com', ['ana@exemplo.com']],
    ['Ana Lima <ana@b.co>; "Costa, Bia" <BIA@b.co>', ['ana@b.co', 'bia@b.co']],
    ['Costa, Bia <bia@b.co>; <caio@b.co>', ['bia@b.co', 'caio@b.co']],
    ['ana@b.co, Bia <bia@b.co>, caio@b.co', ['ana@b.co', 'bia@b.co', 'caio@b.co']],
    ['ana@b.co\tbia@b.co  caio@b.co', ['ana@b.co', 'bia@b.co', 'caio@b.co']],
    ['mailto:ana@b.co?subject=Oi; Bia <mailto:bia@b.co>', ['ana@b.co', 'bia@b.co']],
    ['an\u200ba@b.co', ['ana@b.co']],
    ['Ana Lima, fulano@', ['ana lima', 'fulano@']],
    [' ; ', []],
  ])('%j', (texto, emails) => expect(separarEmails(texto)).toEqual(emails));
});

describe('um só endereço para formulário, contrato e registro', () => {
  it.each(['ana@exemplo.com', "o'brien+obras@x.com.br", 'an\u200ba@x.com'])('%s entra em todos', (texto) => {
    expect(conferirEmails([texto])).toEqual({ validos: [texto], invalidos: [] });
    expect(email().safeParse(texto).success).toBe(true);
  });
  it.each(['joão@x.com', 'ana..b@x.com', 'ana@x', 'ana@exemplo.com bcc:outro@x.com', 'fulano@'])(
    '%s não entra em nenhum',
    (texto) => {
      expect(conferirEmails([texto])).toEqual({ validos: [], invalidos: [texto] });
      expect(email().safeParse(texto).success).toBe(false);
    },
  );
});

const dito = (texto: string) => campoDeEmails.safeParse(texto).error?.issues[0]?.message;

describe('o que se recusa', () => {
  it('aceita dez, recusa onze e nenhum', () => {
    expect(recusaDosEmails(dez)).toBeUndefined();
    expect(recusaDosEmails([...dez, 'mais@um.com'])).toBe(
      'Não é possível enviar mais de 10 convites por vez.',
    );
    expect(recusaDosEmails([])).toBe('Nenhum e-mail inserido');
  });
  it('vazio', () => expect(dito(' ; ')).toBe('Nenhum e-mail inserido'));
  it('o contrato diz qual está errado', () =>
    expect(recusaDosEmails(['ana@exemplo.com', 'fulano@'])).toBe(
      'Um dos e-mails informados é inválido: fulano@',
    ));
  it('o formulário recusa só o texto de que nada se pode enviar', () => {
    expect(dito('fulano')).toBe('Um dos e-mails informados é inválido: fulano');
    expect(dito('fulano; ana@exemplo.com')).toBeUndefined();
  });
});

describe('nomeDoEmail', () => {
  it.each([
    ['ana.lima@exemplo.com', 'Ana Lima'],
    ['joao_da-silva+obras@exemplo.com', 'Joao da Silva'],
    ['da.costa.e.melo@exemplo.com', 'Da Costa e Melo'],
    ['ti@exemplo.com', 'Ti Exemplo'],
    ['rh@aurora.com.br', 'Rh Aurora'],
    ['+obras@aurora.com.br', 'Aurora'],
    ['-@b.co', 'Pessoa convidada'],
  ])('%s → %s', (email, nome) => expect(nomeDoEmail(email)).toBe(nome));

  it.each([
    'rh@empresa.com',
    'x@y.zz',
    'www.evil.exemplo@a.com',
    '\u200b\u200b\u200b@a.com',
    "d'ávila!#$%@a.com",
    `${'a'.repeat(119)}.bc@a.com`,
    '😀😀😀@a.com',
  ])('o de %s é um que o cadastro de uma pessoa aceita', (email) =>
    expect(nomeDePessoa().safeParse(nomeDoEmail(email)).error).toBeUndefined(),
  );
});
