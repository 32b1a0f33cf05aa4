/** Writes docs/data-model.md from the rows of the collections: path, fields, types and limits. */
import type * as z from 'zod/mini';
import { COLECOES } from '@/domain/colecoes';

interface Definicao {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  entries?: Record<string, string>;
  values?: unknown[];
  valueType?: z.ZodMiniType;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } }[];
}

const definicao = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definicao;

export const camposDe = (schema: z.ZodMiniType): [string, z.ZodMiniType][] =>
  Object.entries(definicao(schema).shape ?? {});

function limites({ checks = [] }: Definicao): string {
  const partes = checks.flatMap(({ _zod: { def } }) => {
    if (def.check === 'min_length') return [`≥ ${def.minimum}`];
    if (def.check === 'max_length') return [`≤ ${def.maximum}`];
    if (def.check === 'greater_than') return [`≥ ${def.value}`];
    if (def.check === 'less_than') return [`≤ ${def.value}`];
    return [];
  });
  return partes.length > 0 ? ` (${partes.join(', ')})` : '';
}

function tipo(schema: z.ZodMiniType): string {
  const def = definicao(schema);
  switch (def.type) {
    case 'nullable':
      return `${tipo(def.innerType as z.ZodMiniType)} or null`;
    case 'optional':
      return `${tipo(def.innerType as z.ZodMiniType)}, may be missing`;
    case 'array':
      return `list of ${tipo(def.element as z.ZodMiniType)}${limites(def)}`;
    case 'enum':
      return Object.values(def.entries ?? {})
        .map((v) => `\`${v}\``)
        .join(' · ');
    case 'literal':
      return (def.values ?? []).map((v) => `\`${String(v)}\``).join(' · ');
    case 'object':
      return `{ ${camposDe(schema)
        .map(([nome, campo]) => `${nome}: ${tipo(campo)}`)
        .join('; ')} }`;
    case 'record':
      return `map of ${tipo(def.valueType as z.ZodMiniType)}`;
    case 'date':
      return 'timestamp';
    default:
      return `${def.type}${limites(def)}`;
  }
}

export function modeloDeDados(): string {
  const secoes = COLECOES.map(({ caminho, oQueE, escrita, schema }) => {
    const linhas = camposDe(schema).map(([nome, campo]) => `| ${nome} | ${tipo(campo)} |`);
    return [
      `## \`${caminho}\``,
      '',
      `${oQueE}. Written by: ${escrita}.`,
      '',
      '| field | type |',
      '|---|---|',
      ...linhas,
    ].join('\n');
  });
  return [
    '# Data model',
    '',
    'Generated from the schemas in `src/domain` by `npm run docs`; a test fails when it is out of date.',
    'Audit fields: `createdBy`/`updatedBy` are auth uids, `deletedAt` null means active. References are document paths.',
    '',
    ...secoes.flatMap((secao) => [secao, '']),
  ].join('\n');
}
