import '@mantine/core/styles/Pill.css';
import { Pill } from '@mantine/core';
import classes from './EtiquetasDeFiltro.module.css';
import type { FiltroDaLista } from './filtro';
import type { EstadoDaLista } from './useEstadoDaLista';

/** Part 1 §2: at most five tags. */
const MAXIMO = 5;

interface Props<F extends string> {
  /** Those that have a value. */
  filtros: readonly FiltroDaLista<F>[];
  estado: Pick<EstadoDaLista<F>, 'filtros' | 'filtrar'>;
}

/** Filters that hide items at the moment, each removable. The search and the chips show themselves. */
export function EtiquetasDeFiltro<F extends string>({ filtros, estado }: Props<F>) {
  if (filtros.length === 0) return null;
  return (
    <ul className={classes.lista} aria-label="Filtros aplicados">
      {filtros.slice(0, MAXIMO).map(({ id, titulo, mostrar }) => {
        const valor = estado.filtros[id] ?? '';
        const texto = `${titulo}: ${mostrar?.(valor) ?? valor}`;
        return (
          <li key={id}>
            <Pill
              size="md"
              withRemoveButton
              onRemove={() => estado.filtrar({ [id]: '' } as Partial<Record<F, string>>)}
              removeButtonProps={{
                'aria-label': `Remover filtro ${texto}`,
                'aria-hidden': false,
                tabIndex: 0,
              }}
            >
              {texto}
            </Pill>
          </li>
        );
      })}
      {filtros.length > MAXIMO ? <li>+{filtros.length - MAXIMO}</li> : null}
    </ul>
  );
}
