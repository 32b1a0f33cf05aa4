// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contem, e, igual, ou } from './consulta';
import { campoDesligado, indiceQueFalta, type Indice } from './indices';

const porData = (...campos: string[]): Indice => ({
  collectionGroup: 'ideias',
  fields: [
    ...campos.map((campo) =>
      campo.endsWith('[]')
        ? { fieldPath: campo.slice(0, -2), arrayConfig: 'CONTAINS' as const }
        : { fieldPath: campo, order: 'ASCENDING' as const },
    ),
    { fieldPath: 'createdAt', order: 'DESCENDING' },
  ],
});
const doStatus = (...campos: string[]): Indice => ({
  collectionGroup: 'ideias',
  fields: ['status', ...campos].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
});
const ordem = [{ campo: 'createdAt', direcao: 'desc' }] as const;
const falta = (
  filtros: Parameters<typeof indiceQueFalta>[1]['filtros'],
  indices: Indice[],
  o: typeof ordem | [] = ordem,
) => indiceQueFalta('ideias', { filtros, ordem: o }, indices);

describe('índices compostos', () => {
  it('nada pede sem ordem, ou só com ordem', () => {
    expect(falta([igual('a', 1), igual('b', 2)], [], [])).toBeUndefined();
    expect(falta([], [])).toBeUndefined();
  });
  it('pede índice para igualdade com ordem', () => {
    expect(falta([igual('status', 'X')], [])).toBe('ideias: status + createdAt DESCENDING');
    expect(falta([igual('status', 'X')], [porData('status')])).toBeUndefined();
  });
  it('junta índices de mesma ordem', () =>
    expect(
      falta([igual('status', 'X'), contem('busca', 'y')], [porData('status'), porData('busca[]')]),
    ).toBeUndefined());
  it('não confunde lista com valor, nem direção', () => {
    expect(falta([contem('busca', 'y')], [porData('busca')])).toBe('ideias: busca[] + createdAt DESCENDING');
    expect(
      indiceQueFalta(
        'ideias',
        { filtros: [igual('status', 1)], ordem: [{ campo: 'createdAt', direcao: 'asc' }] },
        [porData('status')],
      ),
    ).toBe('ideias: status + createdAt ASCENDING');
  });
  it('olha cada alternativa de um OU', () => {
    const filtros = [
      ou(igual('visibilidade', 'PUBLICA'), e(igual('createdBy', 'u'), igual('visibilidade', 'RASCUNHO'))),
    ];
    expect(falta(filtros, [porData('visibilidade')])).toBe('ideias: createdBy + createdAt DESCENDING');
    expect(falta(filtros, [porData('visibilidade'), porData('createdBy')])).toBeUndefined();
  });
  it('o que se compara sem ordenar vem depois da ordem, pelo nome', () => {
    const filtros = [
      igual('status', 1),
      { campo: 'dataInicial', op: '<=', valor: 0 } as const,
      { campo: 'dataFinal', op: '>=', valor: 0 } as const,
    ];
    const porFim = [{ campo: 'dataFinal', direcao: 'asc' }] as const;
    const falta = (ordem: typeof porFim | [], ...indices: Indice[]) =>
      indiceQueFalta('ideias', { filtros, ordem }, indices);
    expect(falta(porFim, doStatus('dataFinal', 'dataInicial'))).toBeUndefined();
    expect(falta(porFim, doStatus('dataInicial', 'dataFinal'))).toMatch(/dataFinal.*dataInicial/);
    expect(falta([], doStatus('dataFinal', 'dataInicial'))).toBeUndefined();
  });
  it('desigualdade conta como primeira ordem', () =>
    expect(
      indiceQueFalta(
        'ideias',
        { filtros: [igual('status', 1), { campo: 'dataFinal', op: '>=', valor: 0 }] },
        [],
      ),
    ).toBe('ideias: status + dataFinal ASCENDING'));
});

const noGrupo = (indices: Indice[], o: typeof ordem | [] = []) =>
  indiceQueFalta('ideias', { filtros: [igual('a', 1)], ordem: o }, indices, 'COLLECTION_GROUP');
const deUmCampo: Indice = {
  collectionGroup: 'ideias',
  queryScope: 'COLLECTION_GROUP',
  fields: [{ fieldPath: 'a', order: 'ASCENDING' }],
};

describe('grupos de coleções', () => {
  it('também um campo só precisa do índice do grupo', () => {
    expect(noGrupo([])).toBe('grupo ideias: a');
    expect(noGrupo([{ ...deUmCampo, queryScope: 'COLLECTION' }])).toBe('grupo ideias: a');
    expect(noGrupo([deUmCampo])).toBeUndefined();
  });
  it('o índice de uma coleção não serve ao grupo, nem o do grupo à coleção', () => {
    expect(noGrupo([porData('a')], ordem)).toBe('grupo ideias: a + createdAt DESCENDING');
    const doGrupo = { ...porData('a'), queryScope: 'COLLECTION_GROUP' };
    expect(noGrupo([doGrupo], ordem)).toBeUndefined();
    expect(falta([igual('a', 1)], [doGrupo])).toBe('ideias: a + createdAt DESCENDING');
  });
  it('dois limites sobre o mesmo campo são um', () =>
    expect(
      indiceQueFalta(
        'ideias',
        {
          filtros: [
            { campo: 'a', op: '>', valor: 1 },
            { campo: 'a', op: '<', valor: 3 },
          ],
        },
        [],
      ),
    ).toBeUndefined());
});

it('um campo desligado leva o que está dentro dele, menos o que o arquivo nomeia à parte', () => {
  const campos = [
    { collectionGroup: 'ideias', fieldPath: 'autor', indexes: [] },
    { collectionGroup: 'ideias', fieldPath: 'autor.refPath', indexes: [{}] },
  ];
  const de = (colecao: string, campo: string) =>
    campoDesligado(colecao, { filtros: [igual(campo, 1)] }, campos);
  expect(de('ideias', 'autor')).toBe('autor');
  expect(de('ideias', 'autor.nome')).toBe('autor.nome');
  expect(de('ideias', 'autor.refPath')).toBeUndefined();
  expect(de('ideias', 'autores')).toBeUndefined();
  expect(de('desafios', 'autor')).toBeUndefined();
  const porOrdem = { filtros: [], ordem: [{ campo: 'autor', direcao: 'asc' }] } as const;
  expect(campoDesligado('ideias', porOrdem, campos)).toBe('autor');
});
