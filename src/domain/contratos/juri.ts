/** Callables of the jury of a phase: `juriFunctions-…` (decisions P340 to P343). Scores are in hundredths. */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro } from '@/domain/comum/campos';
import { dia } from '@/domain/comum/dia';
import { camposDoJuri, MAXIMO_DE_EMPRESAS_DO_JURI, motivoDoImpedimento } from '@/domain/diagnostico/juri';
import { notaDoAvaliador } from '@/domain/diagnostico/nota';
import { contrato } from './contrato';

const daqui = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
const doJuri = {
  ...daqui,
  projetoId: idDeRegistro('Projeto não selecionado'),
  fase: inteiro(1, 999),
};
const pessoa = z.object({ id: z.string(), nome: z.string() });
/** Why the evaluator may not have the company, in a word the screen spells out. */
export const MOTIVOS = ['PERTENCE', 'PERTENCEU', 'CONTATO', 'DOMINIO', 'DECLARADO'] as const;
export type Motivo = (typeof MOTIVOS)[number];

/** Attempts of one form that are told apart. */
export const MAXIMO_DE_VISTOS = 20;

/** What an evaluator still owes a company in a questionnaire. */
const andamento = { dadas: inteiro(), de: inteiro() };

/** The jury of a phase as whoever leads it sees it, with what it may be made of. */
export const painel = contrato(
  'juriFunctions-painel',
  z.strictObject(doJuri),
  z.object({
    projeto: z.string(),
    /** Phases that are scored, in the project's order, and which of them have a jury. */
    fases: z.array(z.object({ id: inteiro(1, 999), titulo: z.string(), temJuri: z.boolean() })),
    categorias: z.array(z.string()),
    /** Published, each with the groups of its version. */
    questionarios: z.array(z.object({ id: z.string(), nome: z.string(), grupos: z.array(pessoa) })),
    /** People who may score. */
    candidatos: z.array(pessoa),
    /** Companies that stand in the phase. */
    empresas: z.array(z.object({ id: z.string(), nome: z.string(), categoria: z.string() })),
    /** Null while the phase has none. */
    juri: z.nullable(
      z.object({
        ...camposDoJuri,
        semente: inteiro(1),
        edicao: z.string(),
        /** Companies of the jury with their evaluators, and how far each is; `naFase` false of one that moved on. */
        empresas: z.array(
          z.object({
            id: z.string(),
            nome: z.string(),
            naFase: z.boolean(),
            avaliadores: z.array(z.object({ id: z.string(), ...andamento })),
          }),
        ),
        avaliadoresNomes: z.array(pessoa),
        impedimentos: z.array(
          z.object({ idEmpresa: z.string(), avaliador: z.string(), motivo: z.string(), em: z.string() }),
        ),
        lembretes: z.record(z.string(), z.string()),
        /** Who owes scores that can be given now: in nothing that was closed, of nobody who moved on. */
        devem: z.array(z.string()),
      }),
    ),
    /** How the last edition's jury of the phase was made, without its people; null where there was none (decisions P424). */
    daEdicaoAnterior: z.nullable(
      z.object({
        projeto: z.string(),
        escolha: camposDoJuri.escolha,
        categorias: camposDoJuri.categorias,
        questionarios: camposDoJuri.questionarios,
        porEmpresa: camposDoJuri.porEmpresa,
        cegas: camposDoJuri.cegas,
      }),
    ),
  }),
);

/**
 * How the companies would be dealt, or are from now on. A new `semente` deals anew what nobody began; null leaves the
 * seats where they are and deals what is missing.
 */
