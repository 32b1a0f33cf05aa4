import { Stack, VisuallyHidden } from '@mantine/core';
import { Esqueleto } from './Esqueleto';
import classes from './PageSkeleton.module.css';

type Forma = 'lista' | 'detalhe' | 'documento' | 'formulario' | 'painel';

function Linhas({ quantas, altura = 40 }: { quantas: number; altura?: number }) {
  return Array.from({ length: quantas }, (_, indice) => <Esqueleto key={indice} altura={altura} />);
}

const FORMAS: Record<Forma, () => React.ReactNode> = {
  lista: () => <Linhas quantas={8} />,
  detalhe: () => (
    <div className={classes.metades}>
      <Esqueleto altura={280} />
      <Esqueleto altura={200} />
    </div>
  ),
  // Longer than a window: what stands under the page stays out of sight while it comes.
  documento: () => <Esqueleto altura={900} />,
  formulario: () => <Linhas quantas={5} altura={60} />,
  painel: () => (
    <>
      <div className={classes.numeros}>
        <Linhas quantas={4} altura={96} />
      </div>
      <Esqueleto altura={280} />
    </>
  ),
};

/** The final shape of a page in grey while its code or data comes, so that nothing jumps. */
export function PageSkeleton({ forma = 'lista' }: { forma?: Forma }) {
  const Corpo = FORMAS[forma];
  return (
    <Stack aria-busy="true">
      <VisuallyHidden component="output">Carregando…</VisuallyHidden>
      <Esqueleto altura={32} largura="min(320px, 70%)" />
      <Corpo />
    </Stack>
  );
}
