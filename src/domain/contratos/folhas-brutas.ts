/** Callables of the raw export (decisions P295), apart from the report's, which loads no schema of answers. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { valorSchema } from '@/domain/diagnostico/resposta';
import { compiladoSchema } from '@/domain/diagnostico/versao';
import { contrato } from './contrato';

const contagem = () => inteiro(0, 1e9);
const doQuestionario = {
  licenciadaId: idDeRegistro(),
  empresaId: idDeRegistro(),
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
  /** Two phases may have one title. */
  idFase: inteiro(1, 999),
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
