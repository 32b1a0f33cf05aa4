/** The three parts of a parent's page: what it is, what can be done with it, the conversation. */
import type { ReactNode } from 'react';
import classes from './DetalheDoPai.module.css';

interface Props {
  sobre: ReactNode;
  lado: ReactNode;
  conversa: ReactNode;
}

export const DetalheDoPai = ({ sobre, lado, conversa }: Props) => (
  <div className={classes.detalhe}>
    <div className={`${classes.sobre} ${classes.coluna}`}>{sobre}</div>
    <div className={`${classes.lado} ${classes.coluna}`}>{lado}</div>
    <div className={`${classes.conversa} ${classes.coluna}`}>{conversa}</div>
  </div>
);
