/** Search and shortcuts dialogs of the shell: their keys, and their code, which is loaded with the first use. */
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Atalho, useAtalhos } from '@/ui/moldura/useAtalhos';
import { guardarLetras, tomarLetras } from './paleta/letras';
import { podeBuscar } from './paleta/podeBuscar';
import { parte, porCima } from '@/ui/moldura/parte';

interface PropsDaPaleta {
  vez: number;
  /** Only while it has not come: the palette closes itself. */
  aoFechar: () => void;
}
const Paleta = parte<PropsDaPaleta>(
  () =>
    import('./paleta/Paleta').then(
      (m) => m.default,
      (erro: unknown) => {
        tomarLetras();
        throw erro;
      },
    ),
  porCima,
);
const AtalhosModal = parte(() => import('./AtalhosModal').then((m) => m.default), porCima);

/** The page's own search field, when it has one. */
const campoDaPagina = () => document.querySelector<HTMLInputElement>('#conteudo input[type="search"]');

interface Dialogos {
  /** Undefined when the person has no global search. */
  abrirBusca: (() => void) | undefined;
  abrirAtalhos: () => void;
  dialogos: ReactNode;
}

export function useDialogosDoShell(): Dialogos {
  const busca = podeBuscar(useSessaoAtiva());
  const [vez, definirVez] = useState(0);
  const [verAtalhos, definirVerAtalhos] = useState(false);
  const abrirBusca = useCallback(() => {
    guardarLetras();
    definirVez((atual) => atual + 1);
  }, []);
  const abrirAtalhos = useCallback(() => definirVerAtalhos(true), []);

  const atalhos = useMemo<Atalho[]>(() => {
    const daPagina: Atalho = {
      tecla: '/',
      descricao: 'Ir para o campo de busca',
      aoAcionar: () => {
        const campo = campoDaPagina();
        if (campo) campo.focus();
        else if (busca) abrirBusca();
      },
    };
    const ajuda: Atalho = { tecla: 'shift+?', descricao: 'Ver os atalhos', aoAcionar: abrirAtalhos };
    return busca
      ? [{ tecla: 'mod+K', descricao: 'Buscar em tudo', aoAcionar: abrirBusca }, daPagina, ajuda]
      : [daPagina, ajuda];
  }, [busca, abrirBusca, abrirAtalhos]);
  useAtalhos(atalhos);

  return {
    abrirBusca: busca ? abrirBusca : undefined,
    abrirAtalhos,
    dialogos: (
      <Suspense>
        {busca && vez > 0 ? <Paleta vez={vez} aoFechar={() => definirVez(0)} /> : null}
        {verAtalhos ? <AtalhosModal aoFechar={() => definirVerAtalhos(false)} /> : null}
      </Suspense>
    ),
  };
}
