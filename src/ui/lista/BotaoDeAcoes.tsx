import classes from './BotaoDeAcoes.module.css';

const PONTOS = (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden>
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
  </svg>
);

/** The dots of a row. A plain button drawn once per row; useLinhas handles its click. */
export function BotaoDeAcoes({ rotulo, aberto }: { rotulo: string; aberto: boolean }) {
  return (
    <button
      type="button"
      className={classes.botao}
      aria-label={rotulo}
      aria-haspopup="menu"
      aria-expanded={aberto}
    >
      {PONTOS}
    </button>
  );
}
