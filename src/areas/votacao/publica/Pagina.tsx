/** Frame of every page of the voting: its heading, which takes the focus, and the product's links below. */
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  titulo: string;
  /** Above the heading: where one is. */
  sobre?: ReactNode;
  /** The first page of a visit leaves the focus where the browser puts it. */
  semFoco?: boolean;
  children: ReactNode;
}

export function Pagina({ titulo, sobre, semFoco = false, children }: Props) {
  const cabeca = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${titulo} - Votação`;
    if (!semFoco) cabeca.current?.focus();
  }, [titulo, semFoco]);
  return (
    <div className="votacao">
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
