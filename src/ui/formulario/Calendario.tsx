import '@mantine/dates/styles.css';
import 'dayjs/locale/pt-br';
import { DatePicker, type DatePickerProps } from '@mantine/dates';
import { useState } from 'react';
import { hoje } from '../texto/formatos';
import { ehDia } from './dia';

/** The arrows are pictures; month and year are said by what they show. */
const NOMES_DOS_BOTOES = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  previousDecade: 'Década anterior',
  nextDecade: 'Próxima década',
};

const porExtenso = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

const lido = (dia: string | undefined) => (dia && ehDia(dia) ? dia : null);

export interface DoCalendario {
  /** One day, or the first and the last of a period: `YYYY-MM-DD`, anything else is none. */
  dias: readonly [string] | readonly [string, string];
  aoMudar: (...dias: string[]) => void;
  minimo?: string | undefined;
  maximo?: string | undefined;
}

/** The days to pick from; it begins on the chosen one, or today. */
export function Calendario({ dias: [de, ate], aoMudar, minimo, maximo }: DoCalendario) {
  const [deHoje] = useState(hoje);
  const primeiro = lido(de) ?? lido(ate) ?? deHoje;
  const alvo = maximo && primeiro > maximo ? maximo : minimo && primeiro < minimo ? minimo : primeiro;
  const comum = {
    locale: 'pt-br',
    firstDayOfWeek: 0,
    // Mantine's red of weekends is too light on white.
    weekendDays: [],
    ariaLabels: NOMES_DOS_BOTOES,
    getDayAriaLabel: (dia: string) => porExtenso.format(new Date(`${dia}T12:00:00Z`)),
    // The focus trap looks for the mark.
    getDayProps: (dia: string) => (dia === alvo ? { 'data-autofocus': true } : {}),
    defaultDate: alvo,
    ...(minimo && { minDate: minimo }),
    ...(maximo && { maxDate: maximo }),
  } satisfies DatePickerProps;
  if (ate === undefined)
    return <DatePicker {...comum} value={lido(de)} onChange={(dia) => aoMudar(dia ?? '')} />;
  return (
    <DatePicker
      {...comum}
      type="range"
      allowSingleDateInRange
      value={[lido(de), lido(ate)]}
      onChange={([inicio, fim]) => aoMudar(inicio ?? '', fim ?? '')}
    />
  );
}
