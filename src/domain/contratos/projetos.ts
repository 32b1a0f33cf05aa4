/** Callables about companies in projects: `projetosFunctions-…` (part 3 §7). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto, textoOpcional } from '@/domain/comum/campos';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { termosDaInscricao } from '@/domain/projetos/entrada';
import { MOTIVOS_DE_FORA } from '@/domain/votacao/candidata';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };

/** Brings a company of a project to another phase; `de` is the phase that the person saw. */
export const mudarFase = contrato(
  'projetosFunctions-mudarFase',
  z.strictObject({
    ...daEmpresa,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    de: inteiro(1, 999),
    status: inteiro(1, 999),
  }),
  z.object({}),
);

/**
 * The category of a company in a project of `organizadora` (decisions P194). It is asked by who organises, or by who
 * administers the company itself; `de` is the category that the person saw, '' for none.
 */
export const mudarCategoria = contrato(
  'projetosFunctions-mudarCategoria',
  z.strictObject({
    ...daEmpresa,
    organizadora: idDeRegistro('Projeto não selecionado'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    de: textoOpcional(60),
    categoria: texto(60, 1, 'Escolha a categoria.'),
  }),
  z.object({}),
);

/** Companies named of those that do not stand in a voting; the number tells all. */
export const MAXIMO_DE_FORA = 100;

/**
 * Which companies would not stand, if the project had these categories and this voting: what it has, or what somebody is
 * about to store (decisions P195). `soFinalistas` is null without a voting.
 */
export const foraDaVotacao = contrato(
  'projetosFunctions-foraDaVotacao',
  z.strictObject({
    ...daEmpresa,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    categorias: lista(texto(60, 1), 20),
    soFinalistas: z.nullable(z.boolean()),
  }),
  z.object({
    /** Companies in the project, and those of them that do not stand. */
    de: inteiro(),
    quantas: inteiro(),
    /** In the order of their names, the first ones. */
    empresas: lista(
      z.object({
        idEmpresa: z.string(),
        nome: z.string(),
        /** What it holds, which may be no category of the project any more. */
        categoria: z.string(),
        motivos: z.array(z.enum(MOTIVOS_DE_FORA)),
      }),
      MAXIMO_DE_FORA,
    ),
  }),
);

/** Companies that are asked about at once: as many as one person brings to another phase in a day. */
export const MAXIMO_DE_PREVISTAS = 2_000;

/**
 * Which of these companies would stop being enabled in a phase, and what each of them lacks there (decisions Q271). Asked
 * before their phase is changed.
 */
export const preverFase = contrato(
  'projetosFunctions-preverFase',
  z.strictObject({
    ...daEmpresa,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    empresas: lista(idDeRegistro('Empresa não selecionada'), MAXIMO_DE_PREVISTAS, 1),
    status: inteiro(1, 999),
  }),
  z.object({
    /** In the order of their names, with the names of the questionnaires that they have not answered. */
    perdem: lista(
      z.object({ idEmpresa: z.string(), nome: z.string(), faltam: z.array(z.string()) }),
      MAXIMO_DE_PREVISTAS,
    ),
  }),
);

/** The company leaves a project of `idEmpresa`. Once more it changes nothing. */
export const sairDoProjeto = contrato(
  'projetosFunctions-sairDoProjeto',
  z.strictObject({
    ...daEmpresa,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
  }),
  z.object({}),
);

/** What became of a company that was to be in a project. */
export const SITUACOES_DA_INSCRICAO = ['CONVIDADA', 'INSCRITA', 'JA_INSCRITA'] as const;
export type SituacaoDaInscricao = (typeof SITUACOES_DA_INSCRICAO)[number];

/**
 * The organiser puts a company into a project (decisions Q22). `idEmpresa` is the id of a new one, chosen when the form
 * opens. A company of the licensee that has the CNPJ is enrolled, whatever id and address say. `projeto` is the name
 * that the person saw; what is stored counts.
 */
export const inviteEmpresa = contrato(
  'projetosFunctions-inviteEmpresa',
  z.strictObject({
    ...daEmpresa,
    ...conviteDeEmpresaForm.shape,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    /** '' leaves the choice to the company. */
    categoria: textoOpcional(60),
    projetoId: idDeRegistro('Projeto não selecionado'),
    projeto: textoOpcional(200),
  }),
  z.object({ id: idDeRegistro(), situacao: z.enum(SITUACOES_DA_INSCRICAO) }),
);

/**
 * A company that has an account comes into a project of its licensee, by the hand of who administers it (decisions P331).
 */
export const inscreverMinhaEmpresa = contrato(
  'projetosFunctions-inscreverMinhaEmpresa',
  z.strictObject({
    ...daEmpresa,
    organizadora: idDeRegistro('Projeto não selecionado'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
    categoria: texto(60, 1, 'Escolha a categoria.'),
    termos: termosDaInscricao(),
  }),
  z.object({ situacao: z.enum(SITUACOES_DA_INSCRICAO) }),
);
