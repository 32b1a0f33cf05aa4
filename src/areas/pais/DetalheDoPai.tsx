/** The three parts of a parent's page: what it is, what can be done with it, the conversation. */
import type { ReactNode } from 'react';
import classes from './DetalheDoPai.module.css';

interface Props {
  sobre: ReactNode;
  lado: ReactNode;
  conversa: ReactNode;
  /** It is read and drawn, and not yet seen: what stands above it is still to come. */
  conversaEspera?: boolean;
}

export const DetalheDoPai = ({ sobre, lado, conversa, conversaEspera }: Props) => (
  <div className={classes.detalhe}>
    <div className={`${classes.sobre} ${classes.coluna}`}>{sobre}</div>
    <div className={`${classes.lado} ${classes.coluna}`}>{lado}</div>
    <div
      className={`${classes.conversa} ${classes.coluna}`}
      style={conversaEspera ? { visibility: 'hidden' } : undefined}
    >
      {conversa}
    </div>
  </div>
);
