import type { TextInputProps } from '@mantine/core';
import { CampoMascarado } from './CampoMascarado';
import { mascararHora } from './hora';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `HH:MM`, '' or what was typed so far. */
  value?: string;
  onChange?: (hora: string) => void;
}

/** A time of day typed as hh:mm: the browser's own field would follow the browser's language (09:30 AM). */
export const CampoDeHora = (props: Props) => (
  <CampoMascarado
    placeholder="hh:mm"
    inputMode="numeric"
    autoComplete="off"
    {...props}
    mascara={mascararHora}
  />
);
