/** The statements of a matrix, one under the other (decisions Q365). */
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAXIMO_DE_LINHAS } from '@/domain/diagnostico/codigos-do-tipo';
import type { PerguntaForm } from '@/domain/diagnostico/pergunta';
import classes from './Questionarios.module.css';

export function CampoDasAfirmacoes({ form }: { form: UseFormReturnType<PerguntaForm> }) {
  const { linhas = [] } = form.values;
  const mudar = (novas: string[]) => form.setFieldValue('linhas', novas);
  return (
    <fieldset className={classes.caixa}>
      <legend>Afirmações</legend>
      <Text size="sm" c="dimmed">
        Cada uma se responde com as opções do tipo de resposta. Obrigatória, a pergunta pede todas. A nota é a
        média das respondidas.
      </Text>
      {linhas.length === 0 ? <Text size="sm">Nenhuma afirmação adicionada!</Text> : null}
      <ol className={classes.linhas}>
        {linhas.map((linha, i) => (
          <li key={i} className={classes.afirmacao}>
            <TextInput
              aria-label={`Afirmação ${i + 1}`}
              error={form.errors[`linhas.${i}`]}
              value={linha}
              onChange={({ currentTarget: { value } }) => mudar(linhas.with(i, value))}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Remover a afirmação ${i + 1}`}
              onClick={() => mudar(linhas.toSpliced(i, 1))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {form.errors['linhas'] ? <Input.Error>{form.errors['linhas']}</Input.Error> : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={linhas.length >= MAXIMO_DE_LINHAS}
        onClick={() => mudar([...linhas, ''])}
      >
        Adicionar afirmação
      </Button>
    </fieldset>
  );
}
