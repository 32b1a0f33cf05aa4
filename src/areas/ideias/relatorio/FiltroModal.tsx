/** Filter of the report (part 2 §5): a field and a text, which count only together, and a status. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import {
  CAMPOS_DO_FILTRO,
  type CampoDoFiltro,
  type FiltroDoRelatorio,
  rotuloDoStatus,
} from '@/domain/ideias/relatorio-ideias';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { lerStatus } from '../lista/filtros';
import { SEM_FILTRO } from './useParametrosDoRelatorio';

interface Props {
  filtro: FiltroDoRelatorio;
  aoFiltrar: (filtro: FiltroDoRelatorio) => void;
  aoFechar: () => void;
}

/** Drafts are never in the report. */
const STATUS = STATUS_DA_IDEIA.filter((status) => status !== 'RASCUNHO').map((status) => ({
  value: status,
  label: rotuloDoStatus(status),
}));
const CAMPOS = Object.entries(CAMPOS_DO_FILTRO).map(([value, label]) => ({ value, label }));

export default function FiltroModal({ filtro, aoFiltrar, aoFechar }: Props) {
  useDevolverFoco(true);
  const [{ campo, texto, status }, definir] = useState(filtro);
  const mudar = (novo: Partial<FiltroDoRelatorio>) => definir((atual) => ({ ...atual, ...novo }));
  const aplicar = (novo: FiltroDoRelatorio) => {
    aoFiltrar(novo);
    aoFechar();
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    aplicar({ campo, texto, status });
  };
  return (
    <Modal opened onClose={aoFechar} title="Filtrar ideias" size="md">
      <form onSubmit={enviar}>
        <Stack>
          <Select
            label="Campo"
            data-autofocus
            placeholder="Onde procurar"
            clearable
            data={CAMPOS}
            value={campo}
            onChange={(novo) => mudar({ campo: novo as CampoDoFiltro | null })}
          />
          <TextInput
            label="Texto"
            description="Procurado em qualquer parte do campo escolhido. Sem campo, não filtra."
            value={texto}
            onChange={({ currentTarget }) => mudar({ texto: currentTarget.value })}
          />
          <Select
            label="Status"
            placeholder="Todos"
            clearable
            data={STATUS}
            value={status}
            onChange={(novo) => mudar({ status: lerStatus(novo ?? undefined) ?? null })}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => aplicar(SEM_FILTRO)}>
              Restaurar
            </Button>
            <Button type="submit">Aplicar</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
