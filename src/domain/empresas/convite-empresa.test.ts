// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { conviteDeEmpresaForm, conviteVazio } from './convite-empresa';

const mensagens = (valores: unknown) =>
  conviteDeEmpresaForm.safeParse(valores).error?.issues.map(({ message }) => message);

describe('convite de empresa', () => {
  it('diz o que falta com as palavras da especificação', () =>
    expect(mensagens(conviteVazio)).toEqual([
      'CNPJ é obrigatório',
      'Nome é obrigatório',
      'E-mail é obrigatório',
    ]));

  it('recusa o que não vale', () =>
    expect(mensagens({ cnpj: '12.ABC.345/01DE-36', nome: ' ab ', email: 'ana@' })).toEqual([
      'CNPJ inválido',
      'Escreva ao menos 3 letras.',
      'E-mail inválido',
    ]));

  it('normaliza o que vale', () =>
    expect(
      conviteDeEmpresaForm.parse({ cnpj: '12.abc.345/01de-35', nome: ' Aurora ', email: 'Ana@Exemplo.com ' }),
    ).toEqual({ cnpj: '12ABC34501DE35', nome: 'Aurora', email: 'ana@exemplo.com' }));
});
