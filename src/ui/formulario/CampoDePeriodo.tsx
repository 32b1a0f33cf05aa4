import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { BotaoDoCalendario } from './BotaoDoCalendario';
import { EntradaDeDia } from './CampoDeData';
import classes from './CampoDePeriodo.module.css';
import { diaDoTexto, ehDia, mascararDia } from './dia';

interface Props {
  rotulo: string;
  ajuda?: ReactNode;
  /** What is wrong with the first and with the last day. */
  erros?: readonly [ReactNode, ReactNode];
  /** First and last day, `YYYY-MM-DD`; '' while not chosen, or what was typed so far. */
  valor: readonly [string, string];
  aoMudar: (inicio: string, fim: string) => void;
  minimo?: string | undefined;
  maximo?: string | undefined;
  desabilitado?: boolean;
}

/** A period of whole days, both ends included: typed or picked. A day outside the limits is none. */
export function CampoDePeriodo({
  rotulo,
  ajuda,
  erros,
  valor,
  aoMudar,
  minimo,
  maximo,
  desabilitado,
}: Props) {
  const id = useId();
  const [inicio, fim] = valor;
  const limite = (dia: string) => recusaDoLimite(dia, minimo, maximo);
  /** What is outside stays as typed, and so is refused. */
  const dentro = (dia: string) => (limite(dia) ? mascararDia(dia) : dia);
  return (
    <Input.Wrapper
      label={rotulo}
      labelElement="div"
      labelProps={{ id }}
      description={ajuda}
      role="group"
      aria-labelledby={id}
      data-um-campo
    >
      <div className={classes.periodo}>
        <EntradaDeDia
          aria-label={`${rotulo}: primeiro dia`}
          className={classes.dia}
          disabled={desabilitado}
          value={inicio}
          onChange={(dia) => aoMudar(dentro(dia), fim)}
          error={limite(diaDoTexto(inicio)) ?? erros?.[0]}
        />
        <span className={classes.ate}>a</span>
        <EntradaDeDia
          aria-label={`${rotulo}: último dia`}
          className={classes.dia}
          disabled={desabilitado}
          value={fim}
          onChange={(dia) => aoMudar(inicio, dentro(dia))}
          error={limite(diaDoTexto(fim)) ?? erros?.[1] ?? foraDeOrdem(inicio, fim)}
        />
        <BotaoDoCalendario
          rotulo={rotulo}
          desabilitado={desabilitado}
          dias={valor}
          aoMudar={(de = '', ate = '') => aoMudar(de, ate)}
          minimo={minimo}
          maximo={maximo}
        />
      </div>
    </Input.Wrapper>
  );
}

function recusaDoLimite(dia: string, minimo = '', maximo = '9'): string | undefined {
  if (!ehDia(dia)) return undefined;
  if (dia < minimo) return `Escolha um dia a partir de ${mascararDia(minimo)}.`;
  return dia > maximo ? `Escolha um dia até ${mascararDia(maximo)}.` : undefined;
}

const foraDeOrdem = (inicio: string, fim: string) =>
  ehDia(inicio) && ehDia(fim) && fim < inicio ? 'O fim não pode vir antes do início.' : undefined;
