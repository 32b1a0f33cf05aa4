// What another version wrote, and what no version would write.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { camposDeAmanha, comOutro, emForma, lerRegistro, OUTRO, regravar } from './registro';

const item = z.strictObject({ id: z.string(), cor: z.enum(['AZUL', 'VERDE']) });
const forma = z.union([
  z.strictObject({ forma: z.literal('circulo'), raio: z.number() }),
  z.strictObject({ forma: z.literal('quadro'), lado: z.number() }),
]);
const schema = z.strictObject({
  nome: z.string(),
  cor: z.nullable(z.enum(['AZUL', 'VERDE'])),
  codigo: z.literal([1, 2]),
  fixo: z.literal('R'),
  itens: z.array(item),
  cores: z.array(z.enum(['AZUL', 'VERDE'])),
  formas: z.array(forma),
  mapa: z.record(z.string(), item),
  novo: z.optional(z.string()),
  porte: z._default(z.nullable(z.string()), null),
});
const hoje = {
  nome: 'n',
  cor: 'AZUL',
  codigo: 1,
  fixo: 'R',
  itens: [{ id: 'a', cor: 'AZUL' }],
  cores: ['AZUL', 'VERDE'],
  formas: [{ forma: 'circulo', raio: 1 }],
  mapa: { m: { id: 'b', cor: 'VERDE' } },
} as const;
const lido = { ...hoje, porte: null };

describe('lerRegistro', () => {
  it('deixa de lado os campos que não conhece, em qualquer profundidade', () => {
    const amanha = {
      ...hoje,
      a: 1,
      itens: [{ ...hoje.itens[0], b: { c: 1 } }],
      formas: [{ ...hoje.formas[0], d: 1 }],
      mapa: { m: { ...hoje.mapa.m, e: [] } },
    };
    expect(lerRegistro(schema, amanha)).toMatchObject({ success: true, data: lido });
    expect(camposDeAmanha(schema, amanha).toSorted()).toEqual(['a', 'formas.0.d', 'itens.0.b', 'mapa.m.e']);
    expect(camposDeAmanha(schema, hoje)).toEqual([]);
  });

  it('deixa os valores como estão, também os de uma lista', () => {
    const amanha = {
      ...hoje,
      cor: 'ROXO',
      codigo: 3,
      itens: [{ id: 'a', cor: 'ROXO' }],
      cores: ['ROXO', 'AZUL'],
    };
    expect(lerRegistro(schema, amanha)).toMatchObject({ success: true, data: { ...amanha, porte: null } });
    expect(camposDeAmanha(schema, amanha)).toEqual(['cor', 'codigo', 'itens.0.cor', 'cores.0']);
  });

  it('pula e conta o que não é de nenhuma espécie conhecida', () => {
    const formas = [{ forma: 'estrela', pontas: 5 }, hoje.formas[0], { forma: 'linha' }];
    const resultado = lerRegistro(schema, { ...hoje, cor: 'ROXO', formas });
    expect(resultado).toMatchObject({ success: true, data: { ...lido, cor: 'ROXO' } });
    expect(resultado.deAmanha).toEqual(['formas.0', 'formas.2', 'cor']);
  });

  it.each([
    ['um campo sem valor para quem não o tem', { nome: undefined }],
    ['um campo de outro tipo', { nome: 1 }],
    ['uma escolha de outro tipo', { cor: 1 }],
    ['o que diz o que o registro é', { fixo: 'S' }],
  ])('recusa %s', (_caso, mudanca) => {
    expect(lerRegistro(schema, { ...hoje, ...mudanca }).success).toBe(false);
    expect(() => emForma(schema, { ...hoje, ...mudanca })).toThrow(z.core.$ZodError);
  });
});

describe('regravar', () => {
  const guardado = {
    ...hoje,
    daqui: 1,
    itens: [
      { id: 'a', cor: 'AZUL', nota: 5 },
      { id: 'z', cor: 'VERDE', nota: 6 },
    ],
    mapa: { m: { ...hoje.mapa.m, dentro: { x: 1 } } },
  };
  const visto = emForma(schema, guardado);

  it('o que não se conhece fica, e o que se escreve vale', () => {
    const novo = {
      ...visto,
      nome: 'outro',
      itens: [
        { id: 'z', cor: 'AZUL' },
        { id: 'n', cor: 'AZUL' },
      ],
      mapa: { m: { id: 'b', cor: 'AZUL' } },
    };
    expect(regravar(novo, guardado, visto)).toEqual({
      ...novo,
      daqui: 1,
      itens: [
        { id: 'z', cor: 'AZUL', nota: 6 },
        { id: 'n', cor: 'AZUL' },
      ],
      mapa: { m: { id: 'b', cor: 'AZUL', dentro: { x: 1 } } },
    });
  });

  it('um campo conhecido que se tira sai', () => {
    const { nome: _nome, ...sem } = visto;
    expect(regravar<object>(sem, guardado, visto)).not.toHaveProperty('nome');
    expect(regravar<object>(sem, guardado, visto)).toHaveProperty('daqui', 1);
  });

  it('o que não se leu não se mistura', () => expect(regravar(visto, undefined, undefined)).toBe(visto));
});

it('uma tabela responde também por um valor que não conhece', () => {
  const tabela = comOutro({ AZUL: 'Azul', VERDE: 'Verde' }, OUTRO);
  const deAmanha = 'ROXO' as 'AZUL';
  expect([tabela.AZUL, tabela[deAmanha], tabela['constructor' as 'AZUL']]).toEqual(['Azul', OUTRO, OUTRO]);
  expect(Object.keys(tabela)).toEqual(['AZUL', 'VERDE']);
});
