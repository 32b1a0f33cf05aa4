// @vitest-environment node
import { expect, it } from 'vitest';
import { buscaDaVisao, idDaLista, listasDe, MAXIMO_DE_VISOES, recusaDaVisao, visoesDe } from './visoes';

it('guarda filtros, ordem e busca, não a página; a mesma lista é a mesma visão', () => {
  expect(buscaDaVisao('?pagina=3&status=APROVADA&busca=%C3%A1gua&ordem=titulo:desc')).toBe(
    buscaDaVisao('ordem=titulo%3Adesc&status=APROVADA&busca=água'),
  );
  expect(new URLSearchParams(buscaDaVisao('?pagina=3&busca=a%26b')).get('busca')).toBe('a&b');
  expect(buscaDaVisao('?pagina=2')).toBe('');
});

it('cada lista tem um id, sem barras; a de um projeto serve a todos', () => {
  expect(idDaLista('/ideias')).toBe('ideias');
  expect(idDaLista('/ideias/')).toBe('ideias');
  expect(idDaLista('/ideias/regulamentos')).toBe('ideias.regulamentos');
  expect(idDaLista('/convidarEmpresa/p1/')).toBe('convidarEmpresa');
  expect(idDaLista('/')).toBe('inicio');
});

it('vai às duas listas e volta', () => {
  const visoes = [
    { nome: 'Minhas', busca: 'a=1' },
    { nome: 'Todas', busca: 'b=2' },
  ];
  expect(visoesDe(listasDe(visoes))).toEqual(visoes);
});

it('diz por que não se salva', () => {
  const outras = Array.from({ length: MAXIMO_DE_VISOES - 1 }, (_, i) => ({ nome: `v${i}`, busca: 'a=1' }));
  expect(recusaDaVisao({ nome: 'Nova', busca: 'a=1' }, outras)).toBeUndefined();
  expect(recusaDaVisao({ nome: ' ', busca: 'a=1' }, [])).toBe('Dê um nome à visão.');
  expect(recusaDaVisao({ nome: 'x'.repeat(61), busca: 'a=1' }, [])).toBe('Use no máximo 60 caracteres.');
  expect(recusaDaVisao({ nome: 'x', busca: 'a'.repeat(601) }, [])).toMatch(/^São filtros demais/);
  expect(recusaDaVisao({ nome: ' V3 ', busca: 'a=1' }, outras)).toMatch(/^Você já tem/);
  expect(recusaDaVisao({ nome: 'Nova', busca: 'a=1' }, [...outras, { nome: 'y', busca: 'a=1' }])).toMatch(
    /^Uma lista guarda até 20/,
  );
});
