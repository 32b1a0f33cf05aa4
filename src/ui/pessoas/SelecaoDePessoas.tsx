import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Group, Loader, MultiSelect, Stack, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { AvatarDaPessoa } from './AvatarDaPessoa';
import type { Pessoa } from './Avatares';
import { mensagemDoErro } from '@/ui/moldura/erro';

interface Props {
  rotulo: string;
  ajuda?: ReactNode;
  erro?: ReactNode;
  valor: readonly Pessoa[];
  aoMudar: (pessoas: Pessoa[]) => void;
  /** Called half a second after the last key; '' gives the first suggestions. */
  buscar: (texto: string) => Promise<Pessoa[]>;
  maximo?: number;
  desabilitado?: boolean;
  /** Under the field, once it turns out that there is nobody to choose. */
  semNinguem?: ReactNode;
}

/** Chooses several people out of many: searches on the server, shows photo and name. */
export function SelecaoDePessoas({
  rotulo,
  ajuda,
  erro,
  valor,
  aoMudar,
  buscar,
  maximo,
  desabilitado,
  semNinguem,
}: Props) {
  const [achadas, setAchadas] = useState<Pessoa[]>([]);
  const [buscando, setBuscando] = useState(false);
  const [falha, setFalha] = useState<string | null>(null);
  const [ninguem, setNinguem] = useState(false);
  const ultima = useRef(0);

  const procurar = async (texto: string) => {
    ultima.current += 1;
    const vez = ultima.current;
    setBuscando(true);
    try {
      const pessoas = await buscar(texto);
      if (vez !== ultima.current) return;
      setAchadas(pessoas);
      setNinguem(texto.trim() === '' ? pessoas.length === 0 : (antes) => antes && pessoas.length === 0);
      setFalha(null);
    } catch (motivo) {
      console.error('Ocorreu um erro ao carregar os dados:', motivo);
      if (vez === ultima.current) setFalha(mensagemDoErro(motivo));
    } finally {
      if (vez === ultima.current) setBuscando(false);
    }
  };
  const procurarDepois = useDebouncedCallback((texto: string) => void procurar(texto), 500);
  const conhecidas = new Map([...achadas, ...valor].map((pessoa) => [pessoa.id, pessoa]));

  const vazia = semNinguem !== undefined && ninguem && valor.length === 0;
  const campo = (
    <MultiSelect
      label={rotulo}
      description={ajuda}
      error={erro ?? falha}
      disabled={desabilitado}
      searchable
      {...(valor.length === 0 ? { placeholder: 'Procure pelo nome' } : {})}
      // The first field of a dialog has the focus before anybody wants to see whom there is.
      openOnFocus={false}
      hidePickedOptions
      // An empty list would lie over what is said under the field.
      {...(vazia ? { dropdownOpened: false } : {})}
      maxValues={maximo}
      data={[...conhecidas.values()].map(({ id, nome }) => ({ value: id, label: nome }))}
      value={valor.map(({ id }) => id)}
      onChange={(ids) => aoMudar(ids.flatMap((id) => conhecidas.get(id) ?? []))}
      onDropdownOpen={() => void procurar('')}
      onSearchChange={procurarDepois}
      // The server has already searched, by words in any order.
      filter={({ options }) => options}
      nothingFoundMessage={buscando ? 'Buscando…' : 'Nada encontrado...'}
      rightSection={buscando ? <Loader size="xs" aria-hidden /> : undefined}
      renderOption={({ option }) => {
        const pessoa = conhecidas.get(option.value);
        if (!pessoa) return option.value;
        return (
          <Group gap="xs" wrap="nowrap">
            <AvatarDaPessoa nome={pessoa.nome} imagem={pessoa.imagem} tamanho={24} decorativo />
            <div>
              {pessoa.nome}
              {pessoa.detalhe ? (
                <Text size="xs" c="dimmed">
                  {pessoa.detalhe}
                </Text>
              ) : null}
            </div>
          </Group>
        );
      }}
    />
  );
  if (!semNinguem) return campo;
  return (
    <Stack gap={4} data-escolha>
      {campo}
      {vazia ? semNinguem : null}
    </Stack>
  );
}
