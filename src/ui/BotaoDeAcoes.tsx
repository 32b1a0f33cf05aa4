import { IconDots } from '@tabler/icons-react';
import classes from './BotaoDeAcoes.module.css';
import { carregarMenu } from './useMenu';

interface Props {
  rotulo: string;
  aberto: boolean;
  aoAbrir: (elemento: HTMLElement) => void;
}

/** The dots of a row. A plain button: it is drawn once per row. */
export function BotaoDeAcoes({ rotulo, aberto, aoAbrir }: Props) {
  return (
    <button
      type="button"
      className={classes.botao}
      aria-label={rotulo}
      aria-haspopup="menu"
      aria-expanded={aberto}
      onPointerEnter={carregarMenu}
      onFocus={carregarMenu}
      onClick={(evento) => {
        evento.stopPropagation();
        aoAbrir(evento.currentTarget);
      }}
    >
      <IconDots size={18} aria-hidden />
    </button>
  );
}
