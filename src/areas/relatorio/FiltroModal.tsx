/** Filter of the report (part 2 §5): a field and a text, which count only together, and a status. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type FiltroDoRelatorio,
  statusDoRelatorio,
  type TipoDeRelatorio,
} from '@/domain/relatorio/relatorio';
import { Janela } from '@/ui/moldura/Janela';
import { SEM_FILTRO } from './useParametrosDoRelatorio';

interface Props {
  tipo: TipoDeRelatorio;
  filtro: FiltroDoRelatorio;
  aoFiltrar: (filtro: FiltroDoRelatorio) => void;
  aoFechar: () => void;
}

export default function FiltroModal({ tipo, filtro, aoFiltrar, aoFechar }: Props) {
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
    <Janela opened onClose={aoFechar} title={`Filtrar ${tipo.pai.nome.plural}`} size="md">
      <form onSubmit={enviar}>
        <Stack>
          <Select
            label="Campo"
            data-autofocus
            placeholder="Onde procurar"
            clearable
            data={Object.entries(tipo.camposDoFiltro).map(([value, label]) => ({ value, label }))}
            value={campo}
            onChange={(novo) => mudar({ campo: novo })}
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
            data={statusDoRelatorio(tipo.pai)}
            value={status}
            onChange={(novo) => mudar({ status: novo })}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => aplicar(SEM_FILTRO)}>
              Restaurar
            </Button>
            <Button type="submit">Aplicar</Button>
          </Group>
        </Stack>
      </form>
    </Janela>
  );
}
