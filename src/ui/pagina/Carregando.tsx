/**
 * Shown while the session is being resolved (part 1 §2). It is the page index.html begins with, so that nothing changes on the screen
 * until there is something to show. Its style is there too.
 */
export const Carregando = () => (
  <div className="abertura" role="status">
    Gestão de Inovação
    <i />
    <small>Carregando…</small>
  </div>
);
