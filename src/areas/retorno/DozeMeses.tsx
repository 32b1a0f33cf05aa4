/** Realised net of the last twelve months, as bars with their numbers in words. */
import { Text } from '@mantine/core';
import {
  dinheiroDe,
  type LinhaDoRetorno,
  maisMeses,
  type Mes,
  mesEscrito,
  somasDe,
} from '@/domain/retorno/retorno';
import { dinheiro } from './palavras';
import classes from './Retorno.module.css';

export function DozeMeses({ linhas, hoje }: { linhas: readonly LinhaDoRetorno[]; hoje: Mes }) {
  const meses = Array.from({ length: 12 }, (_, i) => maisMeses(hoje, i - 11)).map((mes) => ({
    mes,
    valor: dinheiroDe(somasDe(linhas, { de: mes, ate: mes })).liquido.realizado,
  }));
  const maior = Math.max(...meses.map(({ valor }) => Math.abs(valor)));
  if (maior === 0) return <Text c="dimmed">Nada realizado em dinheiro nos últimos doze meses.</Text>;
  return (
    <ol className={classes.meses} aria-label="Realizado líquido nos últimos doze meses">
      {meses.map(({ mes, valor }) => (
        <li key={mes} className={classes.mes}>
          <span>{mesEscrito(mes)}</span>
          <span aria-hidden>
            <span
              className={classes.barra}
              data-negativo={valor < 0 || undefined}
              style={{ display: 'block', width: `${Math.round((Math.abs(valor) * 100) / maior)}%` }}
            />
          </span>
          <span>{dinheiro(valor)}</span>
        </li>
      ))}
    </ol>
  );
}
