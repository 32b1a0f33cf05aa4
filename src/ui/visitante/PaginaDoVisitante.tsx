/** Frame of a visitors' page without the kit: the mark, its heading, which takes the focus, and links below. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Simbolo } from '@/ui/moldura/Simbolo';

export interface PropsDaPagina {
  titulo: string;
  /** Above the heading: where one is. */
  sobre?: ReactNode;
  /** The first page of a visit leaves the focus where the browser puts it. */
  semFoco?: boolean;
  children: ReactNode;
}

/** `parte` names what it belongs to, in the browser's tab. */
export function PaginaDoVisitante({
  parte,
  titulo,
  sobre,
  semFoco = false,
  children,
}: PropsDaPagina & { parte: string }) {
  const cabeca = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${titulo} - ${parte}`;
    if (!semFoco) cabeca.current?.focus();
  }, [parte, titulo, semFoco]);
  return (
    <div className="visitante">
      <header>
        <Simbolo />
        Gestão de Inovação
      </header>
      <main>
        {sobre ? <p className="sobre">{sobre}</p> : null}
        <h1 ref={cabeca} tabIndex={-1}>
          {titulo}
        </h1>
        {children}
      </main>
      <footer>
        <a href="/privacidade">Privacidade</a>
        <a href="/acessibilidade">Acessibilidade</a>
      </footer>
    </div>
  );
}

/** A refusal or a failure, read out when it comes. */
export const Aviso = ({ children }: { children: ReactNode }) => (
  <p className="aviso" role="alert">
    {children}
  </p>
);
