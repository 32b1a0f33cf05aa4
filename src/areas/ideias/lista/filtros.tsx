/** Filters of the idea list; their names are the specification's query parameters (part 2 §2). */
import { Button, Group, Text } from '@mantine/core';
import { APARENCIA_DO_STATUS, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideias/ideia';
import { Escolha } from '@/ui/lista/Escolha';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import { plural } from '@/ui/texto/formatos';

export const NOMES_DOS_FILTROS = ['filter', 'commite-filter'] as const;
type Nome = (typeof NOMES_DOS_FILTROS)[number];

export const lerStatus = (texto: string | undefined): StatusDaIdeia | undefined =>
  STATUS_DA_IDEIA.find((status) => status === texto);

/** Ids of ideas in the address, each once. What is no id of a document is left out. */
export const lerIds = (texto: string | undefined): string[] => [
  ...new Set((texto ?? '').split(',').filter((id) => /^[0-9A-Za-z][\w-]{0,127}$/.test(id))),
];

const quantas = (valor: string) => plural(lerIds(valor).length, 'ideia', 'ideias');

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: Nome, valor: string) =>
  nome === 'filter' ? lerStatus(valor) !== undefined : lerIds(valor).length > 0;

const rotulo = (status: StatusDaIdeia) => APARENCIA_DO_STATUS[status].rotulo;

export const FILTROS: readonly FiltroDaLista<Nome>[] = [
  {
    id: 'filter',
    titulo: 'Status',
    campo: (valor, mudar) => (
      <Escolha
        rotulo="Status"
        opcoes={STATUS_DA_IDEIA.map((status) => ({ value: status, label: rotulo(status) }))}
        valor={valor}
        aoMudar={mudar}
      />
    ),
    mostrar: (valor) => {
      const status = lerStatus(valor);
      return status ? rotulo(status) : valor;
    },
  },
  {
    id: 'commite-filter',
    titulo: 'Comitê',
    // Set by the committee's pages; here it can only be taken away.
    campo: (valor, mudar) =>
      valor ? (
        <Group justify="space-between">
          <Text size="sm">Do comitê: {quantas(valor)}</Text>
          <Button variant="default" size="compact-sm" onClick={() => mudar('')}>
            Mostrar todas
          </Button>
        </Group>
      ) : null,
    mostrar: quantas,
  },
];
