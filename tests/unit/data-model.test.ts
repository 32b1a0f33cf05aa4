// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLECOES, PERMISSOES } from '@/domain/colecoes';
import { indicesDe, nomeDaColecao } from '@/domain/comum/colecao';
import { comCustoDosIndices } from '@tests/support/custoDosIndices';
import { arquivoDeIndices } from '@tests/support/indices';
import { modeloDeDados } from '@tests/support/modeloDeDados';

it('docs/data-model.md is what the schemas say (npm run docs writes it)', () => {
  expect(readFileSync('docs/data-model.md', 'utf8')).toBe(modeloDeDados());
});

it('firestore.indexes.json é o que as linhas das coleções pedem (npm run docs o escreve)', () => {
  expect(readFileSync('firestore.indexes.json', 'utf8')).toBe(arquivoDeIndices());
});

it('docs/operations.md diz quantos índices há e o que custam a uma escrita (npm run docs o escreve)', () => {
  const pagina = readFileSync('docs/operations.md', 'utf8');
  expect(pagina).toBe(comCustoDosIndices(pagina));
});

it('nenhum índice é declarado duas vezes', () => {
  const declarados = COLECOES.flatMap(indicesDe).map((indice) => JSON.stringify(indice));
  expect(new Set(declarados).size).toBe(declarados.length);
});

/** 'desafios/comentarios' is the collection of that name under a challenge. */
const temLinha = (linha: string) => {
  const [nome = '', ...acima] = linha.split('/').toReversed();
  return COLECOES.some(
    (colecao) =>
      nomeDaColecao(colecao) === nome && acima.every((pai) => colecao.caminho.split('/').includes(pai)),
  );
};

it('toda coleção da tabela de permissões tem a sua linha', () => {
  expect(Object.keys(PERMISSOES).filter((linha) => !temLinha(linha))).toEqual([]);
});
