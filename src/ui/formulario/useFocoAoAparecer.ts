import { useEffect, useRef } from 'react';

/** What appears goes into focus, and so into sight. Give the element `tabIndex={-1}`. */
export function useFocoAoAparecer() {
  const elemento = useRef<HTMLDivElement>(null);
  useEffect(() => elemento.current?.focus(), []);
  return elemento;
}
