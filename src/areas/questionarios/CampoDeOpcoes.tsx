/** The options of an answer type: what each says and what it is worth (part 3 §5). */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Input, NumberInput, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MAXIMO_DE_OPCOES, type TipoDeRespostaForm } from '@/domain/diagnostico/tipo-de-resposta';
import classes from './Questionarios.module.css';

export function CampoDeOpcoes({ form }: { form: UseFormReturnType<TipoDeRespostaForm> }) {
  const { campos } = form.values;
  return (
    <fieldset className={classes.caixa}>
      <legend>Opções</legend>
      <Text size="sm" c="dimmed">
        O valor vai de 0 a 10. Com −1 a opção quer dizer que a pergunta não se aplica e não entra na média.
      </Text>
      {campos.length === 0 ? <Text size="sm">Nenhum valor adicionado!</Text> : null}
      <ol className={classes.linhas}>
        {campos.map((_, i) => (
          <li key={i} className={classes.opcao}>
            <TextInput aria-label={`Texto da opção ${i + 1}`} {...form.getInputProps(`campos.${i}.campo`)} />
            <NumberInput
              aria-label={`Valor da opção ${i + 1}`}
              min={-1}
              max={10}
              allowDecimal={false}
              clampBehavior="none"
              {...form.getInputProps(`campos.${i}.valor`)}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Remover a opção ${i + 1}`}
              onClick={() => form.removeListItem('campos', i)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {form.errors['campos'] ? <Input.Error>{form.errors['campos']}</Input.Error> : null}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={campos.length >= MAXIMO_DE_OPCOES}
        onClick={() => form.insertListItem('campos', { campo: '', valor: 0 })}
      >
        Adicionar opção
      </Button>
    </fieldset>
  );
}
