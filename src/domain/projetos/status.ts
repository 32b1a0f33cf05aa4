/**
 * A company in a project (part 3 §3): its phase with history, how it came in, and what lists and reports show of it. It
 * lies under the organiser. The company reads the copy that lies under itself (projetoInscritoSchema).
 */
import { diaEscrito } from '@/domain/comum/datas';
import { OUTRO, comOutro, emForma } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag, type Quem } from '@/domain/acesso/quem';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import {
  type ComId,
  entidade,
  idDeRegistro,
  instante,
  inteiro,
  lista,
  nomeEmOrdem,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { ESTADOS, type Empresa, FAIXAS_DE_COLABORADORES, PORTES } from '@/domain/empresas/empresa';
import { bannerDe, bannerSchema, CAMPOS_DO_BANNER } from './banner';
import {
  emAndamento,
  type Fase,
  fasesDe,
  INSCRICAO,
  type Projeto,
  projetoSchema,
  VENCEDORES,
} from './projeto';

export const ORIGENS = ['CONVITE', 'AUTOCADASTRO', 'EXTERNO'] as const;
export type Origem = (typeof ORIGENS)[number];

export const ROTULO_DA_ORIGEM: Record<Origem, string> = comOutro(
  {
    CONVITE: 'Convite',
    AUTOCADASTRO: 'Autocadastro',
    EXTERNO: 'Página do projeto',
  },
  OUTRO,
);

const fase = () => inteiro(1, 999);

/** Changes of phase that a record keeps; the audit trail has all of them. */
export const MAXIMO_DE_MUDANCAS = 100;

/** Regions that one company's row names; more of them are left out. */
export const MAXIMO_DE_REGIOES = 60;

/** `status/{idProjeto}_{idEmpresa}` under the organiser. */
export const statusSchema = entidade({
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  /** Phase of the project (part 3 §4). */
  status: fase(),
  historico: lista(
    // And the company's name of that day, which its certificates keep (decisions P237); not of one from before.
    z.strictObject({ status: fase(), em: instante(), por: texto(128, 1), nome: z.optional(texto(200)) }),
    MAXIMO_DE_MUDANCAS,
    1,
  ),
  origem: z.enum(ORIGENS),
  /** One of the project's categories; '' where nobody chose. */
  categoria: textoOpcional(60),
  embaixador: z.nullable(idDeRegistro()),
  embaixadorPessoa: z.nullable(idDeRegistro()),
  /** Copied from the company. No contact: that stays in the company's own record. */
  nomeFantasia: texto(200),
  nomeEmOrdem: nomeEmOrdem(),
  cnpj: texto(14, 14),
  porte: z.nullable(z.enum(PORTES)),
  numeroColaboradores: z.nullable(z.enum(FAIXAS_DE_COLABORADORES)),
  cep: textoOpcional(8),
  estado: z.nullable(z.enum(ESTADOS)),
  cidade: textoOpcional(120),
  bairro: textoOpcional(120),
  busca: lista(z.string(), 400),
  /** Regions of the project that it belongs to (regiao.ts), and whether it is enabled (diagnostico/habilitada.ts). */
  regioes: lista(idDeRegistro(), MAXIMO_DE_REGIOES),
  habilitada: z.boolean(),
});
export type StatusNoProjeto = z.infer<typeof statusSchema>;

/** What a company's row copies of its record. */
export const copiaDaEmpresa = ({
  nomeFantasia,
  nomeEmOrdem: emOrdem,
  cnpj,
  porte,
  numeroColaboradores,
  endereco: { cep, estado, cidade, bairro },
  busca,
}: Empresa) => ({
  nomeFantasia,
  nomeEmOrdem: emOrdem,
  cnpj,
  porte,
  numeroColaboradores,
  cep,
  estado,
  cidade,
  bairro,
  busca,
});

const {
  nome,
  fases,
  anoAtuacao,
  anoVigencia,
  linkRegulamento,
  encerrado,
  categoria: categorias,
} = projetoSchema.shape;

/**
 * `projetosInscritos/{empresaId}_{idProjeto}` under the company that takes part: what it may see of the project and of
 * itself there. A trigger writes it from both records. One of an earlier version names neither categories nor voting,
 * until the recompute command ran.
 */
export const projetoInscritoSchema = z.strictObject({
  /** The organiser, of the same licensee. */
  empresaId: idDeRegistro(),
  idProjeto: idDeRegistro(),
  nome,
  fases,
  anoAtuacao,
  anoVigencia,
  linkRegulamento,
  encerrado,
  /** Those of the project, for the company to choose from (decisions P194). */
  categorias: z._default(categorias, []),
  /** Null of a project without a voting. */
  inicioDaVotacao: z._default(z.nullable(instante()), null),
  /** Null where the project shows none. */
  banner: z.nullable(bannerSchema),
  status: fase(),
  /** Without who did it: those are the organiser's people. */
  historico: lista(z.strictObject({ status: fase(), em: instante() }), MAXIMO_DE_MUDANCAS, 1),
  categoria: textoOpcional(60),
  createdAt: instante(),
  updatedAt: instante(),
  /** The enrolment's or the project's removal. */
  deletedAt: z.nullable(instante()),
});
export type ProjetoInscrito = z.infer<typeof projetoInscritoSchema>;

const COPIADOS = ['nome', 'fases', 'anoAtuacao', 'anoVigencia', 'linkRegulamento', 'encerrado'] as const;
/** What a change of which changes the company's copy. */
export const CAMPOS_PROJETADOS = [...COPIADOS, 'categoria', 'votacao', ...CAMPOS_DO_BANNER] as const;

export const idDoStatus = (idProjeto: string, idEmpresa: string) => `${idProjeto}_${idEmpresa}`;

export const caminhosDoStatus = {
  status: (organizador: Contexto) => caminhos.daEmpresa(organizador, 'status'),
  um: (organizador: Contexto, idProjeto: string, idEmpresa: string) =>
    caminhos.registro(organizador, 'status', idDoStatus(idProjeto, idEmpresa)),
  inscritos: (participante: Contexto) => caminhos.daEmpresa(participante, 'projetosInscritos'),
  inscrito: (organizador: Contexto, idProjeto: string, idEmpresa: string) =>
    caminhos.registro(
      { ...organizador, empresaId: idEmpresa },
      'projetosInscritos',
      `${organizador.empresaId}_${idProjeto}`,
    ),
} as const;

/** The company's own copy, from the organiser's records as they are stored now. */
export const projetar = (
  status: StatusNoProjeto,
  projeto: Projeto,
  { empresaId }: Contexto,
): ProjetoInscrito =>
  emForma(projetoInscritoSchema, {
    empresaId,
    idProjeto: status.idProjeto,
    ...Object.fromEntries(COPIADOS.map((campo) => [campo, projeto[campo]])),
    categorias: projeto.categoria,
    inicioDaVotacao: projeto.votacao && projeto.votacao.inicio,
    banner: bannerDe(projeto),
    status: status.status,
    historico: status.historico.map(({ status: qual, em }) => ({ status: qual, em })),
    categoria: status.categoria,
    createdAt: status.createdAt,
    updatedAt: status.updatedAt,
    deletedAt: status.deletedAt ?? projeto.deletedAt,
  });

/** Changes a company's phase: 6.criacao and 6.leitura with a role of the analysis (decisions Q20). */
export const podeMudarFase = (quem: Quem): boolean =>
  podeOrganizar(quem) &&
  quem.papel !== 'COLLABORATOR' &&
  quem.papel !== 'MEMBER' &&
  temFlag(quem, [6, 'criacao']) &&
  temFlag(quem, [6, 'leitura']);

/** Into and out of the winners only ADMIN brings a company. */
export const podeMudarPara = (quem: Quem, de: number, para: number): boolean =>
  podeMudarFase(quem) && (quem.papel === 'ADMIN' || (de !== VENCEDORES && para !== VENCEDORES));

const jaTerminou = ({ anoVigencia }: Pick<ProjetoInscrito, 'anoVigencia'>) =>
  `Este projeto já terminou, em ${diaEscrito(anoVigencia)}.`;

/**
 * Why the company cannot leave the project now, in a sentence; null where it can. A prize is given back by the organiser
 * (decisions Q134).
 */
export function recusaDaSaida(
  { status, ...projeto }: Pick<ProjetoInscrito, 'status' | 'anoVigencia'>,
  agora: Date,
): string | null {
  if (!emAndamento(projeto, agora)) return jaTerminou(projeto);
  return status === VENCEDORES
    ? 'A empresa está entre as vencedoras. Fale com a organização do projeto para sair.'
    : null;
}

/** Who takes the company out of a project, and says in which category it is there: its own ADMIN. */
export const podeSairDoProjeto = (quem: Quem): boolean =>
  quem.empresaAtiva && !quem.externo && quem.papel === 'ADMIN';
export const podeEscolherCategoria = podeSairDoProjeto;
export const podeInscreverAPropria = podeSairDoProjeto;

/** Who changes the category of a company in a project of the own company: 13.leitura and 13.editar (decisions P194). */
export const podeMudarCategoria = (quem: Quem): boolean =>
  podeOrganizar(quem) && temFlag(quem, [13, 'leitura']) && temFlag(quem, [13, 'editar']);

/** Why no company of the project changes its category now, in a sentence; null where it can (decisions P194). */
export function recusaDaCategoria(
  { inicioDaVotacao, ...projeto }: Pick<ProjetoInscrito, 'inicioDaVotacao' | 'anoVigencia'>,
  agora: Date,
): string | null {
  if (!emAndamento(projeto, agora)) return jaTerminou(projeto);
  return inicioDaVotacao !== null && inicioDaVotacao <= agora
    ? 'A votação já abriu: as categorias não mudam mais.'
    : null;
}

/** Phases in use, in the project's order. */
export const fasesEmUso = (projeto: { fases: readonly Fase[] }): Fase[] =>
  fasesDe(projeto).filter(({ checked }) => checked);

/** Title of a phase; one that the project has no more is called by its number. */
export const tituloDaFase = (projeto: { fases: readonly Fase[] }, id: number): string =>
  fasesDe(projeto).find((cada) => cada.id === id)?.titulo ?? `Fase ${id}`;

/** What enrolling writes besides the company's copy and the stamps. */
export const inscrita = (agora: Date, por: string) => ({
  status: INSCRICAO,
  historico: [{ status: INSCRICAO, em: agora, por }],
  regioes: [],
  habilitada: false,
});

/** The record's fields after its phase changed. */
export const comFase = (
  { historico, nomeFantasia: nome }: Pick<StatusNoProjeto, 'historico' | 'nomeFantasia'>,
  status: number,
  em: Date,
  por: string,
): Pick<StatusNoProjeto, 'status' | 'historico'> => ({
  status,
  historico: [...historico, { status, em, por, nome }].slice(-MAXIMO_DE_MUDANCAS),
});

/** The company's name when it came to where it stands: it may have got another one since (decisions P237). */
export const nomeDoDia = ({
  historico,
  nomeFantasia,
}: Pick<StatusNoProjeto, 'historico' | 'nomeFantasia'>): string => historico.at(-1)?.nome ?? nomeFantasia;

export type Inscrito = ComId<StatusNoProjeto>;
