/** One of thousands, found by what is typed: the list asks for those that match, a few at a time. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

const ESPERA_EM_MS = 300;

export interface Achada {
  value: string;
  label: string;
}
interface Props extends Pick<SelectProps, 'label' | 'placeholder' | 'disabled' | 'error'> {
  valor: string | undefined;
  aoEscolher: (id: string | null) => void;
  nadaEncontrado: string;
  /** Those that match what is typed; '' is typed where one is chosen. */
  consulta: (pesquisa: string) => Pick<UseQueryOptions<Achada[]>, 'queryKey' | 'queryFn' | 'enabled'>;
  /** Name of one that came with the address and is not among the first ones; '' where there is none. */
  porId: (id: string) => Promise<string>;
}

export function EscolhaProcurada({ valor, aoEscolher, nadaEncontrado, consulta, porId, ...campo }: Props) {
  const [texto, definirTexto] = useState('');
  const [escolhida, definirEscolhida] = useState<Achada>();
  const [pesquisa] = useDebouncedValue(texto === escolhida?.label ? '' : texto, ESPERA_EM_MS);
  const { data: achadas = [], isSuccess } = useQuery(consulta(pesquisa));
  const falta = valor !== undefined && !achadas.some(({ value }) => value === valor);
  const deFora = escolhida?.value === valor ? escolhida?.label : undefined;
  const lido = useQuery({
    queryKey: [...consulta('').queryKey, 'nome', valor],
    queryFn: () => porId(valor ?? ''),
    enabled: falta && deFora === undefined && isSuccess,
  });
  const nome = deFora ?? lido.data;
  const fora = falta && nome ? [{ value: valor, label: nome }] : [];
  return (
    <Select
      {...campo}
      clearable
      searchable
      w={{ base: '100%', xs: 320 }}
      maw="100%"
      data={[...fora, ...achadas]}
      filter={({ options }) => options}
      nothingFoundMessage={nadaEncontrado}
      value={valor ?? null}
      onSearchChange={definirTexto}
      onChange={(id, opcao) => {
        definirEscolhida(id && opcao ? { value: id, label: opcao.label } : undefined);
        aoEscolher(id);
      }}
    />
  );
}
