import classes from './Esqueleto.module.css';

/** A grey block in the place of what is still coming. */
export function Esqueleto({ altura, largura }: { altura: number; largura?: string }) {
  return <div className={classes.esqueleto} style={{ height: altura, width: largura }} />;
}
