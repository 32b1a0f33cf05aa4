import { Paper, Stack, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './BlocoLateral.module.css';
import { useCelular } from '@/ui/moldura/useCelular';

interface Props {
  titulo: string;
  /** On phones it begins folded: what one consults, not what one does. */
  recolhido?: boolean;
  /** What stands beside without asking for anything: no box where the column is wide. */
  discreto?: boolean;
  /** Id by which other parts of the page lead to it. */
  ancora?: string;
  children: ReactNode;
}

/** A titled part of a detail page's narrow column. On phones it folds, so that what comes after is not far down. */
export function BlocoLateral({ titulo, recolhido = false, discreto = false, ancora, children }: Props) {
  const id = useId();
  const celular = useCelular();
  const [aberto, definirAberto] = useState(!recolhido);
  // Hidden, not taken away: what was typed in it stays.
  const escondido = celular && !aberto;
  return (
    <Paper
      withBorder
      component="section"
      id={ancora}
      aria-labelledby={id}
      className={classes.bloco}
      data-discreto={discreto || undefined}
    >
      <Title order={2} size="h3" id={id}>
        {celular ? (
          <UnstyledButton
            className={classes.botao}
            aria-expanded={aberto}
            onClick={() => definirAberto(!aberto)}
          >
            {titulo}
            <IconChevronDown size={20} aria-hidden />
          </UnstyledButton>
        ) : (
          titulo
        )}
      </Title>
      <Stack gap="sm" className={classes.conteudo} hidden={escondido}>
        {children}
      </Stack>
    </Paper>
  );
}
