import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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

/**
 * For form pages: leaving with changes asks, whether by a link of the application or by closing the tab. The back
 * button does not ask (BrowserRouter cannot hold it); the draft of useFormulario brings the work back then.
 * `aoDescartar` takes away what would bring it back although the person gave it up.
 */
export function useGuardaDeSaida(sujo: boolean, aoDescartar?: () => void): void {
  const confirmar = useConfirmar();
  const navegar = useNavigate();
  useEffect(() => {
    if (!sujo) return undefined;
    const aoFecharAba = (evento: BeforeUnloadEvent) => evento.preventDefault();
    const aoClicar = (evento: MouseEvent) => {
      const para = destino(evento);
      if (para === null) return;
      evento.preventDefault();
      evento.stopPropagation();
      void confirmar(SAIR_SEM_SALVAR).then((sim) => {
        if (!sim) return undefined;
        aoDescartar?.();
        return navegar(para);
      });
    };
    window.addEventListener('beforeunload', aoFecharAba);
    // Capture: before the router's own links act on the click.
    document.addEventListener('click', aoClicar, true);
    return () => {
      window.removeEventListener('beforeunload', aoFecharAba);
      document.removeEventListener('click', aoClicar, true);
    };
  }, [sujo, aoDescartar, confirmar, navegar]);
}

/** The question of every form left with changes. */
export const SAIR_SEM_SALVAR = {
  titulo: 'Sair sem salvar?',
  texto: 'O que você escreveu e não salvou será descartado.',
  rotuloSim: 'Descartar',
  rotuloNao: 'Continuar editando',
  perigo: true,
};
