// @vitest-environment node
// The one shape of ids that somebody outside chooses (decisions T462), in schemas and in every contract.
import { ehIdDeRegistro, idDeRegistro } from '@/domain/comum/campos';
import { expect, it } from 'vitest';

/** What every object has by nature, what Firestore keeps for itself, and what a path would read otherwise. */
const ERRADOS = [
  ...Object.getOwnPropertyNames(Object.prototype),
  '__x__',
  '.',
  '..',
  'com.ponto',
  'com/barra',
  'com espaço',
  '',
  'x'.repeat(129),
];
const CERTOS = ['x', 'q-1', 'a_b', '_x', '__x', 'x__', 'construtor', 'constructor-1', 'x'.repeat(128)];

it('A16 ids que não são de registro nenhum são recusados, e os parecidos valem', () => {
  for (const id of ERRADOS) expect(ehIdDeRegistro(id), id).toBe(false);
  for (const id of CERTOS) expect(idDeRegistro().safeParse(id).success, id).toBe(true);
});

interface Esquema {
  safeParse: (valor: unknown) => { success: boolean };
  _zod: {
    def: { shape?: Record<string, Esquema>; element?: Esquema; innerType?: Esquema; options?: Esquema[] };
  };
}
/** Fields of what is sent that are called as ids are, at any depth. */
function ids(esquema: Esquema, onde: string): [onde: string, esquema: Esquema][] {
  const { shape = {}, element, innerType, options = [] } = esquema._zod.def;
  return [
    ...Object.entries(shape).flatMap(([campo, dele]) => [
      ...(/^id([A-Z]|$)|Id$/.test(campo) ? [[`${onde}.${campo}`, dele] as [string, Esquema]] : []),
      ...ids(dele, `${onde}.${campo}`),
    ]),
    ...[element, innerType, ...options].flatMap((dentro) => (dentro ? ids(dentro, onde) : [])),
  ];
}

it('A16 nenhum contrato recebe outra forma de id', () => {
  const modulos = import.meta.glob<Record<string, unknown>>('/src/domain/contratos/*.ts', { eager: true });
  const recebidos = Object.entries(modulos).flatMap(([arquivo, nomes]) =>
    Object.values(nomes).flatMap((contrato) => {
      const { entrada, nome } = (contrato ?? {}) as { entrada?: Esquema; nome?: string };
      return entrada && nome && !arquivo.endsWith('.test.ts') ? ids(entrada, nome) : [];
    }),
  );
  expect(recebidos.length).toBeGreaterThan(100);
  const frouxos = recebidos.filter(([, dele]) =>
    ['constructor', '__x__'].some((id) => dele.safeParse(id).success),
  );
  expect(frouxos.map(([onde]) => onde)).toEqual([]);
});
