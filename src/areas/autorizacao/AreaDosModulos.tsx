/** One of the four areas with its modules. On phones it begins folded, so that the last one is not screens away. */
import { Stack, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Area, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { useCelular } from '@/ui/moldura/useCelular';
import { plural } from '@/ui/texto/formatos';
import classes from './AreaDosModulos.module.css';

interface Props {
  area: Area;
  quantos: number;
  /** What was searched stands open. */
  procurando: boolean;
  children: ReactNode;
}

export function AreaDosModulos({ area, quantos, procurando, children }: Props) {
  const celular = useCelular();
  const id = `area-${area}`;
  return (
    <section aria-labelledby={id}>
      <details open={!celular || procurando}>
        <summary className={classes.titulo}>
          <Title order={2} id={id}>
            {ROTULO_DA_AREA[area]}
          </Title>
          <Text span size="sm" c="dimmed">
            {plural(quantos, 'módulo', 'módulos')}
          </Text>
          <IconChevronDown size={20} aria-hidden />
        </summary>
        <Stack gap="xs" pt="xs">
          {children}
        </Stack>
      </details>
    </section>
  );
}
