/**
 * Outbox. A function writes its mail to `filaDeEmails/{id}`, in the same transaction as its effect where it has one. It
 * answers at once. The trigger onEmailNaFila sends it (carteiro.ts). A crash loses no mail, and nothing is sent for
 * something that failed. The answer takes the same time whether there is anybody to write to (threats B27).
 */
import { email, referencia, texto } from '@/domain/comum/campos';
import { camposDaFila, novaNaFila } from '@/domain/comum/fila';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { CONVITES_SEM_ENTREGA } from '@/domain/notificacoes/notificacao';
import type { Firestore } from '@functions/banco';
import { porNaFila } from '@functions/nucleo/fila';
import * as z from 'zod/mini';

export const TIPOS_DE_EMAIL = [
  'boasVindas',
  'canalDesligado',
  'codigoDeVoto',
  'mensagem',
  'convite',
  'conviteDiagnostico',
  'empresaFechada',
  'lembreteDiagnostico',
  'linkDeResposta',
  'inscricaoEmProjeto',
  'questionarioReaberto',
  'relatorioSimples',
  'saidaDoProjeto',
  'redefinirSenha',
  'resumoDiario',
] as const;
export type TipoDeEmail = (typeof TIPOS_DE_EMAIL)[number];

export interface PedidoDeEmail {
  tipo: TipoDeEmail;
  para: string;
  /** What the text needs and cannot look up, by name. */
  dados: Record<string, string>;
  /** The sheet it is about, by its path, which stays when the content goes: by it the respondent finds and erases it. */
  folha?: string;
  /** Where is written what becomes of an organiser's mail, by its path. */
  destinatario?: string;
  /** Whom to tell when an invitation does not arrive; absent where nobody with a company sent it. */
  remetente?: Remetente | undefined;
}

/** Who invited, by the path of that membership, whom and to what. */
interface Remetente {
  membro: string;
  convidada: string;
  convite: (typeof CONVITES_SEM_ENTREGA)[number];
}

/** `de`: the company from which `uid` invites; undefined for whom nobody would be told. */
export const remetenteDe = (
  de: Contexto | undefined,
  uid: string,
  resto: Omit<Remetente, 'membro'>,
): Remetente | undefined => de && { membro: caminhos.colaborador(de, uid), ...resto };

export const emailNaFilaSchema = z.object({
  ...camposDaFila,
  tipo: z.enum(TIPOS_DE_EMAIL),
  para: email(),
  dados: z.record(z.string(), z.string()),
  folha: z.optional(referencia()),
  destinatario: z.optional(referencia()),
  remetente: z.optional(
    z.object({ membro: referencia(), convidada: referencia(), convite: z.enum(CONVITES_SEM_ENTREGA) }),
  ),
});

export const caminhoNaFila = (id: string) => `filaDeEmails/${id}`;

/** Path and content of an outbox entry, for the caller's own transaction or batch. A known id is one mail, ever. */
export function emailNaFila(id: string, pedido: PedidoDeEmail, agora = new Date()): [string, object] {
  const { remetente, ...resto } = pedido;
  const entrada = emailNaFilaSchema.parse({
    ...resto,
    ...(remetente && { remetente }),
    ...novaNaFila(agora),
  });
  return [caminhoNaFila(texto(128, 1).parse(id)), entrada];
}

/** Same, written at once, for a function that changes nothing else. Putting the same id in again does nothing. */
export const enfileirar = (db: Firestore, id: string, pedido: PedidoDeEmail): Promise<boolean> =>
  porNaFila(db, ...emailNaFila(id, pedido));
