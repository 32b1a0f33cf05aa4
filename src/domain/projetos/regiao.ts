/** Region of a project: criteria by which companies belong to it (part 3 §3 and §5; decisions Q30). */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { emOrdem, indiceDoNome } from '@/domain/comum/busca';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { entidade, idDeRegistro, LIMITE, lista, nomeEmOrdem, texto } from '@/domain/comum/campos';
import type { StatusNoProjeto } from './status';

export const ROTULO_DO_CRITERIO = comOutro(
  {
    cep: 'CEP',
    estado: 'Estado',
    cidade: 'Cidade',
    bairro: 'Bairro',
  } as const,
  OUTRO,
);
export type CampoDoCriterio = keyof typeof ROTULO_DO_CRITERIO;
export const CAMPOS_DO_CRITERIO = Object.keys(ROTULO_DO_CRITERIO) as CampoDoCriterio[];

export const ROTULO_DA_COMPARACAO = comOutro(
  { and: 'Todos os critérios', or: 'Qualquer um dos critérios' } as const,
  OUTRO,
);
export type Comparacao = keyof typeof ROTULO_DA_COMPARACAO;

export const MAXIMO_DE_CRITERIOS = 50;
/** Companies that a region names; more of them are not told apart. */
export const MAXIMO_DA_REGIAO = 10_000;

const criterioSchema = z.strictObject({
  field: z.enum(CAMPOS_DO_CRITERIO),
  value: texto(LIMITE.nome, 1, 'Escreva o valor deste critério.'),
});
export type Criterio = z.infer<typeof criterioSchema>;

const campos = {
  name: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
  comparisonType: z.enum(['and', 'or']),
  identifiers: lista(criterioSchema, MAXIMO_DE_CRITERIOS, 1, 'Adicione ao menos um critério.'),
};

export const regiaoSchema = entidade({
  ...campos,
  nomeEmOrdem: nomeEmOrdem(),
  busca: lista(texto(20, 1), LIMITE.busca),
  /** The project under which it lies. */
  projetoId: idDeRegistro(),
  /** Ids of the companies of the project that belong to it. Functions write them. */
  empresas: lista(idDeRegistro(), MAXIMO_DA_REGIAO),
});
export type Regiao = z.infer<typeof regiaoSchema>;

export const regioesDe = (contexto: Contexto, projetoId: string) =>
  `${caminhos.projeto(contexto, projetoId)}/regioes`;

/** First and last postal code that a criterion means: one of them, how it begins, or from one to another. */
export function faixaDeCep(valor: string): { de: string; ate: string } | undefined {
  const UM = String.raw`\d{5}-?\d{3}|\d{1,8}`;
  const [, um, de = um, ate = um] =
    new RegExp(`^(?:(${UM})|(${UM})\\s*(?:-|–|a|até)\\s*(${UM}))$`, 'i').exec(valor.trim()) ?? [];
  if (!de || !ate) return undefined;
  const faixa = { de: semTraco(de).padEnd(8, '0'), ate: semTraco(ate).padEnd(8, '9') };
  return faixa.de <= faixa.ate ? faixa : undefined;
}
const semTraco = (cep: string) => cep.replace('-', '');

export const criterioForm = criterioSchema.check(
  z.refine<Criterio>(({ field, value }) => field !== 'cep' || faixaDeCep(value) !== undefined, {
    error:
      'Escreva um CEP, como ele começa (por exemplo 890) ou de um a outro (por exemplo 89000-000 a 89099-999).',
    path: ['value'],
  }),
);
export const regiaoForm = z.object({
  ...campos,
  identifiers: lista(criterioForm, MAXIMO_DE_CRITERIOS, 1, 'Adicione ao menos um critério.'),
});
export type RegiaoForm = z.infer<typeof regiaoForm>;

export const regiaoVazia: RegiaoForm = {
  name: '',
  comparisonType: 'or',
  identifiers: [{ field: 'estado', value: '' }],
};

export const formDaRegiao = ({ name, comparisonType, identifiers }: Regiao): RegiaoForm => ({
  name,
  comparisonType,
  identifiers,
});
export const regiaoDoForm = (form: RegiaoForm) => ({ ...form, ...indiceDoNome(form.name) });

/** Where a company is, as its row in the project says. */
export type Lugar = Pick<StatusNoProjeto, CampoDoCriterio>;

function atende(lugar: Lugar, { field, value }: Criterio): boolean {
  const dela = lugar[field] ?? '';
  if (field !== 'cep') return dela !== '' && emOrdem(dela) === emOrdem(value);
  const faixa = faixaDeCep(value);
  return faixa !== undefined && /^\d{8}$/.test(dela) && dela >= faixa.de && dela <= faixa.ate;
}

/** True iff a company there belongs to the region. Without criteria nothing does. */
export const pertence = (
  lugar: Lugar,
  { comparisonType, identifiers }: Pick<Regiao, 'comparisonType' | 'identifiers'>,
): boolean =>
  identifiers.length > 0 &&
  (comparisonType === 'and'
    ? identifiers.every((criterio) => atende(lugar, criterio))
    : identifiers.some((criterio) => atende(lugar, criterio)));

/** 'Estado PR ou Cidade Joinville'. */
export const criteriosEmPalavras = ({
  comparisonType,
  identifiers,
}: Pick<Regiao, 'comparisonType' | 'identifiers'>): string =>
  identifiers
    .map(({ field, value }) => `${ROTULO_DO_CRITERIO[field]} ${value}`)
    .join(comparisonType === 'and' ? ' e ' : ' ou ');
