/** Filter of a table: a field, its value, and 'Habilitada' (part 3 §2). */
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FiltroDaTabela as Filtro } from './useTabela';

interface Props {
  /** Name of the table, for people who hear the form. */
  titulo: string;
  campos: readonly { value: string; label: string }[];
  /** Values of fields that have few. */
  opcoes?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  aoFiltrar: (filtro: Filtro | null, habilitada: boolean) => void;
}

export function FiltroDaTabela({ titulo, campos, opcoes = {}, aoFiltrar }: Props) {
  const [campo, definirCampo] = useState(campos[0]?.value ?? '');
  const [valor, definirValor] = useState('');
  const [habilitada, definirHabilitada] = useState(false);
  const aplicar = (evento: FormEvent) => {
    evento.preventDefault();
    aoFiltrar(valor.trim() ? { campo, valor: valor.trim() } : null, habilitada);
  };
  const limpar = () => {
    definirValor('');
    definirHabilitada(false);
    aoFiltrar(null, false);
  };
  const deEscolha = opcoes[campo];
  return (
    <Group
      component="form"
      role="search"
      aria-label={`Filtrar: ${titulo}`}
      onSubmit={aplicar}
      align="flex-end"
    >
      <NativeSelect
        label="Campo"
        data={[...campos]}
        value={campo}
        onChange={(evento) => {
          definirCampo(evento.currentTarget.value);
          definirValor('');
        }}
      />
      {deEscolha ? (
        <NativeSelect
          label="Valor"
          data={[{ value: '', label: 'Todos' }, ...deEscolha]}
          value={valor}
          onChange={(evento) => definirValor(evento.currentTarget.value)}
        />
      ) : (
        <TextInput
          label="Valor"
          value={valor}
          onChange={(evento) => definirValor(evento.currentTarget.value)}
        />
      )}
      <Checkbox
        label="Habilitada"
        checked={habilitada}
        onChange={(evento) => definirHabilitada(evento.currentTarget.checked)}
        pb={8}
      />
      <Button type="submit" variant="default">
        Aplicar
      </Button>
      <Button variant="subtle" onClick={limpar}>
        Restaurar
      </Button>
    </Group>
  );
}
