/** Shows a screen only to whom it is open; the rules refuse the data all the same. */
import { type ReactNode } from 'react';
import type { Tela } from '@/domain/telas/tela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { recusaDaTela } from './acessoATela';
import { parte } from '@/ui/moldura/parte';

const Recusado = parte(() => import('./Recusado').then((m) => m.default));

export function ComAcesso({ tela, children }: { tela: Tela; children: ReactNode }) {
  const recusa = recusaDaTela(useSessaoAtiva(), tela);
  return recusa ? <Recusado por={recusa} /> : children;
}
