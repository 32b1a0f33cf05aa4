/** Collaborator: the membership of an account in a company (part 1 §3). Document id = auth uid. */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { STATUS_DA_EMPRESA } from '@/domain/empresas/empresa-status';
import {
  anexoSchema,
  email,
  entidade,
  instante,
  LIMITE,
  limiteDoDia,
  lista,
  nomeEmOrdem,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { PAPEIS, PAPEIS_DA_EMPRESA, type Papel } from '@/domain/acesso/papeis';

export const STATUS_DO_COLABORADOR = ['PENDING', 'ACTIVE', 'INACTIVE', 'DISABLED'] as const;
export type StatusDoColaborador = (typeof STATUS_DO_COLABORADOR)[number];

/**
 * True iff a mailed link lets the person answer. A status that this version does not know lets nobody in: a newer one
 * may have made it to keep people out.
 */
export const entraPorLink = (status: StatusDoColaborador): boolean =>
  status !== 'DISABLED' && STATUS_DO_COLABORADOR.includes(status);

export const ROTULO_DO_STATUS: Record<StatusDoColaborador, string> = comOutro(
  {
    PENDING: 'Pendente',
    ACTIVE: 'Ativo',
    INACTIVE: 'Inativo',
    DISABLED: 'Desabilitado',
  },
  OUTRO,
);

/** Why an active membership opens nothing for now: a password to be changed first, a company that was removed. */
export const BLOQUEIOS = ['SENHA', 'EMPRESA'] as const;
export type Bloqueio = (typeof BLOQUEIOS)[number];

export const colaboradorSchema = entidade({
  nome: texto(),
  nomeEmOrdem: nomeEmOrdem(),
  email: email(),
  telefone: textoOpcional(20),
  image: lista(anexoSchema, 1),
  dataNascimento: z.nullable(limiteDoDia()),
  setores: lista(texto(60, 1), 60),
  role: z.enum(PAPEIS),
  status: z.enum(STATUS_DO_COLABORADOR),
  gestao: z.boolean(),
  diagnostico: z.boolean(),
  incentivo: z.boolean(),
  configuracoes: z.boolean(),
  disabledAt: z.nullable(instante()),
  inviteSentAt: z.nullable(instante()),
  inviteAcceptedAt: z.nullable(instante()),
  /** When the person last opened the company, to within a day (ultimo-acesso.ts, decisions P219); null before the first time. */
  ultimoAcesso: z.nullable(instante()),
  /** Copies of the company's status and role, kept by the trigger onEmpresaWritten: rules need one read less. */
  empresaStatus: z.enum(STATUS_DA_EMPRESA),
  empresaRole: z.enum(PAPEIS_DA_EMPRESA),
  /** Copied from the account and the company, kept by functions: the rules refuse everything meanwhile (decisions P27). */
  bloqueio: z.nullable(z.enum(BLOQUEIOS)),
  /** What the matrix grants the role (permissoes-em-texto.ts), kept by the trigger onAutorizacaoUpdated. */
  permissoes: z.string().check(z.maxLength(400)),
  /** They began so many ideas or projects today that the rules take no other before this midnight (comum/quantidades.ts). */
  semRascunhosAte: z.optional(instante()),
  /** Of which collection they began so many, said to whoever is refused (decisions P350). */
  semRascunhosPor: z.optional(z.string().check(z.maxLength(40))),
  /** True for a respondent invited to a questionnaire only: no area of the company opens (decisions P11, threats A23). */
  externo: z.boolean(),
  /** When the person dismissed or finished the first steps; null where they took that back (decisions I423). */
  comecoVistoEm: z.optional(z.nullable(instante())),
  busca: lista(texto(20, 1), LIMITE.busca),
});
export type Colaborador = z.infer<typeof colaboradorSchema>;

/** What keeps the membership shut, as the person's account and the company stand. */
export const bloqueioDe = (
  empresa: { deletedAt: Date | null } | undefined,
  usuario: { trocarSenha: boolean } | undefined,
): Bloqueio | null => (empresa?.deletedAt === null ? (usuario?.trocarSenha ? 'SENHA' : null) : 'EMPRESA');

/** Fields a person may change in their own record (decisions P13); everything else belongs to functions. */
export const CAMPOS_PROPRIOS = [
  'nome',
  'nomeEmOrdem',
  'telefone',
  'image',
  'dataNascimento',
  'setores',
  'busca',
] as const;

/** Roles whose holder analyses ideas: part 2 §6 "neither COLLABORATOR nor MEMBER". */
export const analisaIdeias = (papel: Papel) => papel !== 'COLLABORATOR' && papel !== 'MEMBER';
