import classes from './FaixaOffline.module.css';
import { useOffline } from './useOffline';

/** A quiet bar while there is no connection; nothing otherwise. */
export function FaixaOffline() {
  const offline = useOffline();
  return (
    <output>
      {offline ? (
        <span className={classes.faixa}>
          Você está sem conexão. O que já foi carregado continua disponível.
        </span>
      ) : null}
    </output>
  );
}
