import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Abas.module.css';

interface Props<V extends string> {
  /** Name of the group for screen readers. */
  rotulo: string;
  /** Those that are there, in order. */
  abas: Readonly<Partial<Record<V, ReactNode>>>;
  atual: V;
  aoMudar: (nova: V) => void;
  /** What the present tab shows. */
  children: ReactNode;
}

const PASSO: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of which only the present one is drawn; arrows, Home and End move between them. */
export function Abas<V extends string>({ rotulo, abas, atual, aoMudar, children }: Props<V>) {
  const id = useId();
  const lista = useRef<HTMLDivElement>(null);
  const valores = Object.keys(abas) as V[];

  const aoTeclar = (evento: KeyboardEvent) => {
    const { key } = evento;
    const passo = PASSO[key];
    const ultima = valores.length - 1;
    const alvo = passo
      ? (valores.indexOf(atual) + passo + valores.length) % valores.length
      : { Home: 0, End: ultima }[key];
    const nova = alvo === undefined ? undefined : valores[alvo];
    if (nova === undefined || alvo === undefined) return;
    evento.preventDefault();
    aoMudar(nova);
    lista.current?.querySelectorAll<HTMLElement>('[role="tab"]')[alvo]?.focus();
  };

  return (
    <>
      <div ref={lista} role="tablist" aria-label={rotulo} className={classes.lista}>
        {valores.map((valor) => (
          <button
            key={valor}
            type="button"
            role="tab"
            id={`${id}-${valor}`}
            aria-selected={valor === atual}
            aria-controls={`${id}-painel`}
            tabIndex={valor === atual ? 0 : -1}
            className={classes.aba}
            onClick={() => aoMudar(valor)}
            onKeyDown={aoTeclar}
          >
            {abas[valor]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-painel`} aria-labelledby={`${id}-${atual}`}>
        {children}
      </div>
    </>
  );
}
