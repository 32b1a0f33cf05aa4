/**
 * Records of every collection, made from the schemas alone (src/domain/colecoes.ts), as another version would have
 * written them: with a field more at each depth, with a new value of each choice, without each field that has a default.
 */
import type * as z from 'zod/mini';
import { FASES_PADRAO } from '@/domain/projetos/projeto';

interface Definicao {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  entries?: Record<string, string>;
  values?: unknown[];
  keyType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  in?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; minimum?: number; value?: number } } }[];
}
export type Caminho = readonly (string | number)[];

const definicao = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definicao;

/** Texts of the forms that fields ask for, tried in this order; the first that the field takes. */
const TEXTOS = [
  'Texto de exemplo',
  'textodeexemplo',
  'pessoa@exemplo.com',
  'https://exemplo.com/pagina',
  '11222333000181',
  '2026-11-20',
  '(11) 98765-4321',
  '11987654321',
  '01310100',
  '01310-100',
  '2026-11',
  '10:30',
  '#112233',
  'ABCDEFGHJKLMNPQR',
  'um-segredo-com-letras-e-tracos-que-tem-quarenta-e-oito',
  'ideias/uma-ideia-qualquer',
  'SP',
  '#',
  '',
];
const NUMEROS = [1, 0, 2, 10, 100];
/** Lists whose items depend on each other. */
const LISTAS = [FASES_PADRAO];

const aceito = (schema: z.ZodMiniType, candidatos: readonly unknown[]): unknown =>
  candidatos.find((candidato) => schema.safeParse(candidato).success);

/** A value that the schema takes, with an item in each list and map, and each optional field. */
export function exemploDe(schema: z.ZodMiniType, numero = 1): unknown {
  const def = definicao(schema);
  switch (def.type) {
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return exemploDe(def.innerType as z.ZodMiniType, numero);
    case 'pipe':
      return exemploDe(def.in as z.ZodMiniType, numero);
    case 'object':
      // Where one number has to be greater than another, the later field is.
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([campo, dele], i) => [campo, exemploDe(dele, i)]),
      );
    case 'array': {
      const item = exemploDe(def.element as z.ZodMiniType);
      const minimo = Math.max(1, ...(def.checks ?? []).map(({ _zod }) => _zod.def.minimum ?? 1));
      const lista = Array.from({ length: minimo }, () => item);
      return aceito(schema, [lista, ...LISTAS]) ?? lista;
    }
    case 'record': {
      const chave = definicao(def.keyType as z.ZodMiniType);
      const nomes = chave.type === 'enum' ? Object.values(chave.entries ?? {}) : ['qualquer'];
      return Object.fromEntries(nomes.map((nome) => [nome, exemploDe(def.valueType as z.ZodMiniType)]));
    }
    case 'enum':
      return Object.values(def.entries ?? {}).find((valor) => valor !== '');
    case 'literal':
      return def.values?.[0];
    case 'union':
      return exemploDe(def.options?.at(-1) as z.ZodMiniType);
    case 'string':
      return aceito(schema, TEXTOS);
    case 'number':
      return aceito(schema, [numero, ...NUMEROS]);
    case 'boolean':
      return true;
    case 'date':
      return new Date('2026-11-20T12:00:00Z');
    case 'null':
      return null;
    default:
      return aceito(schema, [...TEXTOS, ...NUMEROS]);
  }
}

interface Lugar {
  em: Caminho;
  oQue: 'objeto' | 'escolha' | 'padrao';
  valores?: readonly unknown[];
}

/** Where in a record of the schema another version may differ. */
export function lugaresDe(schema: z.ZodMiniType, em: Caminho = []): Lugar[] {
  const def = definicao(schema);
  const dentro = def.innerType ?? def.in;
  switch (def.type) {
    case 'optional':
    case 'default':
      return [{ em, oQue: 'padrao' }, ...lugaresDe(dentro as z.ZodMiniType, em)];
    case 'object':
      return [
        { em, oQue: 'objeto' },
        ...Object.entries(def.shape ?? {}).flatMap(([campo, dele]) => lugaresDe(dele, [...em, campo])),
      ];
    case 'array':
      return lugaresDe(def.element as z.ZodMiniType, [...em, 0]);
    case 'record': {
      const chave = definicao(def.keyType as z.ZodMiniType);
      const nome = chave.type === 'enum' ? Object.values(chave.entries ?? {})[0] : 'qualquer';
      return [
        ...(chave.type === 'enum' ? [{ em, oQue: 'objeto' } as const] : []),
        ...lugaresDe(def.valueType as z.ZodMiniType, [...em, nome ?? '']),
      ];
    }
    case 'enum':
      return [{ em, oQue: 'escolha', valores: Object.values(def.entries ?? {}) }];
    case 'literal':
      return (def.values?.length ?? 0) > 1 ? [{ em, oQue: 'escolha', valores: def.values ?? [] }] : [];
    case 'union':
      return lugaresDe(def.options?.at(-1) as z.ZodMiniType, em);
    default:
      return dentro ? lugaresDe(dentro, em) : [];
  }
}

/** A copy with another value at the path; undefined takes the field away. */
export function com(valor: unknown, [chave, ...resto]: Caminho, novo: unknown): unknown {
  if (chave === undefined) return novo;
  if (Array.isArray(valor))
    return valor.map((item: unknown, i) => (i === chave ? com(item, resto, novo) : item));
  const objeto = valor as Record<string, unknown>;
  const dentro = com(objeto[chave], resto, novo);
  if (dentro !== undefined) return { ...objeto, [chave]: dentro };
  const { [String(chave)]: _fora, ...sem } = objeto;
  return sem;
}

export const em = (valor: unknown, caminho: Caminho): unknown =>
  caminho.reduce<unknown>((dentro, chave) => (dentro as Record<string, unknown>)[chave], valor);

export const CAMPO_NOVO = 'campoDeAmanha';

/** A value that no version has yet, of the kind of those that it has. */
export const valorNovo = (valores: readonly unknown[]) => (typeof valores[0] === 'number' ? 97 : 'DE_AMANHA');
