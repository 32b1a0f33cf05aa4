/**
 * Letters typed between the palette's shortcut and its field: the first time its code is still on its way, and always the
 * dialog takes a moment to open. They would be lost, or press the page's shortcuts.
 */
let letras = '';

function ouvir(evento: KeyboardEvent) {
  if (evento.ctrlKey || evento.metaKey || evento.altKey) return;
  if (evento.key === 'Escape') return void tomarLetras();
  if (evento.key === 'Backspace') letras = letras.slice(0, -1);
  else if (evento.key.length === 1) letras += evento.key;
  else if (evento.key !== 'Enter') return;
  evento.preventDefault();
  evento.stopPropagation();
}

/** From now on they are kept. */
export function guardarLetras() {
  window.addEventListener('keydown', ouvir, true);
}

/** Those kept, for the field that has the focus now, or that will never come. */
export function tomarLetras(): string {
  window.removeEventListener('keydown', ouvir, true);
  const tomadas = letras;
  letras = '';
  return tomadas;
}
