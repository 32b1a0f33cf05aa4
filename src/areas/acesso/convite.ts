/** What the parts of the invitation page share. */
import type * as z from 'zod/mini';
import type { consultarConvite } from '@/domain/contracts/users';
import type { Sessao } from '@/firebase/sessaoAtual';

export type ConviteLido = z.infer<typeof consultarConvite.saida>;
export interface Credencial {
  conviteId: string;
  segredo: string;
}

/** What both ways of accepting are given; `destino` is where the person begins. */
export interface PropsDoAceite {
  convite: ConviteLido;
  credencial: Credencial;
  destino: string;
}

/** Address of whoever is signed in on this browser, if anybody. */
export const emailDaSessao = (sessao: Sessao): string | undefined =>
  'email' in sessao ? sessao.email.toLowerCase() : undefined;
