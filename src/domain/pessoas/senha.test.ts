// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { senhaForm } from './senha';

const problemas = (password: string, confirmPassword: string) =>
  senhaForm
    .safeParse({ password, confirmPassword })
    .error?.issues.map(({ message, path }) => [path[0], message]);

describe('senha', () => {
  it('seis caracteres bastam', () => expect(problemas('abc123', 'abc123')).toBeUndefined());
  it('cinco não', () =>
    expect(problemas('abc12', 'abc12')).toEqual([['password', 'A senha precisa de ao menos 6 caracteres']]));
  it('espaços das pontas não contam', () =>
    expect(problemas('  abc1  ', '  abc1  ')).toEqual([
      ['password', 'A senha precisa de ao menos 6 caracteres'],
    ]));
  it('a confirmação precisa ser igual', () =>
    expect(problemas('abc123', 'abc124')).toEqual([['confirmPassword', 'As senhas devem ser iguais']]));
});
