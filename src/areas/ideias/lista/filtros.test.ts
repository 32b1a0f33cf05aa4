// What the address of the idea list asks for, and what the page looks for where the index takes one list only (decisions P453).
import { describe, expect, it } from 'vitest';
import { combinaCom, consultaDePais } from '@/areas/pais/listas.data';
import { caminhos } from '@/domain/comum/caminhos';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { CAMPOS_DAS_ORDENS } from '../ideias.data';
import { FILTROS, lerFiltros, valeComoFiltro } from './filtros';

const tudo = {
  filter: 'APROVADA',
  setor: 'Produção',
  objetivo: 'Reduzir custos',
  autor: 'uid-1|Clara Autora',
  regulamento: 'r1|Programa 2026',
  publicacao: '2026-01-01,2026-03-31',
};

it('o endereço inteiro se lê', () =>
  expect(lerFiltros(EMPRESA, tudo)).toEqual({
    status: 'APROVADA',
    iguais: {
      autorReference: caminhos.colaborador(EMPRESA, 'uid-1'),
      regulamentoReference: caminhos.regulamentoIdeias(EMPRESA, 'r1'),
    },
    contem: { setores: 'Produção', objetivo: 'Reduzir custos' },
    publicacao: { de: '2026-01-01', ate: '2026-03-31' },
  }));

it.each([
  ['objetivo', 'Enriquecer', 'Reduzir custos'],
  ['autor', '../x|Y', 'x|Y'],
  ['regulamento', '', 'r1'],
  ['publicacao', '2026-02-31,', '2026-02-28,'],
  ['publicacao', ',', ',2026-02-28'],
  ['setor', ' ', 'Produção'],
  ['setor', 'x'.repeat(61), 'x'.repeat(60)],
] as const)('%s: "%s" não filtra; "%s" filtra', (nome, nada, algo) => {
  expect(valeComoFiltro(nome, nada)).toBe(false);
  expect(valeComoFiltro(nome, algo)).toBe(true);
});

const dito = (id: string, valor: string) => FILTROS.find((um) => um.id === id)?.mostrar?.(valor);

it('a etiqueta diz o nome, e não o id; os dias como se escrevem', () => {
  expect(dito('autor', tudo.autor)).toBe('Clara Autora');
  expect(dito('regulamento', tudo.regulamento)).toBe('Programa 2026');
  expect(dito('publicacao', tudo.publicacao)).toBe('01/01/2026 a 31/03/2026');
});

describe('a consulta', () => {
  const sessao = umaSessao(clara);
  const campos = (filtros: Parameters<typeof consultaDePais>[1]) =>
    consultaDePais(sessao, filtros, CAMPOS_DAS_ORDENS).filtros.flatMap((um) =>
      'campo' in um ? [um.campo] : [],
    );

  it('pede uma lista ao índice; com uma busca, nenhuma', () => {
    const contem = { setores: 'Produção', objetivo: 'Reduzir custos' };
    expect(campos({ aba: 'todas', contem })).toEqual(['setores']);
    expect(campos({ aba: 'todas', contem, pesquisa: 'água' })).toEqual(['busca']);
    expect(campos({ aba: 'patrocinios', contem })).toEqual([]);
  });

  it('do primeiro ao último instante dos dias, os últimos antes', () => {
    const publicacao = { de: '2026-01-01', ate: '2026-03-31' };
    const { filtros, ordem } = consultaDePais(sessao, { aba: 'todas', publicacao }, CAMPOS_DAS_ORDENS);
    expect(filtros.slice(1)).toEqual([
      { campo: 'publishedAt', op: '>=', valor: inicioDoDia('2026-01-01') },
      { campo: 'publishedAt', op: '<=', valor: fimDoDia('2026-03-31') },
    ]);
    expect(ordem).toEqual([{ campo: 'publishedAt', direcao: 'desc' }]);
  });

  it('o que o índice não sabe a página procura: todas as listas e todas as palavras', () => {
    const ideia = umaIdeiaPublicada(clara, {
      titulo: 'Água de chuva',
      setores: ['Produção', 'Vendas'],
      objetivo: ['Reduzir custos'],
    });
    const contem = { setores: 'Vendas', objetivo: 'Reduzir custos' };
    expect(combinaCom(ideia, { aba: 'todas', contem, pesquisa: 'chuva agua' })).toBe(true);
    expect(combinaCom(ideia, { aba: 'todas', contem: { ...contem, setores: 'Compras' } })).toBe(false);
    expect(combinaCom(ideia, { aba: 'todas', contem, pesquisa: 'chuva sol' })).toBe(false);
  });
});
