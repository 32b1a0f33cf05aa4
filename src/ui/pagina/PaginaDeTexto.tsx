import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinksLegais } from './LinksLegais';
import { Marca } from '@/ui/moldura/Marca';
import classes from './PaginaDeTexto.module.css';
import { usePageTitle } from './usePageTitle';
import { Voltar } from './Voltar';

/** A page to read, without shell: name, sections, way back. Anybody may open it. */
export function PaginaDeTexto({ titulo, children }: { titulo: string; children: ReactNode }) {
  usePageTitle(titulo);
  return (
    <div className={classes.pagina}>
      <Group component="header" justify="space-between">
        <Marca />
        <Voltar />
      </Group>
      <main className={classes.texto}>
        <Title order={1}>{titulo}</Title>
        {children}
      </main>
      <Group component="footer" gap="md">
        <LinksLegais />
      </Group>
    </div>
  );
}

/** A heading and what stands under it. */
export function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{titulo}</Title>
      {children}
    </Stack>
  );
}
