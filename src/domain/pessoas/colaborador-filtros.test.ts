// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { combina, contaExata, lerFiltros, tokenDosFiltros } from './colaborador-filtros';

describe('filtros de colaboradores', () => {
  it('leva do endereço só o que vale', () =>
    expect(
      lerFiltros({ nome: '  Ana ', telefone: '(47) 99880-0100', role: 'CHEFE', status: 'PENDING' }),
    ).toEqual({
      nome: 'Ana',
      telefone: '47998800100',
      status: 'PENDING',
    }));
  it('aceita os cinco papéis (P21)', () => expect(lerFiltros({ role: 'TEAM' })).toEqual({ role: 'TEAM' }));
  it('procura a palavra mais longa e confere o resto', () => {
    const filtros = lerFiltros({ nome: 'joão reis', email: 'aurora' });
    expect(tokenDosFiltros(filtros)).toBe('aurora');
    expect(combina({ nome: 'João Batista Reis', email: 'joao.reis@aurora.exemplo' }, filtros)).toBe(true);
    expect(combina({ nome: 'João Lima', email: 'joao.lima@aurora.exemplo' }, filtros)).toBe(false);
    expect(contaExata(filtros)).toBe(false);
    expect(contaExata({ nome: 'joão', role: 'ADMIN' })).toBe(true);
  });
  it.each([[{ email: 'aurora' }], [{ nome: 'joão reis' }], [{ nome: 'joão', email: 'aurora' }]])(
    'o índice só não basta para %j: o total não é exato',
    (filtros) => expect(contaExata(filtros)).toBe(false),
  );
});
