import { useEffect, useRef } from 'react';

export type Tecla = readonly [tecla: string, aoAcionar: () => void];

const CAMPOS = 'input, textarea, select, [contenteditable="true"]';
/** What has keys of its own: arrows there move within it, or nothing. */
const COM_TECLAS = 'button, a, summary, [role="tab"], [role="option"], [role="menuitem"], [role="slider"]';
const DIALOGO = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** Keys with 'mod' are the page's always; a dialog that is open has all the others but Escape. */
function pertenceAPagina(tecla: string, alvo: EventTarget | null): boolean {
  if (tecla.startsWith('mod+')) return true;
  const em = alvo instanceof Element ? alvo : document.body;
  if (em.closest(CAMPOS)) return false;
  if (tecla.startsWith('Arrow') && em.closest(COM_TECLAS)) return false;
  return tecla === 'Escape' || document.querySelector(DIALOGO) === null;
}

/** 'mod+K' is Ctrl (or ⌘) and K; upper and lower case are the same. */
function combina(tecla: string, evento: KeyboardEvent): boolean {
  const partes = tecla.toLowerCase().split('+');
  return (
    evento.key.toLowerCase() === partes.at(-1) &&
    (evento.ctrlKey || evento.metaKey) === partes.includes('mod') &&
    evento.shiftKey === partes.includes('shift') &&
    !evento.altKey
  );
}

/**
 * Keys that work on the whole page: '/', 'Escape', 'mod+K', 'shift+?'. While somebody types into a field only those with
 * 'mod' do: the others belong to the text. Arrows on a button are the button's.
 */
export function useTeclas(teclas: readonly Tecla[]): void {
  const atuais = useRef(teclas);
  useEffect(() => {
    atuais.current = teclas;
  });
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      const achada = atuais.current.find(
        ([tecla]) => combina(tecla, evento) && pertenceAPagina(tecla, evento.target),
      );
      if (!achada) return;
      evento.preventDefault();
      achada[1]();
    };
    document.addEventListener('keydown', aoTeclar);
    return () => document.removeEventListener('keydown', aoTeclar);
  }, []);
}
