import { VisuallyHidden } from '@mantine/core';
import classes from './Lugar.module.css';

/** A place in a ranking. The first three have the warm accent that recognition has everywhere, and their number. */
export const Lugar = ({ lugar }: { lugar: number }) => (
  <span className={classes['lugar']} data-lugar={lugar <= 3 ? lugar : undefined}>
    <span aria-hidden>{lugar}º</span>
    <VisuallyHidden>{lugar}º lugar</VisuallyHidden>
  </span>
);
