import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { trazer } from '@/navegador/trazer';
import { avisarErro } from '@/ui/moldura/avisos';
import type { DoCalendario } from './Calendario';
import type { DoCalendarioAberto } from './CalendarioAberto';

interface Props extends DoCalendario {
  /** Name of the field. */
  rotulo: string;
  desabilitado?: boolean | undefined;
}

/** Opens the days of a date field. Typing needs no calendar: its code comes with the first click, 30 KB with what floats. */
export function BotaoDoCalendario({ rotulo, desabilitado, ...resto }: Props) {
  const [botao, definirBotao] = useState<HTMLButtonElement | null>(null);
  const [CalendarioAberto, definir] = useState<ComponentType<DoCalendarioAberto>>();
  const [aberto, abrir] = useState(false);
  const alternar = async () => {
    try {
      const vindo = await trazer(() => import('./CalendarioAberto'));
      definir(() => vindo.CalendarioAberto);
      abrir(!aberto);
    } catch (erro) {
      avisarErro(erro);
    }
  };
  return (
    <>
      <ActionIcon
        ref={definirBotao}
        aria-label={`Abrir o calendário: ${rotulo}`}
        aria-haspopup="dialog"
        aria-expanded={aberto}
        disabled={desabilitado}
        onClick={() => void alternar()}
      >
        <IconCalendar size={16} aria-hidden />
      </ActionIcon>
      {CalendarioAberto && botao ? (
        <CalendarioAberto {...resto} rotulo={rotulo} botao={botao} aberto={aberto} abrir={abrir} />
      ) : null}
    </>
  );
}
