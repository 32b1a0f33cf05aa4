// A record of tomorrow is read today, and a record of yesterday too, in the browser and in the functions. Records and
// differences come from the schemas: a new collection, field or choice is in by itself.
import type { DocumentSnapshot } from '@functions/banco';
import { lido } from '@functions/banco';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { COLECOES } from '@/domain/colecoes';
import { camposDeAmanha } from '@/domain/comum/registro';
import { defineLeitura } from '@/firebase/dados/leitura';
import { banco } from '@tests/support/banco';
import { CAMPO_NOVO, com, em, exemploDe, lugaresDe, valorNovo } from '@tests/support/registrosDeAmanha';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
beforeEach(() => banco.esvaziar());

const leitura = (schema: z.ZodMiniType) => defineLeitura(schema as z.ZodMiniType<object>);

/** As both sides read it. The product's own code does it; only the database is not there. */
async function lidos(schema: z.ZodMiniType, dados: unknown) {
  banco.guardar('registros/r', dados as object);
  const { id: _id, ...noNavegador } = (await leitura(schema).find('registros/r')) ?? { id: '' };
  const documento = { exists: true, data: () => dados, ref: { path: 'registros/r' } };
  const nasFunctions = lido(schema, documento as unknown as DocumentSnapshot);
  expect(nasFunctions).toEqual(noNavegador);
  return nasFunctions;
}

const UMA_DE_CADA = [...new Map(COLECOES.map((colecao) => [colecao.schema, colecao])).values()];

describe.each(UMA_DE_CADA.map(({ caminho, schema }) => [caminho, schema] as const))(
  '%s',
  (_caminho, schema) => {
    const hoje = exemploDe(schema);
    const lugares = lugaresDe(schema);

    it('de hoje: o exemplo é um registro', () => {
      const { success, error } = schema.safeParse(hoje);
      expect({ success, error: error?.issues ?? [] }).toEqual({ success: true, error: [] });
    });

    it('de amanhã: com um campo a mais, em qualquer profundidade', async () => {
      const certo = await lidos(schema, hoje);
      for (const { em: onde, oQue } of lugares) {
        if (oQue !== 'objeto') continue;
        const amanha = com(hoje, onde, { ...(em(hoje, onde) as object), [CAMPO_NOVO]: { de: ['amanhã'] } });
        expect(await lidos(schema, amanha), onde.join('.')).toEqual(certo);
      }
    });

    it('de amanhã: com um valor novo de cada escolha', async () => {
      for (const { em: onde, oQue, valores = [] } of lugares) {
        if (oQue !== 'escolha') continue;
        const amanha = com(hoje, onde, valorNovo(valores));
        expect(em(await lidos(schema, amanha), onde), onde.join('.')).toBe(valorNovo(valores));
        expect(camposDeAmanha(schema, amanha)).toEqual([onde.join('.')]);
      }
    });

    it('de ontem: sem cada campo que tem um valor para quem não o tem', async () => {
      for (const { em: onde, oQue } of lugares) {
        if (oQue !== 'padrao') continue;
        const ontem = com(hoje, onde, undefined);
        expect(await lidos(schema, ontem), onde.join('.')).toEqual(schema.safeParse(ontem).data);
      }
    });

    it('o que está errado não passa por novo', async () => {
      await expect(lidos(schema, { [CAMPO_NOVO]: 1 })).rejects.toThrow('registros/r');
    });
  },
);
