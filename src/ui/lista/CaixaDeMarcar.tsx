import { useEffect, useRef } from 'react';
import classes from './CaixaDeMarcar.module.css';
import type { Item, Selecao } from './lista';

/** The box of a row: a plain input, whose click useLinhas handles for the whole list. */
export const CaixaDaLinha = ({ rotulo, marcada }: { rotulo: string; marcada: boolean }) => (
  <input type="checkbox" className={classes.caixa} aria-label={rotulo} checked={marcada} readOnly />
);

const ROTULO = 'Selecionar tudo nesta página';

interface Props<T extends Item> {
  selecao: Pick<Selecao<T>, 'daPagina' | 'alternarPagina'>;
  /** The words beside the box, where there is room for them. */
  comRotulo?: boolean;
}

/** Selects the page, or takes it out again. */
export function CaixaDaPagina<T extends Item>({
  selecao: { daPagina, alternarPagina },
  comRotulo = false,
}: Props<T>) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = daPagina === 'algumas';
  }, [daPagina]);
  return (
    <label className={classes.rotulo}>
      <input
        ref={ref}
        type="checkbox"
        className={classes.caixa}
        aria-label={ROTULO}
        checked={daPagina === 'todas'}
        disabled={daPagina === undefined}
        onChange={alternarPagina}
      />
      {comRotulo ? ROTULO : null}
    </label>
  );
}
