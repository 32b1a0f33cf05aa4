/** What somebody may ask for at the end of a questionnaire. */
import type { ReactNode } from 'react';
import classes from './Recado.module.css';

interface Props {
  marcada: boolean;
  aoMudar: (marcada: boolean) => void;
}

const Caixa = ({ marcada, aoMudar, children }: Props & { children: ReactNode }) => (
  <label className={classes.caixa}>
    <input
      type="checkbox"
      checked={marcada}
      onChange={({ currentTarget }) => aoMudar(currentTarget.checked)}
    />
    {children}
  </label>
);

export const CaixaDoRelatorio = (props: Props) => (
  <Caixa {...props}>Desejo receber relatório simples de autoavaliação por e-mail</Caixa>
);

/** Where people answer: somebody alone in a company lets it see the result instead of waiting for others. */
export const CaixaDaEmpresa = (props: Props) => (
  <Caixa {...props}>
    Falo pela empresa, e ela pode ver este resultado já, sem esperar por outras pessoas
  </Caixa>
);
