// Every order of the idea list has its indexes, with and without filter and search: without one production refuses.
import { expect, it } from 'vitest';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { indexes } from '../../../../firestore.indexes.json';
import { consultaDePais } from '@/areas/pais/listas.data';
import { CAMPOS_DAS_ORDENS, ORDENS_DE_IDEIAS } from '../ideias.data';

const FILTROS = [
  {},
  { status: 'APROVADA' },
  { pesquisa: 'água' },
  { status: 'APROVADA', pesquisa: 'água' },
] as const;
const casos = ORDENS_DE_IDEIAS.flatMap((campo) =>
  (['asc', 'desc'] as const).flatMap((direcao) =>
    FILTROS.map((filtros) => ({ nome: JSON.stringify(filtros), campo, direcao, filtros })),
  ),
);

it.each(casos)('$campo $direcao com $nome', ({ campo, direcao, filtros }) => {
  const consulta = consultaDePais(
    umaSessao(caio),
    { aba: 'todas', ...filtros, ordem: { campo, direcao } },
    CAMPOS_DAS_ORDENS,
  );
  expect(consulta.ordem).toEqual([{ campo: expect.not.stringMatching(/^createdAt$/), direcao }]);
  expect(indiceQueFalta('ideias', consulta, indexes as readonly Indice[])).toBeUndefined();
});

it('uma coluna desconhecida não chega ao banco', () =>
  expect(
    consultaDePais(
      umaSessao(caio),
      { aba: 'todas', ordem: { campo: 'busca', direcao: 'asc' } },
      CAMPOS_DAS_ORDENS,
    ).ordem,
  ).toEqual([{ campo: 'createdAt', direcao: 'desc' }]));
