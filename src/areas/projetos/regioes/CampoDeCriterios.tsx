/** The criteria of a region, each a field of the address and a value; cities are offered by state (part 3 §5). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Autocomplete, Button, Input, NativeSelect, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas } from '@/areas/cadastro/empresa/consultas.data';
import { contemPalavras } from '@/domain/comum/busca';
import { ESTADOS } from '@/domain/empresas/empresa';
import {
  CAMPOS_DO_CRITERIO,
  type CampoDoCriterio,
  MAXIMO_DE_CRITERIOS,
  type RegiaoForm,
  ROTULO_DO_CRITERIO,
} from '@/domain/projetos/regiao';
import classes from './Regioes.module.css';

const CAMPOS = CAMPOS_DO_CRITERIO.map((value) => ({ value, label: ROTULO_DO_CRITERIO[value] }));
const ESTADOS_COM_NENHUM = [{ value: '', label: 'Escolha' }, ...ESTADOS];

interface DoCriterio {
  form: UseFormReturnType<RegiaoForm>;
  i: number;
  municipios: readonly string[];
}

function Valor({ form, i, municipios }: DoCriterio) {
  const campo = {
    'aria-label': `Valor do critério ${i + 1}`,
    ...form.getInputProps(`identifiers.${i}.value`),
  };
  switch (form.values.identifiers[i]?.field) {
    case 'estado':
      return <NativeSelect data={ESTADOS_COM_NENHUM} {...campo} />;
    case 'cidade':
      return (
        <Autocomplete
          data={[...municipios]}
          limit={20}
          filter={({ options, search }) =>
            options.filter((opcao) => 'label' in opcao && contemPalavras(opcao.label, search))
          }
          {...campo}
        />
      );
    case 'cep':
      return <TextInput placeholder="890 ou 89000-000 a 89099-999" {...campo} />;
    default:
      return <TextInput {...campo} />;
  }
}

export function CampoDeCriterios({ form }: { form: UseFormReturnType<RegiaoForm> }) {
  const { identifiers } = form.values;
  const umEstado = identifiers.find(({ field }) => field === 'estado')?.value ?? '';
  const [escolhido, escolher] = useState('');
  const estado = escolhido || umEstado;
  const temCidade = identifiers.some(({ field }) => field === 'cidade');
  const { data: municipios = [], error } = useQuery(consultas.municipios(temCidade ? estado : ''));
  return (
    <fieldset className={classes.caixa}>
      <legend>Critérios</legend>
      {temCidade ? (
        <NativeSelect
          label="Cidades de que estado"
          description={
            error
              ? 'A lista de cidades não está disponível agora: escreva o nome.'
              : 'Serve só para oferecer os nomes das cidades.'
          }
          data={ESTADOS_COM_NENHUM}
          value={estado}
          onChange={({ currentTarget }) => escolher(currentTarget.value)}
          mb="xs"
        />
      ) : null}
      <ol className={classes.linhas}>
        {identifiers.map(({ field }, i) => (
          <li key={i} className={classes.criterio}>
            <NativeSelect
              aria-label={`Campo do critério ${i + 1}`}
              data={CAMPOS}
              value={field}
              onChange={({ currentTarget }) =>
                form.setFieldValue(`identifiers.${i}`, {
                  field: currentTarget.value as CampoDoCriterio,
                  value: '',
                })
              }
            />
            <Valor form={form} i={i} municipios={municipios} />
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={`Remover o critério ${i + 1}`}
              onClick={() => form.removeListItem('identifiers', i)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {identifiers.some(({ field }) => field === 'cep') ? (
        <Text size="sm" c="dimmed">
          De um CEP bastam os primeiros números. De um a outro, escreva os dois com &quot;a&quot; entre eles.
        </Text>
      ) : null}
      {form.errors['identifiers'] ? <Input.Error>{form.errors['identifiers']}</Input.Error> : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={identifiers.length >= MAXIMO_DE_CRITERIOS}
        onClick={() => form.insertListItem('identifiers', { field: 'cidade', value: '' })}
      >
        Adicionar critério
      </Button>
    </fieldset>
  );
}
