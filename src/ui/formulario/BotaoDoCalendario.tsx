import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { avisarErro } from '@/ui/moldura/avisos';
import type { DoCalendario } from './Calendario';

interface Props extends DoCalendario {
  /** Name of the field. */
  rotulo: string;
  desabilitado?: boolean | undefined;
}

/** Escape closes the calendar, and the dialog behind it stays open (Mantine's dialogs look for the mark). */
const soOCalendario = ({ target }: React.FocusEvent) => {
  if (target instanceof HTMLElement) target.dataset['mantineStopPropagation'] = 'true';
};

/** Opens the days of a date field. Typing needs no calendar, so its code comes with the first click. */
export function BotaoDoCalendario({ rotulo, desabilitado, aoMudar, ...resto }: Props) {
  const [Calendario, definirCalendario] = useState<ComponentType<DoCalendario>>();
  const [aberto, abrir] = useState(false);
  const alternar = async () => {
    try {
      const { Calendario: vindo } = await import('./Calendario');
      definirCalendario(() => vindo);
      abrir(!aberto);
    } catch (erro) {
      avisarErro(erro);
    }
  };
  return (
    <Popover
      opened={aberto}
      onChange={abrir}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          aria-label={`Abrir o calendário: ${rotulo}`}
          disabled={desabilitado}
          onClick={() => void alternar()}
        >
          <IconCalendar size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown onFocusCapture={soOCalendario}>
        {Calendario ? (
          <Calendario
            {...resto}
            aoMudar={(...dias) => {
              aoMudar(...dias);
              if (!dias.includes('')) abrir(false);
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}
