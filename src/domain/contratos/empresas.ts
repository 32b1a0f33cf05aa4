/** Callables about companies: `empresasFunctions-…` (part 1 §7). */
import * as z from 'zod/mini';
import { SITUACOES_DO_ADMINISTRADOR } from '@/domain/empresas/administrador';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { empresaForm } from '@/domain/empresas/empresa-form';
import { enderecoSchema, PORTES } from '@/domain/empresas/empresa';
import { STATUS_DA_EMPRESA } from '@/domain/empresas/empresa-status';
import { email, idDeRegistro as id, lista, textoOpcional } from '@/domain/comum/campos';
import { PERFIS_INICIAIS } from '@/domain/acesso/perfil-inicial';
import { PAPEIS_DA_EMPRESA } from '@/domain/acesso/papeis';
import { contrato } from './contrato';

/** Licensee of the company concerned and the company the caller acts from. A platform MASTER may act from none. */
const deOnde = { licenciadaId: id(), empresaId: z.nullable(id()) };

/** The matrix it begins with; where nobody chose, every flag is true (decisions P11, P28). */
const perfil = z.optional(z.enum(PERFIS_INICIAIS));

/** The company written; the mail to its administrator leaves from the outbox. */
const convidada = z.object({ id: id() });
const ok = z.object({ ok: z.literal(true) });

/**
 * New company; `responsavel` is invited to administer it. The browser chooses the id when the form opens. The logo
 * then goes to the company's own folder, and a repeated call makes one company.
 */
export const criarEmpresa = contrato(
  'empresasFunctions-criarEmpresa',
  z.strictObject({ ...deOnde, id: id(), role: z.enum(PAPEIS_DA_EMPRESA), perfil, dados: empresaForm }),
  convidada,
);

/** What the registry answered about the invited company, as far as it did. */
export const registro = z.strictObject({
  razaoSocial: textoOpcional(200),
  nomeFantasia: textoOpcional(200),
  email: textoOpcional(254),
  telefone: textoOpcional(20),
  codigoCNAE: textoOpcional(10),
  cnae: textoOpcional(300),
  porte: z.nullable(z.enum(PORTES)),
  endereco: enderecoSchema,
});
export type RegistroDaEmpresa = z.infer<typeof registro>;

/** Guest company and the invitation of its administrator, in one act. */
export const inviteEmpresa = contrato(
  'empresasFunctions-inviteEmpresa',
  z.strictObject({ ...conviteDeEmpresaForm.shape, registro: z.nullable(registro), ...deOnde }),
  convidada,
);

/** `lidoEm` is the record's updatedAt (milliseconds) as the editor opened it: a newer one is a conflict. */
export const updateEmpresa = contrato(
  'empresasFunctions-updateEmpresa',
  z.strictObject({ ...deOnde, id: id(), lidoEm: z.number(), dados: empresaForm }),
  ok,
);

export const setStatusEmpresa = contrato(
  'empresasFunctions-setStatusEmpresa',
  z.strictObject({ ...deOnde, id: id(), status: z.enum(STATUS_DA_EMPRESA) }),
  ok,
);

/** Soft delete; the CNPJ may be registered again. */
export const removeEmpresa = contrato(
  'empresasFunctions-removeEmpresa',
  z.strictObject({ ...deOnde, id: id() }),
  ok,
);

/** The caller's claims name this company from now on: the rules look there for the membership. */
export const abrirEmpresa = contrato(
  'empresasFunctions-abrirEmpresa',
  z.strictObject({ licenciadaId: id(), empresaId: id() }),
  ok,
);

/** First company of an account that has none: the caller administers it from the start (part 1 §2, account setup). */
export const registrarMinhaEmpresa = contrato(
  'empresasFunctions-registrarMinhaEmpresa',
  z.strictObject({ id: id(), perfil, dados: empresaForm }),
  z.object({ licenciadaId: id(), empresaId: id() }),
);

/** Companies whose administrators are asked for at once: a page of the list. */
export const EMPRESAS_POR_PEDIDO = 100;

const administrador = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.string(),
  situacao: z.enum(SITUACOES_DO_ADMINISTRADOR),
  /** Milliseconds; null where there is no invitation any more. */
  enviadoEm: z.nullable(z.number()),
  expiraEm: z.nullable(z.number()),
});
export type Administrador = z.infer<typeof administrador>;

/** Who runs companies of the licensee, and how far their invitations are; for the platform's MASTER. */
export const administradores = contrato(
  'empresasFunctions-administradores',
  z.strictObject({ licenciadaId: id(), empresas: lista(id(), EMPRESAS_POR_PEDIDO) }),
  z.object({ empresas: z.record(z.string(), z.array(administrador)) }),
);

/**
 * The invitation of a company's administrator again. With another address the former invitation is cancelled, and its
 * link says so.
 */
export const reconvidarAdministrador = contrato(
  'empresasFunctions-reconvidarAdministrador',
  z.strictObject({
    licenciadaId: id(),
    id: id(),
    colaboradorId: id(),
    email: z.nullable(email('E-mail inválido')),
  }),
  ok,
);
