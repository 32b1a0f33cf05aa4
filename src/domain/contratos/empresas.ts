/** Callables about companies: `empresasFunctions-…` (part 1 §7). */
import * as z from 'zod/mini';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { empresaForm } from '@/domain/empresas/empresa-form';
import { enderecoSchema, PORTES } from '@/domain/empresas/empresa';
import { STATUS_DA_EMPRESA } from '@/domain/empresas/empresa-status';
import { idDeRegistro as id, textoOpcional } from '@/domain/comum/campos';
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
