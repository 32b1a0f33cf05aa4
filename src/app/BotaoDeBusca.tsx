/** Opens the command palette: a field-like button with its shortcut, an icon on phones (part 1 §2, Shell). */
import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './Cabecalho.module.css';

const carregar = () => void import('./paleta/Paleta').catch(() => undefined);

export function BotaoDeBusca({ aoClicar }: { aoClicar: () => void }) {
  return (
    <UnstyledButton
      className={classes.busca}
      aria-label="Buscar"
      aria-keyshortcuts="Control+K"
      onClick={aoClicar}
      onPointerEnter={carregar}
      onFocus={carregar}
    >
      <IconSearch size={18} aria-hidden />
      <span>Buscar</span>
      <kbd>Ctrl + K</kbd>
    </UnstyledButton>
  );
}
