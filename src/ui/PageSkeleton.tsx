import '@mantine/core/styles/Skeleton.css';
import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type Forma = 'lista' | 'detalhe' | 'formulario' | 'painel';

function Linhas({ quantas, altura = 40 }: { quantas: number; altura?: number }) {
  return Array.from({ length: quantas }, (_, indice) => <Skeleton key={indice} h={altura} />);
}

const FORMAS: Record<Forma, () => React.ReactNode> = {
  lista: () => <Linhas quantas={8} />,
  detalhe: () => (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Skeleton h={280} />
      <Skeleton h={200} />
    </SimpleGrid>
  ),
  formulario: () => <Linhas quantas={5} altura={60} />,
  painel: () => (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Linhas quantas={4} altura={96} />
      </SimpleGrid>
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
