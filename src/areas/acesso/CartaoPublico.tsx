/** Frame of the pages without shell: mark, title, lead, content. */
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Marca } from '@/ui/moldura/Marca';
import { PaginaPublica } from '@/ui/pagina/PaginaPublica';
import { Cena } from './Cena';

interface Props {
  titulo: string;
  texto?: ReactNode;
  children?: ReactNode;
  largura?: number;
}

export function CartaoPublico({ titulo, texto, children, largura = 460 }: Props) {
  return (
    <PaginaPublica topo={<Cena soNoCelular />}>
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }} radius="md" w="100%" maw={largura}>
        <Stack gap="md">
          <Marca />
          <div>
            <Title order={1} size="h2" mb={4} style={{ overflowWrap: 'anywhere' }}>
              {titulo}
            </Title>
            {texto && <Text c="dimmed">{texto}</Text>}
          </div>
          {children}
        </Stack>
      </Paper>
    </PaginaPublica>
  );
}
