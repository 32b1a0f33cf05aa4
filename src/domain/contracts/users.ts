/** Callables about accounts: `usersFunctions-…` (part 1 §7). */
import * as z from 'zod/mini';
import { nomeDePessoa } from '../colaborador-form';
import { email, texto } from '../fields';
import { senha } from '../senha';
import { contrato } from './contrato';

const id = () => texto(128, 1);
const ok = z.object({ ok: z.literal(true) });

/** Always answers the same, whether the account exists or not (decisions P23). */
export const sendResetPasswordToUserEmail = contrato(
  'usersFunctions-sendResetPasswordToUserEmail',
  z.strictObject({ email: email('Email inválido') }),
  z.object({ ok: z.literal(true) }),
);

/** Credential of a mailed invitation: id and secret of its link. */
const credencial = { conviteId: id(), segredo: texto(64, 16) };

/** What the acceptance page shows to whoever holds the link. */
export const consultarConvite = contrato(
  'usersFunctions-consultarConvite',
  z.strictObject(credencial),
  z.object({
    situacao: z.enum(['cancelado', 'respondido', 'expirado', 'aguardando']),
    nome: z.string(),
    email: z.string(),
    nomeFantasia: z.string(),
    /** The account has no password yet: the page asks for one; otherwise the person signs in. */
    novaConta: z.boolean(),
  }),
);

/**
 * Accepts an invitation. Signed out, with link and new password, for an account that has none yet; signed in as the
 * invited person, with link or without (then `segredo` is ''). `email` must be the invited address (threats E16).
 */
export const acceptInviteAsColaborador = contrato(
  'usersFunctions-acceptInviteAsColaborador',
  z.strictObject({
    conviteId: id(),
    segredo: texto(64, 0),
    email: email('Email inválido'),
    nome: z.optional(nomeDePessoa()),
    senha: z.optional(senha()),
  }),
  z.object({ licenciadaId: id(), empresaId: id() }),
);

/** The caller's own claims forget their company, so that the next session begins with the first one. */
export const removeEmpresaFromMyClaims = contrato(
  'usersFunctions-removeEmpresaFromMyClaims',
  z.strictObject({}),
  ok,
);

const daPessoa = z.strictObject({
  licenciadaId: id(),
  empresaId: id(),
  userEmail: email(),
  colaboradorId: id(),
});
export const disableUser = contrato('usersFunctions-disableUser', daPessoa, ok);
export const enableUser = contrato('usersFunctions-enableUser', daPessoa, ok);

/** Own new password; the end of it is written to `statusOperacoes/{requestId}` (part 1 §4). */
export const definirSenha = contrato(
  'usersFunctions-definirSenha',
  z.strictObject({ licenciadaId: id(), empresaId: id(), senha: senha() }),
  z.object({ operacaoId: id() }),
);
