import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { usePageTitle } from './usePageTitle';

interface Props {
  titulo?: string;
  texto?: ReactNode;
  /** Who can give access, or where to go instead. */
  acao?: ReactNode;
}

/** Refusal (part 1 §2); `acao` says who can help. */
export function AcessoNegado({
  titulo = 'Acesso negado',
  texto = 'Esta página requer privilégios de administrador',
  acao,
}: Props) {
  usePageTitle(titulo);
  return <EmptyState nivel={1} titulo={titulo} texto={texto} acao={acao} cena="fechado" />;
}
