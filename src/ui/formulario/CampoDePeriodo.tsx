import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/pt-br';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  rotulo: string;
  ajuda?: ReactNode;
  erro?: ReactNode;
  /** First and last day, `YYYY-MM-DD`; '' while not chosen. */
  valor: readonly [string, string];
  aoMudar: (inicio: string, fim: string) => void;
  minimo?: string | undefined;
  maximo?: string | undefined;
  desabilitado?: boolean;
}

/** The arrows of the calendar are pictures; month and year are said by what they show. */
const NOMES_DOS_BOTOES = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  previousDecade: 'Década anterior',
  nextDecade: 'Próxima década',
};

/** A period of whole days, both ends included. */
export function CampoDePeriodo({ rotulo, ajuda, erro, valor, aoMudar, minimo, maximo, desabilitado }: Props) {
  return (
    <DatePickerInput
      type="range"
      locale="pt-br"
      firstDayOfWeek={0}
      ariaLabels={NOMES_DOS_BOTOES}
      valueFormat="DD/MM/YYYY"
      label={rotulo}
      description={ajuda}
      error={erro}
      disabled={desabilitado}
      allowSingleDateInRange
      minDate={minimo}
      maxDate={maximo}
      placeholder="Escolha o início e o fim"
      leftSection={<IconCalendar size={16} aria-hidden />}
      value={[valor[0] || null, valor[1] || null]}
      onChange={([inicio, fim]) => aoMudar(inicio ?? '', fim ?? '')}
    />
  );
}
