// The permissions table against firestore.rules, cell by cell: everything that does not stand under an idea.
import { expect, it } from 'vitest';
import { PERMISSOES } from '@/domain/colecoes';
import { abrirAmbiente } from './ambiente';
import { testarTabela } from './tabela';
import { comite } from './tabela-comite';
import { desafiosETudoSobEles } from './tabela-desafios';
import { imersoesETudoSobElas } from './tabela-imersoes';
import { ideiasETudoSobElas } from './tabela-ideias';
import { geral } from './tabela-geral';

it('nenhuma coleção da tabela fica sem situações', () =>
  expect(
    [geral, comite, ideiasETudoSobElas, desafiosETudoSobEles, imersoesETudoSobElas]
      .flatMap(Object.keys)
      .toSorted(),
  ).toEqual(Object.keys(PERMISSOES).toSorted()));

await testarTabela({ ...geral, ...comite }, await abrirAmbiente(import.meta.filename));
