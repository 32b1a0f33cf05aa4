import '@mantine/core/styles/Pill.css';
import { Button, Pill } from '@mantine/core';
import classes from './EtiquetasDeFiltro.module.css';
import type { Filtro } from './filtro';
import type { EstadoDaLista } from './useEstadoDaLista';

/** Part 1 §2: at most five tags. */
const MAXIMO = 5;

interface Etiqueta {
  id: string;
  texto: string;
  remover: () => void;
}

interface Props<F extends string> {
  filtros: readonly Filtro<F>[];
  estado: Pick<EstadoDaLista<F>, 'busca' | 'filtros' | 'filtrada' | 'filtrar' | 'buscar' | 'limparFiltros'>;
  rotuloLimpar?: string | undefined;
}

/** What hides items at the moment, each removable, and 'Limpar filtros'. */
export function EtiquetasDeFiltro<F extends string>({
  filtros,
  estado,
  rotuloLimpar = 'Limpar filtros',
}: Props<F>) {
  if (!estado.filtrada) return null;
  const etiquetas = filtros.flatMap<Etiqueta>(({ id, titulo, mostrar }) => {
    const valor = estado.filtros[id];
    if (!valor) return [];
    const remover = () => estado.filtrar({ [id]: '' } as Partial<Record<F, string>>);
    return [{ id, texto: `${titulo}: ${mostrar?.(valor) ?? valor}`, remover }];
  });
  if (estado.busca) {
    etiquetas.unshift({ id: 'busca', texto: `Busca: ${estado.busca}`, remover: () => estado.buscar('') });
  }
  return (
    <div className={classes.linha}>
      <ul className={classes.lista} aria-label="Filtros aplicados">
        {etiquetas.slice(0, MAXIMO).map(({ id, texto, remover }) => (
          <li key={id}>
            <Pill
              size="md"
              withRemoveButton
              onRemove={remover}
              removeButtonProps={{
                'aria-label': `Remover filtro ${texto}`,
                'aria-hidden': false,
                tabIndex: 0,
              }}
            >
              {texto}
            </Pill>
          </li>
        ))}
        {etiquetas.length > MAXIMO ? <li>+{etiquetas.length - MAXIMO}</li> : null}
      </ul>
      <Button variant="subtle" size="compact-sm" onClick={estado.limparFiltros}>
        {rotuloLimpar}
      </Button>
    </div>
  );
}
