import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './PageSkeleton.module.css';

type Forma = 'lista' | 'detalhe' | 'formulario' | 'painel';

function Linhas({ quantas, altura = 40 }: { quantas: number; altura?: number }) {
  return Array.from({ length: quantas }, (_, indice) => <Skeleton key={indice} h={altura} />);
}

const FORMAS: Record<Forma, () => React.ReactNode> = {
  lista: () => <Linhas quantas={8} />,
  detalhe: () => (
    <div className={classes.metades}>
      <Skeleton h={280} />
      <Skeleton h={200} />
    </div>
  ),
  formulario: () => <Linhas quantas={5} altura={60} />,
  painel: () => (
    <>
      <div className={classes.numeros}>
        <Linhas quantas={4} altura={96} />
      </div>
      <Skeleton h={280} />
    </>
  ),
};

/** The final shape of a page in grey while its code or data comes, so that nothing jumps. */
export function PageSkeleton({ forma = 'lista' }: { forma?: Forma }) {
  const Corpo = FORMAS[forma];
  return (
    <Stack aria-busy="true">
      <VisuallyHidden component="output">Carregando…</VisuallyHidden>
      <Skeleton h={32} w="min(320px, 70%)" />
      <Corpo />
    </Stack>
  );
}
