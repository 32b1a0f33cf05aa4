import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { FiltroDaLista } from './filtro';
import type GavetaDeFiltros from './FilterDrawer';
import { parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';

const carregar = umaVez(() => import('./FilterDrawer'));
const FilterDrawer = parteDe(carregar, porCima) as typeof GavetaDeFiltros;
// It loads when the pointer or the focus comes. The click reports what fails then.
const adiantar = () => void carregar().then(undefined, () => undefined);

interface Props<F extends string> {
  filtros: readonly FiltroDaLista<F>[];
  valores: Partial<Record<F, string>>;
  /** How many filters hide items: shown beside the word. */
  aplicados: number;
  /** Stands above the fields; what is chosen there holds at once, and `fechar` is called. */
  topo?: ((fechar: () => void) => ReactNode) | undefined;
  aoAplicar: (valores: Partial<Record<F, string>>) => void;
}

/** 'Filtros' above a list. Whether they are open is known here and not in the list, whose rows stay as they are. */
export function BotaoDosFiltros<F extends string>({ aplicados, ...props }: Props<F>) {
  const [aberto, definirAberto] = useState(false);
  useDevolverFoco(aberto);
  // Loaded at the first opening and kept, so that closing can be animated.
  const [jaAbriu, definirJaAbriu] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        onPointerEnter={adiantar}
        onFocus={adiantar}
        onClick={() => {
          definirJaAbriu(true);
          definirAberto(true);
        }}
      >
        {aplicados > 0 ? `Filtros: ${aplicados}` : 'Filtros'}
      </Button>
      {jaAbriu ? (
        <Suspense>
          <FilterDrawer {...props} aberto={aberto} aoFechar={() => definirAberto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
