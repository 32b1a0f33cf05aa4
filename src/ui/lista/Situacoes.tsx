import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './Situacoes.module.css';
import { type TotalDaLista, totalEmPalavras } from './total';

export interface Contagem<V extends string = string> {
  valor: V;
  rotulo: string;
  total: TotalDaLista;
}

interface Props {
  /** Name of the group for screen readers. */
  rotulo: string;
  /** Undefined while it is being read. */
  itens: readonly Contagem[] | undefined;
  atual: string | undefined;
  /** undefined shows everything again. */
  aoEscolher: (valor: string | undefined) => void;
}

/** How many of the chips stand in the first line. The style sheet cuts off those after it. */
function useNaPrimeiraLinha(quantos: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [cabem, definirCabem] = useState(quantos);
  useLayoutEffect(() => {
    const caixa = ref.current;
    if (!caixa) return undefined;
    const medir = () => {
      const filhos = [...caixa.children] as HTMLElement[];
      const abaixo = filhos.findIndex(({ offsetTop }) => offsetTop > (filhos[0]?.offsetTop ?? 0));
      definirCabem(abaixo === -1 ? filhos.length : abaixo);
    };
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(caixa);
    return () => observador.disconnect();
  }, []);
  return { ref, cabem };
}

/**
 * Chips of the toolbar: each filters the list by a status and says how many there are. Pressed again it shows all. One
 * line of them; 'Mais' unfolds the rest. On phones the line is pushed sideways.
 */
export function Situacoes({ rotulo, itens = [], atual, aoEscolher }: Props) {
  const { ref, cabem } = useNaPrimeiraLinha(itens.length);
  const [desdobradas, desdobrar] = useState(false);
  // What filters the list is always in sight.
  const abertas = desdobradas || itens.findIndex(({ valor }) => valor === atual) >= cabem;
  const escondidas = itens.length - cabem;
  return (
    <div className={classes.situacoes} data-situacoes="" data-abertas={abertas || undefined}>
      <div ref={ref} className={classes.linha} role="group" aria-label={rotulo}>
        {itens.map(({ valor, rotulo: nome, total }, indice) => (
          <Button
            key={valor}
            size="compact-sm"
            fw={400}
            variant={valor === atual ? 'filled' : 'default'}
            aria-pressed={valor === atual}
            data-fora={(!abertas && indice >= cabem) || undefined}
            onClick={() => aoEscolher(valor === atual ? undefined : valor)}
          >
            {nome}:&nbsp;<b>{totalEmPalavras(total)}</b>
          </Button>
        ))}
      </div>
      {escondidas > 0 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={abertas}
          onClick={() => desdobrar(!abertas)}
        >
          {abertas ? 'Menos' : `Mais ${escondidas}`}
        </Button>
      ) : null}
    </div>
  );
}
