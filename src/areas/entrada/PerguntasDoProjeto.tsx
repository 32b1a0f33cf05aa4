/** What the project wants to know of a company that registers itself: category, ambassador, where it heard of it. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import {
  type CamposDoAutocadastro,
  ORIGENS_DO_CADASTRO,
  type OrigemDoEmbaixador,
  ROTULO_DA_ORIGEM_DO_CADASTRO,
  textoDoEmbaixador,
} from '@/domain/projetos/entrada';

const GRUPOS: readonly [OrigemDoEmbaixador, string][] = [
  ['embaixador', 'Entidades'],
  ['embaixadorPessoa', 'Pessoas'],
];

interface Props {
  form: UseFormReturnType<CamposDoAutocadastro>;
  projeto: ProjetoApresentado;
}

export function PerguntasDoProjeto({ form, projeto: { categorias, embaixadores } }: Props) {
  const grupos = GRUPOS.map(([origem, group]) => ({
    group,
    items: embaixadores
      .filter((um) => um.origem === origem)
      .map(({ id, nome }) => ({ value: textoDoEmbaixador(origem, id), label: nome })),
  })).filter(({ items }) => items.length > 0);
  return (
    <Stack gap="md">
      <Select
        label="Categoria"
        description="Em qual categoria do projeto a empresa participa."
        data={categorias}
        {...form.getInputProps('categoria')}
      />
      {grupos.length > 0 ? (
        <Select
          label="Embaixador (opcional)"
          description="Quem apresentou o projeto à empresa."
          data={grupos}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Limpar o embaixador' }}
          nothingFoundMessage="Ninguém com esse nome."
          {...form.getInputProps('embaixador')}
        />
      ) : null}
      <Select
        label="Como você soube do projeto? (opcional)"
        data={ORIGENS_DO_CADASTRO.map((origem) => ({
          value: origem,
          label: ROTULO_DA_ORIGEM_DO_CADASTRO[origem],
        }))}
        clearable
        clearButtonProps={{ 'aria-label': 'Limpar a resposta' }}
        {...form.getInputProps('autocadastroOrigin')}
      />
    </Stack>
  );
}
