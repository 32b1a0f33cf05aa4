/** Filters of the idea list; their names are the specification's query parameters (part 2 §2). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select } from '@mantine/core';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideia';
import type { Filtro } from '@/ui/filtro';

export const NOMES_DOS_FILTROS = ['filter'] as const;
type Nome = (typeof NOMES_DOS_FILTROS)[number];

export const lerStatus = (texto: string | undefined): StatusDaIdeia | undefined =>
  STATUS_DA_IDEIA.find((status) => status === texto);

const rotulo = (status: StatusDaIdeia) => APARENCIA_DO_STATUS[status].rotulo;

export const FILTROS: readonly Filtro<Nome>[] = [
  {
    id: 'filter',
    titulo: 'Status',
    campo: (valor, mudar) => (
      <Select
        label="Status"
        clearable
        data={STATUS_DA_IDEIA.map((status) => ({ value: status, label: rotulo(status) }))}
        value={valor || null}
        onChange={(novo) => mudar(novo ?? '')}
      />
    ),
    mostrar: (valor) => {
      const status = lerStatus(valor);
      return status ? rotulo(status) : valor;
    },
  },
];
