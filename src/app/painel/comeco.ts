/**
 * Whose first days these are: people who joined less than 30 days ago and have neither finished nor dismissed
 * 'Comece por aqui' (decisions I423). It stands apart from the card, which everybody else never loads.
 */
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const PRIMEIROS_DIAS = 30 * 86_400_000;

/** Memberships whose card went in this tab: the open session is not read again for that. */
export const vistosAqui = new Set<string>();

export const noComeco = ({ colaborador, referencia, quem }: SessaoAtiva) => {
  const { inviteAcceptedAt, createdAt, comecoVistoEm } = colaborador;
  return (
    quem.empresaAtiva &&
    !comecoVistoEm &&
    !vistosAqui.has(referencia) &&
    Date.now() - (inviteAcceptedAt ?? createdAt).getTime() < PRIMEIROS_DIAS
  );
};
