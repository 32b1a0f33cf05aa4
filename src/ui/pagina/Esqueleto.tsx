import classes from './Esqueleto.module.css';

interface Props {
  /** In pixels, as high as what comes: nothing under it may jump. */
  altura: number;
  /** Where it is another on phones. */
  noCelular?: number | undefined;
  largura?: string;
  /** At the end of its line, as numbers are. */
  aoFim?: boolean | undefined;
}

/** A grey block in the place of what is still coming. */
export function Esqueleto({ altura, noCelular, largura, aoFim }: Props) {
  const alturas = { '--altura': `${altura}px`, '--altura-no-celular': noCelular && `${noCelular}px` };
  return (
    <div
      data-esqueleto
      className={classes.esqueleto}
      style={{ ...alturas, width: largura, marginInlineStart: aoFim ? 'auto' : undefined }}
    />
  );
}