export const salvarPainel = contrato(
  'juriFunctions-salvarPainel',
  z.strictObject({
    ...doJuri,
    ...camposDoJuri,
    prazo: dia('Escolha até quando o júri avalia.'),
    /** Companies chosen by hand; empty of another choice. */
    empresas: z
      .array(idDeRegistro())
      .check(
        z.maxLength(
          MAXIMO_DE_EMPRESAS_DO_JURI,
          `Um júri tem no máximo ${MAXIMO_DE_EMPRESAS_DO_JURI} empresas.`,
        ),
      ),
    semente: z.nullable(inteiro(1, 1_000_000)),
    /** Made anew by the form for each content; a page from before sends neither. */
    edicao: z.optional(idDeRegistro()),
    /** The edition that the form began with, and those that it sent before: on others' it does not save. */
    vistos: z.optional(z.array(idDeRegistro()).check(z.maxLength(MAXIMO_DE_VISTOS))),
    simular: z.boolean(),
  }),
  z.object({
    lugares: z.array(z.object({ id: z.string(), nome: z.string(), avaliadores: z.array(z.string()) })),
    /** Companies that lack evaluators, and how many. */
    faltam: z.array(z.object({ id: z.string(), nome: z.string(), quantos: inteiro(1) })),
    /** Who may not have which company, and why. */
    impedidos: z.array(
      z.object({
        avaliador: z.string(),
        idEmpresa: z.string(),
        empresa: z.string(),
        motivo: z.enum(MOTIVOS),
      }),
    ),
  }),
);

/** The phase is scored by everybody again; what was scored stays. */
export const removerPainel = contrato('juriFunctions-removerPainel', z.strictObject(doJuri), z.object({}));

/** Reminds evaluators who are late, each once in three days. */
export const lembrar = contrato(
  'juriFunctions-lembrar',
  z.strictObject(doJuri),
  z.object({
    lembrados: inteiro(),
    /** Late, and reminded less than three days ago. */
    esperam: inteiro(),
  }),
);

/** What the caller scores, over all juries that are under way. */
export const paraAvaliar = contrato(
  'juriFunctions-paraAvaliar',
  z.strictObject(daqui),
  z.object({
    juris: z.array(
      z.object({
        projetoId: z.string(),
        projeto: z.string(),
        fase: inteiro(1, 999),
        titulo: z.string(),
        prazo: z.string(),
        cegas: z.boolean(),
        /** One company in one questionnaire, in the order of their names. */
        itens: z.array(
          z.object({
            idEmpresa: z.string(),
            empresa: z.string(),
            questionarioId: z.string(),
            questionario: z.string(),
            /** The phase was closed in it: nothing is owed any more. */
            encerrada: z.boolean(),
            ...andamento,
          }),
        ),
        /** Companies of the caller that left the phase, or answered nothing of what is scored. */
        semAvaliacao: z.array(z.object({ idEmpresa: z.string(), empresa: z.string(), naFase: z.boolean() })),
      }),
    ),
  }),
);

/** Companies of a phase as evaluators scored them in a questionnaire, with the own answers beside (decisions P344). */
export const classificacao = contrato(
  'juriFunctions-classificacao',
  z.strictObject({ ...doJuri, questionarioId: idDeRegistro('Questionario não selecionado') }),
  z.object({
    titulo: z.string(),
    questionario: z.string(),
    temJuri: z.boolean(),
    encerrada: z.boolean(),
    grupos: z.array(pessoa),
    /** Names of evaluators whose scores count as they were given. */
    semNormalizar: z.array(z.string()),
    linhas: z.array(
      z.object({
        idEmpresa: z.string(),
        empresa: z.string(),
        categoria: z.string(),
        habilitada: z.boolean(),
        fase: z.string(),
        /** Id of that phase. */
        status: inteiro(1, 999),
        autoavaliacao: z.nullable(notaDoAvaliador),
        juri: z.nullable(notaDoAvaliador),
        normalizada: z.nullable(notaDoAvaliador),
        diferenca: z.nullable(notaDoAvaliador),
        discordam: z.boolean(),
        ...andamento,
      }),
    ),
  }),
);

/** An evaluator stands back from a company, or whoever leads the evaluation says so; the seat goes to the next. */
export const impedir = contrato(
  'juriFunctions-impedir',
  z.strictObject({
    ...doJuri,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    avaliador: idDeRegistro('Escolha o avaliador.'),
    motivo: motivoDoImpedimento,
  }),
  z.object({
    /** The evaluator who has the seat now; null where nobody is left. */
    passouPara: z.nullable(z.string()),
  }),
);

/** Whoever leads the evaluation takes a declared conflict back; seats stay where they went. */
export const retirarImpedimento = contrato(
  'juriFunctions-retirarImpedimento',
  z.strictObject({
    ...doJuri,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    avaliador: idDeRegistro('Escolha o avaliador.'),
  }),
  z.object({}),
);
