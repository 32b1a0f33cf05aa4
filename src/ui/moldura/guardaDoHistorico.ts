/**
 * Listeners that hear the back and forward buttons before the router does. The browser calls listeners of this event in
 * the order in which they were added. The router's answer takes the page away. So this file is loaded before it
 * (App).
 */
type Guarda = (evento: PopStateEvent) => void;

const guardas: Guarda[] = [];

window.addEventListener('popstate', (evento) => guardas.at(-1)?.(evento));

/** The guard added last hears alone, until what is given back is called. */
export function guardarHistorico(guarda: Guarda): () => void {
  guardas.push(guarda);
  return () => {
    const lugar = guardas.indexOf(guarda);
    if (lugar >= 0) guardas.splice(lugar, 1);
  };
}
