import { useEffect, useRef } from 'react';

export type Tecla = readonly [tecla: string, aoAcionar: () => void];

const CAMPOS = 'input, textarea, select, [contenteditable="true"]';

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
 * 'mod' do: the others belong to the text.
 */
export function useTeclas(teclas: readonly Tecla[]): void {
  const atuais = useRef(teclas);
  useEffect(() => {
    atuais.current = teclas;
  });
  useEffect(() => {
    const aoTeclar = (evento: KeyboardEvent) => {
      const escrevendo = evento.target instanceof Element && evento.target.closest(CAMPOS) !== null;
      const achada = atuais.current.find(
        ([tecla]) => combina(tecla, evento) && (!escrevendo || tecla.startsWith('mod+')),
      );
      if (!achada) return;
      evento.preventDefault();
      achada[1]();
    };
    document.addEventListener('keydown', aoTeclar);
    return () => document.removeEventListener('keydown', aoTeclar);
  }, []);
}
