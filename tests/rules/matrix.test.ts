// The permissions table against firestore.rules, cell by cell: everything that does not stand under an idea.
import { expect, it } from 'vitest';
import { PERMISSOES } from '@/domain/colecoes';
import { abrirAmbiente } from './ambiente';
import { testarTabela } from './matriz';
import { comite } from './matriz-comite';
import { ideiasETudoSobElas } from './matriz-ideias';
import { oResto } from './matriz-resto';

it('nenhuma coleção da tabela fica sem situações', () =>
  expect(
    [...Object.keys(oResto), ...Object.keys(comite), ...Object.keys(ideiasETudoSobElas)].toSorted(),
  ).toEqual(Object.keys(PERMISSOES).toSorted()));

await testarTabela({ ...oResto, ...comite }, await abrirAmbiente(import.meta.filename));
