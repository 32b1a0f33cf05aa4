/** Fields of every collection whose schema or name says that they may hold who somebody is. */
import type * as z from 'zod/mini';
import { COLECOES } from '@/domain/colecoes';
import { nomeDaColecao } from '@/domain/comum/colecao';

interface Definicao {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  checks?: { _zod: { def: { format?: string } } }[];
}

function* folhas(schema: z.ZodMiniType, caminho: string): Generator<[caminho: string, ehEmail: boolean]> {
  const def = schema._zod.def as unknown as Definicao;
  const dentro = def.innerType ?? def.in;
  if (def.shape)
    for (const [campo, dele] of Object.entries(def.shape))
      yield* folhas(dele, caminho ? `${caminho}.${campo}` : campo);
  else if (dentro) yield* folhas(dentro, caminho);
  else if (def.element) yield* folhas(def.element, `${caminho}[]`);
  else if (def.valueType) yield* folhas(def.valueType, `${caminho}.*`);
  else if (def.options) for (const uma of def.options) yield* folhas(uma, caminho);
  else if (def.type === 'string')
    yield [caminho, (def.checks ?? []).some(({ _zod }) => _zod.def.format === 'email')];
}

/** Of people, and of things that bear a name. */
const PESSOAL =
  /(^|\.)(nomes?(\[\])?|\w+Nome|e?mail|telefone|celular|cpf|responsavel|image\[\]\.(path|name))$/i;

export const camposDePessoas = (): string[] => [
  ...new Set(
    COLECOES.flatMap((linha) =>
      [...folhas(linha.schema, '')].flatMap(([campo, ehEmail]) =>
        ehEmail || PESSOAL.test(campo) ? [`${nomeDaColecao(linha)} ${campo}`] : [],
      ),
    ),
  ),
];
