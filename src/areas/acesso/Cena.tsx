/** What the product is about, drawn: above the form on phones, beside the login on desks. */
import classes from './Cena.module.css';

/** The login page's frame: it makes room for the scene. */
export const classeDaEntrada = classes['entrada'];

export const Cena = ({ soNoCelular = false }: { soNoCelular?: boolean }) => (
  <section
    className={`${classes['cena']} ${soNoCelular ? classes['soNoCelular'] : ''}`}
    aria-label="Sobre a plataforma"
  >
    <div>
      <p className={classes['frase']}>Toda grande mudança começou com alguém dizendo: e se…?</p>
      <p className={classes['resumo']}>
        Proponha, converse, decida junto e acompanhe cada ideia até o resultado.
      </p>
    </div>
  </section>
);
