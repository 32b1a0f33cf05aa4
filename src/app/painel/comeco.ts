/**
 * Whose first days these are: people who joined less than 30 days ago and have neither finished nor dismissed
 * 'Comece por aqui' in this browser (decisions I423). It stands apart from the card, which everybody else never loads.
 */
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const PRIMEIROS_DIAS = 30 * 86_400_000;

export const chaveDoComeco = ({ contexto, uid }: Pick<SessaoAtiva, 'contexto' | 'uid'>) =>
  `comeco:${contexto.empresaId}:${uid}`;

export const noComeco = (sessao: SessaoAtiva) => {
  const { inviteAcceptedAt, createdAt } = sessao.colaborador;
  return (
    sessao.quem.empresaAtiva &&
    Date.now() - (inviteAcceptedAt ?? createdAt).getTime() < PRIMEIROS_DIAS &&
    localStorage.getItem(chaveDoComeco(sessao)) === null
  );
};
