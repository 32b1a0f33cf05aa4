import type { TextInputProps } from '@mantine/core';
import { BotaoDoCalendario } from './BotaoDoCalendario';
import { CampoMascarado } from './CampoMascarado';
import { diaDoTexto, ehDia, mascararDia, recusaDoDia } from './dia';

export interface DoDia extends Omit<TextInputProps, 'value' | 'onChange' | 'label'> {
  /** `YYYY-MM-DD`, '' or what was typed so far. */
  value?: string;
  /** Gets `YYYY-MM-DD`, or what was typed where that is no day yet: the form's rule refuses it. */
  onChange?: (dia: string) => void;
}

/** A day typed as dd/mm/aaaa, or pasted as dates are usually written. */
export const EntradaDeDia = ({ value = '', onChange, error, ...resto }: DoDia & { label?: string }) => (
  <CampoMascarado
    placeholder="dd/mm/aaaa"
    inputMode="numeric"
    autoComplete="off"
    {...resto}
    mascara={mascararDia}
    value={value}
    error={recusaDoDia(value) ?? error}
    onChange={(texto) => onChange?.(diaDoTexto(texto))}
    onPaste={(evento) => {
      const dia = diaDoTexto(evento.clipboardData.getData('text'));
      if (!ehDia(dia)) return;
      evento.preventDefault();
      onChange?.(dia);
    }}
  />
);

interface Props extends DoDia {
  label: string;
  /** First and last day the calendar offers. */
  minimo?: string;
  maximo?: string;
}

/** The one date field: typed in Portuguese whatever the browser's language, or picked from a calendar. */
export function CampoDeData({ minimo, maximo, ...campo }: Props) {
  return (
    <EntradaDeDia
      {...campo}
      rightSectionPointerEvents="all"
      rightSection={
        <BotaoDoCalendario
          rotulo={campo.label}
          desabilitado={campo.disabled}
          dias={[campo.value ?? '']}
          aoMudar={(dia = '') => campo.onChange?.(dia)}
          minimo={minimo}
          maximo={maximo}
        />
      }
    />
  );
}
