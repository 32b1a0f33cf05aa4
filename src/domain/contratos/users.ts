/** Callables about accounts: `usersFunctions-…` (part 1 §7). */
import * as z from 'zod/mini';
import { nomeDePessoa } from '@/domain/pessoas/nome';
import { email, idDeRegistro as id, texto } from '@/domain/comum/campos';
import { LINK_INCOMPLETO, SEGREDO_INTEIRO } from '@/domain/comum/link-colado';
import { NOMES_DAS_SECOES, type Registro } from '@/domain/pessoas/meus-dados';
import { senha } from '@/domain/pessoas/senha';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: id(), empresaId: id() };
const ok = z.object({ ok: z.literal(true) });

/** Always answers the same, whether the account exists or not (decisions P23). */
export const sendResetPasswordToUserEmail = contrato(
  'usersFunctions-sendResetPasswordToUserEmail',
  z.strictObject({ email: email('E-mail inválido') }),
  ok,
);

/** Credential of a mailed invitation: id and secret of its link. */
export const credencial = {
  conviteId: id(LINK_INCOMPLETO),
  segredo: z.string().check(z.regex(SEGREDO_INTEIRO, LINK_INCOMPLETO)),
};

/** What the acceptance page shows to everybody who holds the link. */
export const consultarConvite = contrato(
  'usersFunctions-consultarConvite',
  z.strictObject(credencial),
  z.object({
    situacao: z.enum(['cancelado', 'respondido', 'expirado', 'aguardando']),
    nome: z.string(),
    email: z.string(),
    nomeFantasia: z.string(),
    /** True of who is to run the company, and the licensee that owns it. */
    administra: z.optional(z.boolean()),
    licenciada: z.optional(z.string()),
    /** The account has no password yet: the page asks for one; otherwise the person signs in. */
    novaConta: z.boolean(),
  }),
);

/**
 * Accepts as the signed-in person, who must be the invited one (threats E16). `segredo` is '' where no link was
 * followed: then the account's address must be a verified one.
 */
export const acceptInviteAsColaborador = contrato(
  'usersFunctions-acceptInviteAsColaborador',
  z.strictObject({ conviteId: id(), segredo: texto(64, 0) }),
  z.object(daEmpresa),
);

const comSenha = { ...credencial, email: email('E-mail inválido'), nome: nomeDePessoa(), senha: senha() };

/** Accepts signed out, with the link, and gives the account its first password. `email` must be the invited one. */
export const aceitarConviteComSenha = contrato(
  'usersFunctions-aceitarConviteComSenha',
  z.strictObject(comSenha),
  z.object(daEmpresa),
);

/**
 * The same for an invitation to a questionnaire, by the name and payload of part 1 §7. Anybody can learn its ids, and
 * with them alone would define the password. So the credential of the mailed link comes with them (threats E02, E16).
 */
export const checkUser = contrato(
  'conviteDiagnostico-checkUser',
  z.strictObject({ ...comSenha, colaboradorId: id(), empresaId: id(), projetoId: id() }),
  z.object(daEmpresa),
);

/** The caller's own claims forget their company, so that the next session begins with the first one. */
export const removeEmpresaFromMyClaims = contrato(
  'usersFunctions-removeEmpresaFromMyClaims',
  z.strictObject({}),
  ok,
);

const daPessoa = z.strictObject({
  ...daEmpresa,
  userEmail: email(),
  colaboradorId: id('Colaborador não selecionado'),
});
export const disableUser = contrato('usersFunctions-disableUser', daPessoa, ok);
export const enableUser = contrato('usersFunctions-enableUser', daPessoa, ok);

/**
 * Own new password. Its end is written to `statusOperacoes/{operacaoId}`, an id the browser chose at random. The end
 * is known even when this answer is lost (part 1 §4).
 */
export const definirSenha = contrato(
  'usersFunctions-definirSenha',
  z.strictObject({ ...daEmpresa, senha: senha(), operacaoId: texto(64, 32) }),
  ok,
);

/** Everything kept about the caller in the company, by section (domain/pessoas/meus-dados.ts). Reads only. */
export const exportarMeusDados = contrato(
  'usersFunctions-exportarMeusDados',
  z.strictObject({ ...daEmpresa, formato: z.enum(['json', 'csv']) }),
  z.object({
    geradoEm: z.string(),
    dados: z.partialRecord(z.enum(NOMES_DAS_SECOES), z.array(z.custom<Registro>())),
  }),
);
