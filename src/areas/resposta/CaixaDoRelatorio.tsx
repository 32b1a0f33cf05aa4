import classes from './Recado.module.css';

interface Props {
  marcada: boolean;
  aoMudar: (marcada: boolean) => void;
}

export const CaixaDoRelatorio = ({ marcada, aoMudar }: Props) => (
  <label className={classes.caixa}>
    <input
      type="checkbox"
      checked={marcada}
      onChange={({ currentTarget }) => aoMudar(currentTarget.checked)}
    />
    Desejo receber relatório simples de autoavaliação por e-mail
  </label>
);
