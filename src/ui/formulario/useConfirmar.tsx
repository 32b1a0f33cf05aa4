import { createContext, Suspense, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import type { Pergunta } from './pergunta';
import { parte, porCima } from '@/ui/moldura/parte';

type Confirmar = (pergunta: Pergunta) => Promise<boolean>;

const Contexto = createContext<Confirmar | null>(null);
const ConfirmModal = parte(
  () => import('./ConfirmModal').then((m) => m.default),
  (falta, { aoResponder }) => porCima({ ...falta, fechar: () => aoResponder(false) }),
);

/** Gives useConfirmar() to everything below it. The dialog's code is loaded with the first question. */
export function ConfirmarProvider({ children }: { children: ReactNode }) {
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const [aberto, setAberto] = useState(false);
  useDevolverFoco(aberto);
  const resolver = useRef<((sim: boolean) => void) | null>(null);

  const responder = useCallback((sim: boolean) => {
    setAberto(false);
    resolver.current?.(sim);
    resolver.current = null;
  }, []);

  const confirmar = useCallback<Confirmar>((nova) => {
    // A second question answers the first with 'Não': two dialogs on top of each other help nobody.
    resolver.current?.(false);
    setPergunta(nova);
    setAberto(true);
    return new Promise((resolve) => {
      resolver.current = resolve;
    });
  }, []);

  return (
    <Contexto value={confirmar}>
      {children}
      {pergunta ? (
        <Suspense>
          <ConfirmModal pergunta={pergunta} aberto={aberto} aoResponder={responder} />
        </Suspense>
      ) : null}
    </Contexto>
  );
}

/** `if (await confirmar({ titulo: 'Tem certeza que deseja remover …?', perigo: true })) …` */
export function useConfirmar(): Confirmar {
  const confirmar = useContext(Contexto);
  if (!confirmar) throw new Error('useConfirmar precisa de <ConfirmarProvider>');
  return confirmar;
}
