/**
 * `?token=` (part 1 §2). It leaves the address and the history while this module is loaded, which main.ts does before
 * anything else. Neither a referrer nor the back button ever shows it (decisions P16).
 */
function retirar(): string | undefined {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token === null) return undefined;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return token || undefined;
}

/** The token this page was opened with; good for one use. */
export const tokenDaUrl = retirar();
