/** Callables of the award report (module 31): `relatoriosFunctions-…`. Means are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { FORMATO_DO_DIA } from '@/domain/comum/datas';
import { FACETAS } from '@/domain/diagnostico/facetas-do-premio';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
const doPremio = {
  ...daEmpresa,
  idProjeto: idDeRegistro('Projeto não selecionado'),
  questionarioId: idDeRegistro('Questionario não selecionado'),
};
const contagem = () => inteiro(0, 1e9);

/** Projects of the company and their published questionnaires, by name. At most 250 of each. */
export const escolhas = contrato(
  'relatoriosFunctions-escolhas',
  z.strictObject(daEmpresa),
  z.object({
    projetos: z.array(
      z.object({
        id: z.string(),
        nome: z.string(),
        questionarios: z.array(z.object({ id: z.string(), nome: z.string() })),
      }),
    ),
  }),
);

const somas = z.array(z.object({ valor: z.string(), n: contagem() }));

/** Everything the charts and counters show: one counter is read, and the names of regions and ambassadors are not. */
export const premio = contrato(
  'relatoriosFunctions-premio',
  z.strictObject(doPremio),
  z.object({
    projeto: z.string(),
    questionario: z.string(),
    empresas: contagem(),
    habilitadas: contagem(),
    convidados: contagem(),
    /** By facet: '' is what nobody chose. Days in order, the rest from the most to the fewest. */
    facetas: z.record(z.enum(FACETAS), somas),
  }),
);

export const NOMES_DE = ['regioes', 'embaixadores', 'embaixadoresPessoas'] as const;
export const MAXIMO_DE_NOMES = 250;
/** Names of records, in the order of `ids`; '' of one that is not there. */
export const nomes = contrato(
  'relatoriosFunctions-nomes',
  z.strictObject({
    ...daEmpresa,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    de: z.enum(NOMES_DE),
    ids: lista(idDeRegistro(), MAXIMO_DE_NOMES),
  }),
  z.object({ nomes: z.array(z.string()) }),
);

/** Fields that each table is filtered by. */
export const CAMPOS_DAS_EMPRESAS = [
  'nomeFantasia',
  'cnpj',
  'responsavel',
  'telefone',
  'porte',
  'estado',
  'convidados',
] as const;
export const CAMPOS_DAS_MEDIAS = ['nomeFantasia', 'categoria', 'media'] as const;
/** Rows of a page (part 3 §9). */
export const POR_PAGINA = [10, 25, 100, 250] as const;
/** Rows that the spreadsheet asks for at once: five thousand companies are five calls. */
export const NA_PLANILHA = 1_000;

/** Where a page ended: what the list is sorted by, and the id. */
const cursor = z.strictObject({
  ordem: z.union([z.string().check(z.maxLength(300)), z.number()]),
  id: idDeRegistro(),
});
export type Cursor = z.infer<typeof cursor>;

const filtroDe = <T extends readonly string[]>(campos: T) =>
  z.nullable(z.strictObject({ campo: z.enum(campos), valor: texto(200, 1) }));
const daPagina = {
  habilitada: z.boolean(),
  porPagina: z.literal([...POR_PAGINA, NA_PLANILHA]),
  /** What the page before gave as `proxima`; null of the first page. */
  depois: z.nullable(cursor),
};
const daResposta = {
  /** Null of the last page. */
  proxima: z.nullable(cursor),
  /** Rows that the filter leaves in all, with the first page; null without a filter, whose number `premio` tells. */
  total: z.nullable(contagem()),
};

const linhaDaEmpresa = z.object({
  id: z.string(),
  idEmpresa: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  responsavel: z.string(),
  telefone: z.string(),
  porte: z.nullable(z.string()),
  numeroColaboradores: z.nullable(z.string()),
  categoria: z.string(),
  estado: z.nullable(z.string()),
  cidade: z.string(),
  /** Ids, which `nomes` names. */
  regioes: z.array(z.string()),
  convidados: contagem(),
  dia: z.string(),
  habilitada: z.boolean(),
});

/** Companies by name. The filter is exact (part 3 §2); `dia` is one of registration. */
export const empresas = contrato(
  'relatoriosFunctions-empresas',
  z.strictObject({
    ...doPremio,
    filtro: filtroDe(CAMPOS_DAS_EMPRESAS),
    dia: z.nullable(z.string().check(z.regex(FORMATO_DO_DIA))),
    ...daPagina,
  }),
  z.object({ linhas: z.array(linhaDaEmpresa), ...daResposta }),
);

/** Means of the companies in the questionnaire, the best first; by name where names or categories are looked for. */
export const medias = contrato(
  'relatoriosFunctions-medias',
  z.strictObject({ ...doPremio, filtro: filtroDe(CAMPOS_DAS_MEDIAS), ...daPagina }),
  z.object({
    linhas: z.array(
      z.object({
        id: z.string(),
        idEmpresa: z.string(),
        nomeFantasia: z.string(),
        categoria: z.string(),
        media: z.nullable(inteiro(0, 100_00)),
        folhas: contagem(),
        habilitada: z.boolean(),
      }),
    ),
    ...daResposta,
  }),
);
