/** Sentences about what a file holds: the first of them, and how many more there are. */
import { Text } from '@mantine/core';
import classes from '../inteiro/ListaOrdenavel.module.css';

const A_VISTA = 10;

interface Props {
  frases: readonly string[];
  /** 'E mais 3 problemas.' */
  eMais: (quantas: number) => string;
}

export const ListaDeFrases = ({ frases, eMais }: Props) => (
  <>
    <ul className={classes.faltas}>
      {frases.slice(0, A_VISTA).map((frase, i) => (
        // Two places of a file may have the same fault.
        <li key={`${i} ${frase}`} className={classes.texto}>
          {frase}
        </li>
      ))}
    </ul>
    {frases.length > A_VISTA ? <Text size="sm">{eMais(frases.length - A_VISTA)}</Text> : null}
  </>
);
