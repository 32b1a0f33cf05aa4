/** What the parts of the invitation page share. */
import type * as z from 'zod/mini';
import type { consultarConvite } from '@/domain/contratos/users';
import type { Sessao } from '@/firebase/sessao/useSessao';

export type ConviteLido = z.infer<typeof consultarConvite.saida>;
export interface Credencial {
  conviteId: string;
  segredo: string;
}

/** What the address of an invitation to a questionnaire names besides its credential (part 1 §2). */
export interface IdsDoDiagnostico {
  colaboradorId: string;
  empresaId: string;
  projetoId: string;
}

/** What both ways of accepting are given; `destino` is where the person begins. */
export interface PropsDoAceite {
  convite: ConviteLido;
  ids?: IdsDoDiagnostico | undefined;
  credencial: Credencial;
  destino: string;
}

/** Address of the person signed in on this browser, if anybody. */
export const emailDaSessao = (sessao: Sessao): string | undefined =>
  'email' in sessao ? sessao.email.toLowerCase() : undefined;
