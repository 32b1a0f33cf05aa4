import { useLayoutEffect, useRef } from 'react';
import classes from './HtmlSeguro.module.css';

type Formato = 'html' | 'markdown';

async function preparar(texto: string, formato: Formato): Promise<DocumentFragment> {
  const { htmlSeguro, markdownSeguro } = await import('./sanitizar');
  return formato === 'html' ? htmlSeguro(texto) : markdownSeguro(texto);
}

/** Text as it is, for the moment before (or when) the sanitizer cannot be loaded. */
function soTexto(texto: string, formato: Formato): string {
  return formato === 'markdown'
    ? texto
    : (new DOMParser().parseFromString(texto, 'text/html').body.textContent ?? '');
}

/** Formatted text of other people; the sanitizer is loaded with the first one (threats H01, H02). */
export function HtmlSeguro({ children, formato = 'html' }: { children: string; formato?: Formato }) {
  const caixa = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let atual = true;
    // The words come at once, so that what is below keeps its place. Their form comes with the sanitizer.
    caixa.current?.replaceChildren(soTexto(children, formato));
    const mostrar = (conteudo: Node | string) => {
      if (atual) caixa.current?.replaceChildren(conteudo);
    };
    preparar(children, formato).then(mostrar, () => mostrar(soTexto(children, formato)));
    return () => {
      atual = false;
    };
  }, [children, formato]);
  return <div ref={caixa} className={classes.texto} />;
}
