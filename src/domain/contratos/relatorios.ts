/** Callables of the award report (module 31): `relatoriosFunctions-…`. Means are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import { FORMATO_DO_DIA } from '@/domain/comum/datas';
import { FACETAS } from '@/domain/diagnostico/facetas-do-premio';
import { valorSchema } from '@/domain/diagnostico/resposta';
import { compiladoSchema } from '@/domain/diagnostico/versao';
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

const doQuestionario = {
  ...daEmpresa,
  questionarioId: idDeRegistro('Questionario não selecionado'),
  /** Id of the last one of the page before; null of the first page. */
  depois: z.nullable(idDeRegistro()),
};
const nota = z.nullable(inteiro(0, 100_00));
export const CANAIS_DA_FOLHA = ['link', 'convite', 'conta'] as const;
export const CONSENTIMENTOS_DA_FOLHA = ['dado', 'retirado', 'semRegistro', 'naoSePede'] as const;

const folhaBruta = z.object({
  id: z.string(),
  idEmpresa: z.string(),
  empresa: z.string(),
  /** Title of the company's phase now; '' of one that stands in none. */
  fase: z.string(),
  /** Null where nobody said it, and for people who do not read it (module 30). */
  nome: z.nullable(z.string()),
  email: z.nullable(z.string()),
  canal: z.enum(CANAIS_DA_FOLHA),
  consentimento: z.enum(CONSENTIMENTOS_DA_FOLHA),
  falaPelaEmpresa: z.nullable(z.boolean()),
  versao: inteiro(1, 1e6),
  abertaEm: z.string(),
  finalizadoEm: z.nullable(z.string()),
  respostas: z.record(z.string(), valorSchema),
  /** By group; of a sheet that is not finished there are none. */
  notas: z.record(z.string(), nota),
  media: nota,
});
export type FolhaBruta = z.infer<typeof folhaBruta>;

/** Sheets of a questionnaire with everything in them, a page by id, and the versions that they answer (decisions P295). */
export const folhasBrutas = contrato(
  'relatoriosFunctions-folhasBrutas',
  z.strictObject(doQuestionario),
  z.object({
    folhas: z.array(folhaBruta),
    versoes: z.array(z.object({ n: inteiro(1, 1e6), versao: compiladoSchema })),
    proxima: z.nullable(z.string()),
    /** With the first page. */
    total: z.nullable(contagem()),
    nomeadas: z.boolean(),
    /** Whether the caller may read evaluators' scores. */
    leNotas: z.boolean(),
  }),
);

const notaBruta = z.object({
  empresa: z.string(),
  grupo: z.string(),
  fase: z.string(),
  avaliador: z.string(),
  /** Null of an abstention. */
  nota,
  justificativa: z.string(),
  desconsiderado: z.boolean(),
  em: z.string(),
});
export type NotaBruta = z.infer<typeof notaBruta>;

/** Evaluators' scores in a questionnaire, a page by id; `grupo` is an id, which the versions of the sheets name. */
export const notasBrutas = contrato(
  'relatoriosFunctions-notasBrutas',
  z.strictObject(doQuestionario),
  z.object({ notas: z.array(notaBruta), proxima: z.nullable(z.string()) }),
);
