import classes from './Recado.module.css';

interface Props {
  marcada: boolean;
  aoMudar: (marcada: boolean) => void;
}

/** Where people answer: somebody alone in a company lets it see the result instead of waiting for others. */
export const CaixaDaEmpresa = ({ marcada, aoMudar }: Props) => (
  <label className={classes.caixa}>
    <input
      type="checkbox"
      checked={marcada}
      onChange={({ currentTarget }) => aoMudar(currentTarget.checked)}
    />
    Falo pela empresa, e ela pode ver este resultado já, sem esperar por outras pessoas
  </label>
);
