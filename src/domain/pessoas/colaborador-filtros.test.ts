// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tokensDeBusca } from '@/domain/comum/busca';
import { combina, contaExata, lerFiltros, tokenDosFiltros } from './colaborador-filtros';

const comBusca = (nome: string, email: string) => ({ nome, email, busca: tokensDeBusca(nome, email) });

describe('filtros de colaboradores', () => {
  it('leva do endereço só o que vale', () =>
    expect(
      lerFiltros({ nome: '  Ana ', telefone: '(47) 99880-0100', role: 'CHEFE', status: 'PENDING' }),
    ).toEqual({
      nome: 'Ana',
      telefone: '47998800100',
      status: 'PENDING',
    }));
  it('o e-mail se procura como é guardado, sem maiúsculas nem espaços', () =>
    expect(lerFiltros({ email: ' Ana.Souza@Aurora.Exemplo ' })).toEqual({
      email: 'ana.souza@aurora.exemplo',
    }));
  it('aceita os cinco papéis (P21)', () => expect(lerFiltros({ role: 'TEAM' })).toEqual({ role: 'TEAM' }));
  it('procura a palavra mais longa e confere o resto', () => {
    const filtros = lerFiltros({ nome: 'joão reis', email: 'aurora' });
    expect(tokenDosFiltros(filtros)).toBe('aurora');
    expect(combina(comBusca('João Batista Reis', 'joao.reis@aurora.exemplo'), filtros)).toBe(true);
    expect(combina(comBusca('João Lima', 'joao.lima@aurora.exemplo'), filtros)).toBe(false);
    expect(contaExata(filtros)).toBe(false);
    expect(contaExata({ nome: 'joão', role: 'ADMIN' })).toBe(true);
  });
  it('a busca procura em nome e e-mail, e vale junto com os filtros', () => {
    const reis = comBusca('João Batista Reis', 'joao.reis@aurora.exemplo');
    const filtros = lerFiltros({ nome: 'batista' }, 'reis aurora');
    expect(tokenDosFiltros(filtros)).toBe('batista');
    expect(combina(reis, filtros)).toBe(true);
    expect(combina(reis, lerFiltros({}, 'reis outra'))).toBe(false);
    expect(combina(reis, lerFiltros({ nome: 'lima' }, 'reis'))).toBe(false);
    expect(contaExata(lerFiltros({}, 'reis'))).toBe(true);
    expect(contaExata(lerFiltros({}, 'joão reis'))).toBe(false);
    expect(contaExata(filtros)).toBe(false);
  });
  it.each([[{ email: 'aurora' }], [{ nome: 'joão reis' }], [{ nome: 'joão', email: 'aurora' }]])(
    'o índice só não basta para %j: o total não é exato',
    (filtros) => expect(contaExata(filtros)).toBe(false),
  );
});
