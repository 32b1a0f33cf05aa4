import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
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
      <Popover.Dropdown role="dialog" aria-label={`Calendário: ${rotulo}`}>
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
