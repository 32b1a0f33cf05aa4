/** Callables about collaborators: `colaboradoresFunctions-…` (part 1 §7). */
import * as z from 'zod/mini';
import { areasSchema, colaboradorForm, perfilForm } from '@/domain/pessoas/colaborador-form';
import { nomeDePessoa } from '@/domain/pessoas/nome';
import { recusaDosEmails } from '@/domain/pessoas/emails-em-lote';
import { email, enderecoEscrito, idDeRegistro as id } from '@/domain/comum/campos';
import { NOMES_DAS_SECOES, type Registro } from '@/domain/pessoas/meus-dados';
import { PAPEIS } from '@/domain/acesso/papeis';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: id(), empresaId: id() };

/** Answer of every call that invites: whose membership it is. The mail leaves from the outbox. */
const convidado = z.object({ colaboradorId: id('Colaborador não selecionado') });

/** Name and address only; the role is MEMBER (part 1 §5). */
export const inviteColaborador = contrato(
  'colaboradoresFunctions-inviteColaborador',
  z.strictObject({
    nome: nomeDePessoa(),
    email: email('E-mail inválido'),
    ...areasSchema.shape,
    ...daEmpresa,
  }),
  convidado,
);

/** The whole record of a new collaborator. */
export const inviteColaboradorAdd = contrato(
  'colaboradoresFunctions-inviteColaboradorAdd',
  z.strictObject({ ...colaboradorForm.shape, ...daEmpresa }),
  convidado,
);

export const resentInviteToColaborador = contrato(
  'colaboradoresFunctions-resentInviteToColaborador',
  z.strictObject({ email: email('E-mail inválido'), ...daEmpresa }),
  convidado,
);

const lote = z.array(enderecoEscrito()).check(
  z.maxLength(50, 'Não é possível enviar mais de 10 convites por vez.'),
  z.refine((emails) => recusaDosEmails(emails) === undefined, {
    error: ({ input }) => recusaDosEmails(input as string[]),
  }),
);

/**
 * Invites people to answer a questionnaire for the company they are invited to, `empresaId`. Project and questionnaire
 * belong to `idEmpresa`, the company that organises it (part 1 §7, part 3 §7).
 */
export const inviteColaboradorDiagnostico = contrato(
  'colaboradoresFunctions-inviteColaboradorDiagnostico',
  z.strictObject({
    emails: lote,
    idEmpresa: id('Projeto não selecionado'),
    idQuestionario: id('Questionário não selecionado'),
    idProjeto: id('Projeto não selecionado'),
    ...daEmpresa,
  }),
  z.object({
    colaboradores: z.array(id()),
    /** Who cannot be invited, and why, while the others are. */
    recusados: z.optional(z.array(z.object({ email: z.string(), motivo: z.string() }))),
  }),
);

const ok = z.object({ ok: z.literal(true) });
const doColaborador = { colaboradorId: id('Colaborador não selecionado'), ...daEmpresa };

/** Changes a collaborator; role and areas only by ADMIN. Absent fields stay. `lidoEm`: `updatedAt` of what was edited. */
export const updateColaborador = contrato(
  'colaboradoresFunctions-updateColaborador',
  z.strictObject({
    ...doColaborador,
    lidoEm: z.int(),
    dados: z.strictObject(
      z.partial(z.object({ ...perfilForm.shape, role: z.enum(PAPEIS), ...areasSchema.shape })).shape,
    ),
  }),
  ok,
);

export const removeColaborador = contrato(
  'colaboradoresFunctions-removeColaborador',
  z.strictObject(doColaborador),
  ok,
);

/**
 * LGPD: what the company keeps about a person, by section (domain/pessoas/meus-dados.ts), for an ADMIN who hands it over. Without
 * what only the person sees; `reservados` says how many records that is. Reads only.
 */
export const exportarDadosDoColaborador = contrato(
  'colaboradoresFunctions-exportarDadosDoColaborador',
  z.strictObject(doColaborador),
  z.object({
    geradoEm: z.string(),
    reservados: z.number(),
    dados: z.partialRecord(z.enum(NOMES_DAS_SECOES), z.array(z.custom<Registro>())),
  }),
);

/** LGPD: erases who somebody was and keeps the references (decisions P24). Cannot be undone. */
export const anonimizarColaborador = contrato(
  'colaboradoresFunctions-anonimizarColaborador',
  z.strictObject(doColaborador),
  ok,
);
