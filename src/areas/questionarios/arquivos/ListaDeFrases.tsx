/** Sentences about what a file holds: the first of them, and the others folded behind their number. */
import classes from '../inteiro/ListaOrdenavel.module.css';

const A_VISTA = 10;

interface Props {
  frases: readonly string[];
  /** 'E mais 3 problemas.' */
  eMais: (quantas: number) => string;
}

const Frases = ({ frases }: Pick<Props, 'frases'>) => (
  <ul className={classes.faltas}>
    {frases.map((frase, i) => (
      // Two places of a file may have the same fault.
      <li key={`${i} ${frase}`} className={classes.texto}>
        {frase}
      </li>
    ))}
  </ul>
);

export const ListaDeFrases = ({ frases, eMais }: Props) => (
  <>
    <Frases frases={frases.slice(0, A_VISTA)} />
    {frases.length > A_VISTA ? (
      <details>
        <summary>{eMais(frases.length - A_VISTA)}</summary>
        <Frases frases={frases.slice(A_VISTA)} />
      </details>
    ) : null}
  </>
);
