import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { type ComboboxItem, Select } from '@mantine/core';

interface Props {
  rotulo: string;
  opcoes: ComboboxItem[];
  /** '' means none. */
  valor: string;
  aoMudar: (novo: string) => void;
}

export default function CampoDeEscolha({ rotulo, opcoes, valor, aoMudar }: Props) {
  return (
    <Select
      label={rotulo}
      placeholder="Qualquer"
      clearable
      data={opcoes}
      value={valor || null}
      onChange={(novo) => aoMudar(novo ?? '')}
    />
  );
}
