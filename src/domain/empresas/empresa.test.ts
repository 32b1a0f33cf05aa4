// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { umaEmpresa } from '@tests/support/documentos';
import { buscaDaEmpresa, empresaSchema } from './empresa';
import { combina, lerFiltros, soPeloToken, tokenDosFiltros, valeComoFiltro } from './empresa-filtros';
import { camposDaEmpresa, empresaForm, empresaVazia } from './empresa-form';
import { LIMITE } from '@/domain/comum/campos';

const empresa = umaEmpresa();

describe('empresaForm', () => {
  it('aceita a empresa guardada e devolve o mesmo', () => {
    const campos = camposDaEmpresa(empresa);
    expect(empresaForm.parse({ ...campos, telefone: '5133330000' })).toMatchObject({ cnpj: empresa.cnpj });
  });

  it('tira máscaras', () => {
    const campos = { ...camposDaEmpresa(empresa), cnpj: '12.abc.345/01de-35', telefone: '(51) 3333-0000' };
    const endereco = { ...campos.endereco, cep: '90010-000' };
    expect(empresaForm.parse({ ...campos, endereco })).toMatchObject({
      cnpj: '12ABC34501DE35',
      telefone: '5133330000',
      endereco: { cep: '90010000' },
    });
  });

  it('exige tudo menos o complemento e a logomarca', () => {
    const problemas = empresaForm.safeParse(empresaVazia).error?.issues ?? [];
    expect(problemas.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'cnae',
      'cnpj',
      'codigoCNAE',
      'email',
      'endereco.bairro',
      'endereco.cep',
      'endereco.cidade',
      'endereco.estado',
      'endereco.logradouro',
      'endereco.numero',
      'nomeFantasia',
      'numeroColaboradores',
      'porte',
      'razaoSocial',
      'responsavel.email',
      'responsavel.nome',
      'responsavel.telefone',
      'setores',
      'telefone',
    ]);
    expect(problemas.map(({ message }) => message)).toContain('CNPJ inválido');
    expect(problemas.map(({ message }) => message)).toContain('E-mail obrigatório');
    expect(problemas.map(({ message }) => message)).toContain('Escolha o estado.');
  });

  it('guarda também a empresa convidada que ainda não completou o cadastro', () => {
    const convidada = {
      ...empresa,
      telefone: '',
      codigoCNAE: '',
      cnae: '',
      porte: null,
      numeroColaboradores: null,
      responsavel: { ...empresa.responsavel, telefone: '' },
      endereco: empresaVazia.endereco,
    };
    expect(empresaSchema.safeParse(convidada).success).toBe(true);
  });
});

describe('busca de empresas', () => {
  const tokens = buscaDaEmpresa(empresa);
  it.each([
    [{ nomeFantasia: 'AURÓRA' }, 'aurora'],
    [{ razaoSocial: 'Alimentos ltda' }, 'r:alimentos'],
    [{ cnpj: '11.222.333/0001-81', nomeFantasia: 'Aurora' }, 'c:112223330001'],
  ])('%o procura por %s', (filtros, token) => {
    expect(tokenDosFiltros(filtros)).toBe(token);
    expect(tokens).toContain(token);
  });

  it.each([{ cnpj: '1' }, {}])('%o não estreita a busca', (filtros) =>
    expect(tokenDosFiltros(filtros)).toBeUndefined(),
  );

  it('cada filtro olha o seu campo', () => {
    expect(combina(empresa, { nomeFantasia: 'alim', razaoSocial: 'Ltda', cnpj: '11.222' })).toBe(true);
    expect(combina(empresa, { nomeFantasia: 'ltda' })).toBe(false);
    expect(combina(empresa, { cnpj: '222' })).toBe(false);
    expect(combina(empresa, {})).toBe(true);
  });

  it('nomes longos não passam do limite de tokens', () => {
    const nome = Array.from({ length: 40 }, (_, i) => `palavra${i}`)
      .join(' ')
      .slice(0, 200);
    const busca = buscaDaEmpresa({ cnpj: empresa.cnpj, nomeFantasia: nome, razaoSocial: nome });
    expect(busca.length).toBeLessThanOrEqual(LIMITE.busca);
  });
});

describe('a busca e o status da lista de empresas', () => {
  const empresa = {
    nomeFantasia: '3M do Sul Alimentos',
    razaoSocial: 'Comércio Ltda',
    cnpj: '11222333000181',
    status: 'ATIVO' as const,
  };
  it.each([
    ['um nome', 'alimentos', 'alimentos', true],
    ['um nome que começa com algarismo', '3M', '3m', true],
    ['outro nome', 'serra', 'serra', false],
    ['o começo de um CNPJ', '11.222', 'c:11222', true],
    ['outro CNPJ', '99.222', 'c:99222', false],
    ['um CNPJ com letras', '12.ABC.345', 'c:12abc345', false],
  ])('procura %s', (_oQue, pesquisa, token, acha) => {
    expect(tokenDosFiltros({ pesquisa })).toBe(token);
    expect(combina(empresa, { pesquisa })).toBe(acha);
  });
  it('junta a busca aos filtros; o status é exato, e um que não existe nada filtra', () => {
    expect(combina(empresa, { pesquisa: 'sul', cnpj: '11' })).toBe(true);
    expect(combina(empresa, { pesquisa: 'sul', nomeFantasia: 'serra' })).toBe(false);
    expect(combina(empresa, { pesquisa: '11', cnpj: '22' })).toBe(false);
    expect(combina(empresa, { status: 'INATIVO' })).toBe(false);
    expect(combina(empresa, { status: 'ATIVO' })).toBe(true);
    expect(soPeloToken({ pesquisa: 'sul', status: 'ATIVO' })).toBe(true);
    expect(soPeloToken({ pesquisa: 'sul', cnpj: '11' })).toBe(false);
    expect(lerFiltros({ status: 'OUTRO', cnpj: '11' }, 'sul')).toEqual({ cnpj: '11', pesquisa: 'sul' });
    expect(lerFiltros({ status: 'INATIVO' })).toEqual({ status: 'INATIVO' });
    expect([valeComoFiltro('status', 'OUTRO'), valeComoFiltro('status', 'ATIVO')]).toEqual([false, true]);
  });
});
