import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import type { FocusEvent } from 'react';
import { Ancora } from '@/ui/moldura/Ancora';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { Calendario, type DoCalendario } from './Calendario';

export interface DoCalendarioAberto extends DoCalendario {
  /** Name of the field. */
  rotulo: string;
  botao: HTMLElement;
  aberto: boolean;
  abrir: (aberto: boolean) => void;
}

/** Escape closes the calendar, and the dialog behind it stays open (Mantine's dialogs look for the mark). */
const soOCalendario = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement) target.dataset['mantineStopPropagation'] = 'true';
};

/** The days of a date field, beside the button that opens them. Choosing the last one closes them. */
export function CalendarioAberto({ rotulo, botao, aberto, abrir, aoMudar, ...resto }: DoCalendarioAberto) {
  useDevolverFoco(aberto);
  return (
    <Popover
      opened={aberto}
      onChange={abrir}
      position="bottom-end"
      shadow="md"
      trapFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Ancora elemento={botao} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Calendário: ${rotulo}`} onFocusCapture={soOCalendario}>
        <Calendario
          {...resto}
          aoMudar={(...dias) => {
            aoMudar(...dias);
            if (!dias.includes('')) abrir(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
