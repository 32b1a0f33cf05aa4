import { useEffect, useRef } from 'react';

/** What appears goes into focus, and so into sight; again with every other `texto`. Give the element `tabIndex={-1}`. */
export function useFocoAoAparecer(texto?: string) {
  const elemento = useRef<HTMLDivElement>(null);
  useEffect(() => elemento.current?.focus(), [texto]);
  return elemento;
}
