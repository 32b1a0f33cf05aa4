/** Callables of editions: a project begun from the last one, a company's curve, and who came back (decisions P420 to P423). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { dia } from '@/domain/comum/dia';
import { MAXIMO_DE_EDICOES, MAXIMO_DE_QUESTIONARIOS_DA_EDICAO } from '@/domain/projetos/edicao';
import { contrato } from './contrato';

const daqui = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };

/** Begins a project from one of the same company. The same request makes the same project, however often it comes. */
export const comecarEdicao = contrato(
  'projetosFunctions-comecarEdicao',
  z
    .strictObject({
      ...daqui,
      /** The project that goes on. */
      idProjeto: idDeRegistro('Escolha de que projeto a edição começa.'),
      nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
      inicio: dia(),
      fim: dia(),
      /** Those that go along. */
      questionarios: lista(
        idDeRegistro(),
        MAXIMO_DE_QUESTIONARIOS_DA_EDICAO,
        0,
        `Leve no máximo ${MAXIMO_DE_QUESTIONARIOS_DA_EDICAO} questionários de uma vez.`,
      ),
      /** Regions go along, with what companies belong by. */
      regioes: z.boolean(),
    })
    .check(
      z.refine<{ inicio: string; fim: string }>(({ inicio, fim }) => fim >= inicio, {
        error: 'O fim não pode vir antes do início.',
        path: ['fim'],
      }),
    ),
  z.object({ id: idDeRegistro() }),
);

/** How a company stands to two editions. */
export const VOLTAS = ['nova', 'voltou', 'saiu'] as const;
export type Volta = (typeof VOLTAS)[number];

export const EMPRESAS_POR_PAGINA = 50;

/** Which companies of a project were in another one too, which are new, and which of the other one are missing. */
export const quemVoltou = contrato(
  'projetosFunctions-quemVoltou',
  z.strictObject({
    ...daqui,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    /** The earlier one; null for the one that it began from, or that began before it. */
    anterior: z.nullable(idDeRegistro()),
    /** Whose companies are told. */
    qual: z.enum(VOLTAS),
    /** Company behind which the page begins; null for the first. */
    depois: z.nullable(idDeRegistro()),
  }),
  z.object({
    /** Earlier projects of the company, the last one first, for a choice. */
    anteriores: z.array(z.object({ id: z.string(), nome: z.string() })),
    /** The one that was compared; null where there is none. */
    anterior: z.nullable(z.string()),
    quantas: z.object({ nova: inteiro(), voltou: inteiro(), saiu: inteiro() }),
    empresas: lista(
      z.object({
        id: z.string(),
        nome: z.string(),
        /** Of the edition that it is in; both of one that came back. */
        categoria: z.string(),
        antes: z.string(),
      }),
      EMPRESAS_POR_PAGINA,
    ),
    /** The last one told, where more follow. */
    proxima: z.nullable(z.string()),
  }),
);

/** A company's means in the editions of a questionnaire, the first one first. In hundredths; `idProjeto` as for a result. */
export const edicoes = contrato(
  'resultadosFunctions-edicoes',
  z.strictObject({
    ...daqui,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: z.nullable(idDeRegistro('Projeto não selecionado')),
    questionarioId: idDeRegistro('Questionario não selecionado'),
  }),
  z.object({
    edicoes: lista(
      z.object({
        idProjeto: z.string(),
        projeto: z.string(),
        ano: z.string(),
        /** Of the whole questionnaire; null where nobody finished. */
        media: z.nullable(inteiro(0, 100_00)),
        /** It asked the same questions as the newest edition. */
        iguais: z.boolean(),
        /** By the id that each group has in the newest edition. */
        grupos: z.record(z.string(), inteiro(0, 100_00)),
        /** Groups of which some questions are not those of the newest edition. */
        mudaram: z.array(z.string()),
      }),
      MAXIMO_DE_EDICOES,
    ),
    /** Groups of the newest edition, in their order. */
    grupos: z.array(z.object({ id: z.string(), nome: z.string() })),
  }),
);
