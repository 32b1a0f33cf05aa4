/** Why votes are accepted, voided or given back. */
import { Textarea } from '@mantine/core';

interface Props {
  label: string;
  description: string;
  value: string;
  error: string;
  disabled: boolean;
  aoEscrever: (motivo: string) => void;
}

export function CampoDoMotivo({ aoEscrever, ...campo }: Props) {
  return (
    <Textarea
      {...campo}
      autosize
      minRows={2}
      onChange={({ currentTarget: { value } }) => aoEscrever(value)}
    />
  );
}
