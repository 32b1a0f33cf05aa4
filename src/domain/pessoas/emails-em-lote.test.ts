// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nomeDePessoa } from './colaborador-form';
import { campoDeEmails, lerEmails, nomeDoEmail } from './emails-em-lote';

const dez = Array.from({ length: 10 }, (_, i) => `pessoa${i}@exemplo.com`);

describe('lerEmails', () => {
  it('separa por vírgula, ponto e vírgula, barra vertical e quebra de linha', () =>
    expect(lerEmails('a@b.co, c@d.co; e@f.co|g@h.co\r\ni@j.co\n')).toEqual([
      'a@b.co',
      'c@d.co',
      'e@f.co',
      'g@h.co',
      'i@j.co',
    ]));
  it('conta cada endereço uma vez, sem diferença de maiúsculas', () =>
    expect(lerEmails('Ana@Exemplo.com; ana@exemplo.com')).toEqual(['ana@exemplo.com']));
  it('aceita dez', () => expect(lerEmails(dez.join(';'))).toHaveLength(10));
  it('recusa onze', () =>
    expect(() => lerEmails([...dez, 'mais@um.com'].join(','))).toThrow(
      'Não é possível enviar mais de 10 convites por vez.',
    ));
  it('diz qual está errado', () =>
    expect(() => lerEmails('ana@exemplo.com, fulano@')).toThrow(
      'Um dos e-mails informados é inválido: fulano@',
    ));
  it('recusa o que terminaria um cabeçalho de e-mail', () =>
    expect(() => lerEmails('ana@exemplo.com bcc:outro@x.com')).toThrow(
      'Um dos e-mails informados é inválido',
    ));
  it('vazio', () => expect(() => lerEmails(' ; ')).toThrow('Nenhum e-mail inserido'));
  it('o campo do formulário mostra a mesma frase', () =>
    expect(campoDeEmails.safeParse('fulano').error?.issues[0]?.message).toBe(
      'Um dos e-mails informados é inválido: fulano',
    ));
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
