/**
 * Invitation (part 1 §3 and §4), `convites/{id}`. The link carries the id and a secret of 192 bits. Only hashes of
 * the secret are kept, one per mail sent. The first mail goes on working after a second one.
 */
import * as z from 'zod/mini';
import { email, instante, inteiro, lista, texto, textoOpcional } from '@/domain/comum/campos';

/** Links of one invitation that work; a further mail of who invites retires the oldest. */
export const MAXIMO_DE_ENVIOS = 10;

const id = () => z.nullable(texto(128, 1));

export const conviteSchema = z.object({
  /** True until answered: 'after onboarding, the invitation's convite flag is set to false' (part 1 §4). */
  convite: z.boolean(),
  idColaboradorConvidado: texto(128, 1),
  idEmpresaColaboradorConvidado: id(),
  idEmpresa: texto(128, 1),
  idProjeto: id(),
  idQuestionario: id(),
  idLicenciada: texto(128, 1),
  email: email(),
  externo: z.boolean(),
  cancelado: z.boolean(),
  createdAt: instante(),
  createdBy: texto(128, 1),
  /** Copy for the invited person, who cannot read the company yet. */
  nomeFantasia: texto(200, 0),
  /** The same of the project, which a respondent cannot read; invitations of before have none. */
  projetoNome: z.optional(textoOpcional(200)),
  hashes: lista(texto(64, 1), MAXIMO_DE_ENVIOS),
  /**
   * Of the last link that somebody asked for by the address alone, until it is opened. Strangers can ask too, so asking
   * replaces nothing but this.
   */
  hashPedido: z.optional(z.nullable(texto(64, 1))),
  /** Outbox entry of the last mail; the first one's has the invitation's own id. */
  correio: z.optional(texto(128, 1)),
  expiraEm: instante(),
  respondidoEm: z.nullable(instante()),
  /** Of an invitation to a questionnaire (diagnostico/convidado.ts): its last mail, and how many were reminders. */
  enviadoEm: z.optional(instante()),
  lembretes: z.optional(inteiro(0, 100)),
  /** When it is reminded by itself; null when it is not, or not any more. */
  lembrarEm: z.optional(z.nullable(instante())),
  /** The person asked for no more reminders. */
  semLembretes: z.optional(z.boolean()),
});
export type Convite = z.infer<typeof conviteSchema>;

export const VALIDADE_EM_DIAS = 30;
export type SituacaoDoConvite = 'cancelado' | 'respondido' | 'expirado' | 'aguardando';

export const ROTULO_DA_SITUACAO: Record<SituacaoDoConvite, string> = {
  cancelado: 'Cancelado',
  respondido: 'Respondido',
  expirado: 'Expirado',
  aguardando: 'Aguardando resposta',
};

/** Cancelled before answered before expired; otherwise awaited (part 1 §4, 'Invitation display'). */
export function situacaoDoConvite(
  { cancelado, convite, expiraEm }: Pick<Convite, 'cancelado' | 'convite' | 'expiraEm'>,
  agora = new Date(),
): SituacaoDoConvite {
  if (cancelado) return 'cancelado';
  if (!convite) return 'respondido';
  return expiraEm <= agora ? 'expirado' : 'aguardando';
}

/**
 * The same for the questionnaire the invitation is to. Accepting it is not answering: 'Respondido' needs a finished
 * answer sheet, and a cancelled invitation stays one (part 3 §4).
 */
export function situacaoNoDiagnostico(
  convite: Pick<Convite, 'cancelado' | 'convite' | 'expiraEm'>,
  finalizada: boolean,
  agora = new Date(),
): SituacaoDoConvite {
  const situacao = situacaoDoConvite(convite, agora);
  if (finalizada && situacao !== 'cancelado') return 'respondido';
  return situacao === 'respondido' ? 'aguardando' : situacao;
}

/** Address of the acceptance page, without the host. The secret is a fragment: no server and no Referer sees it. */
export const rotaDoConvite = (id: string, segredo: string) => `/convite/${id}#${segredo}`;

/** Onboarding of somebody invited to a questionnaire (part 1 §2): the specification's shape, the credential behind '#'. */
export const rotaDoConviteDeDiagnostico = (
  ids: { licenciadaId: string; projetoId: string; empresaId: string; colaboradorId: string },
  credencial: { conviteId: string; segredo: string },
) =>
  `/convite-diagnostico/${ids.licenciadaId}/${ids.projetoId}/${ids.empresaId}/${ids.colaboradorId}#convite=${credencial.conviteId}.${credencial.segredo}`;

/** Page that stops the reminders of an invitation to a questionnaire; the secret is a fragment here too. */
export const rotaDosLembretes = (id: string, segredo: string) => `/lembretes/${id}#${segredo}`;
