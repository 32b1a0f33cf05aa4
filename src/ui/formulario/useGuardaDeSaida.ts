import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardarHistorico } from '@/ui/moldura/guardaDoHistorico';
import type { Pergunta } from './pergunta';
import { useConfirmar } from './useConfirmar';

/** Address inside the application that a click would lead to, or null (other sites, new tabs, same page). */
function destino(evento: MouseEvent): string | null {
  if (evento.button !== 0 || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.defaultPrevented) {
    return null;
  }
  const link = evento.target instanceof Element ? evento.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.origin !== window.location.origin) return null;
  if (link.pathname === window.location.pathname && link.search === window.location.search) return null;
  return link.pathname + link.search + link.hash;
}

/** Place of the present entry in the history, which the router numbers (`idx`). */
const lugar = (): number => {
  const estado = window.history.state as { idx?: unknown } | null;
  return typeof estado?.idx === 'number' ? estado.idx : 0;
};

/**
 * Holds the back and forward buttons: `perguntar` is called with the step that was taken and undone. Gives what
 * ends it.
 */
function segurarHistorico(perguntar: (passo: number) => void): () => void {
  const aqui = lugar();
  let voltando = false;
  const aoMover = (evento: PopStateEvent) => {
    evento.stopImmediatePropagation();
    if (voltando) {
      voltando = false;
      return;
    }
    const passo = lugar() - aqui || -1;
    voltando = true;
    window.history.go(-passo);
    perguntar(passo);
  };
  return guardarHistorico(aoMover);
}

/**
 * For forms: leaving with changes asks first. One leaves by a link of the application, by the back button or by
 * closing the tab. `aoDescartar` takes away what would bring it back although the person gave it up.
 */
export function useGuardaDeSaida(
  sujo: boolean,
  aoDescartar?: () => void,
  pergunta: Pergunta = SAIR_SEM_SALVAR,
): void {
  const confirmar = useConfirmar();
  const navegar = useNavigate();
  const descartar = useRef(aoDescartar);
  useEffect(() => {
    descartar.current = aoDescartar;
  });
  useEffect(() => {
    if (!sujo) return undefined;
    const sair = async (para: string | number) => {
      if (!(await confirmar(pergunta))) return;
      descartar.current?.();
      soltar();
      // A number is a step in the history.
      if (typeof para === 'number') window.history.go(para);
      else await navegar(para);
    };
    const aoFecharAba = (evento: BeforeUnloadEvent) => evento.preventDefault();
    const aoClicar = (evento: MouseEvent) => {
      const para = destino(evento);
      if (para === null) return;
      evento.preventDefault();
      evento.stopPropagation();
      void sair(para);
    };
    const soltar = segurarHistorico((passo) => void sair(passo));
    window.addEventListener('beforeunload', aoFecharAba);
    // Capture: before the router's own links act on the click.
    document.addEventListener('click', aoClicar, true);
    return () => {
      soltar();
      window.removeEventListener('beforeunload', aoFecharAba);
      document.removeEventListener('click', aoClicar, true);
    };
  }, [sujo, pergunta, confirmar, navegar]);
}

/** The question of every form left with changes. */
export const SAIR_SEM_SALVAR: Pergunta = {
  titulo: 'Sair sem salvar?',
  texto: 'O que você escreveu e não salvou será descartado.',
  rotuloSim: 'Descartar',
  rotuloNao: 'Continuar editando',
  perigo: true,
};
