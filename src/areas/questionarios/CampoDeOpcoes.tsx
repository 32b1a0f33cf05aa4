/** The options of an answer type: what each says and what it is worth (part 3 §5). */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, Input, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  MATRIZ,
  MAXIMO_DE_OPCOES,
  papeisDe,
  ROTULO_DO_PAPEL,
  type TipoDeRespostaForm,
} from '@/domain/diagnostico/tipo-de-resposta';
import classes from './Questionarios.module.css';

export function CampoDeOpcoes({ form }: { form: UseFormReturnType<TipoDeRespostaForm> }) {
  const { campos, tipoDeResposta } = form.values;
  const papeis = papeisDe(tipoDeResposta);
  return (
    <fieldset className={classes.caixa}>
      <legend>Opções</legend>
      <Text size="sm" c="dimmed">
        O valor vai de 0 a 10. Com −1 a opção quer dizer que a pergunta não se aplica e não entra na média.
        {tipoDeResposta === MATRIZ
          ? ' As afirmações se escrevem em cada pergunta que usa este tipo.'
          : ` "${ROTULO_DO_PAPEL.outro}" abre um campo para a pessoa escrever; vale o mesmo, escreva ela o que for.`}
        {papeis.includes('exclusiva')
          ? ` "${ROTULO_DO_PAPEL.exclusiva}" é para "Nenhuma das anteriores": marcada, desmarca as demais.`
          : ''}
      </Text>
      {campos.length === 0 ? <Text size="sm">Nenhum valor adicionado!</Text> : null}
      <ol className={classes.linhas}>
        {campos.map(({ papel }, i) => (
          <li key={i} className={papeis.length > 0 ? classes.opcaoComPapel : classes.opcao}>
            <TextInput aria-label={`Texto da opção ${i + 1}`} {...form.getInputProps(`campos.${i}.campo`)} />
            <NumberInput
              aria-label={`Valor da opção ${i + 1}`}
              min={-1}
              max={10}
              allowDecimal={false}
              clampBehavior="none"
              {...form.getInputProps(`campos.${i}.valor`)}
            />
            {papeis.length > 0 ? (
              <NativeSelect
                aria-label={`Papel da opção ${i + 1}`}
                data={[
                  { value: '', label: 'Comum' },
                  ...papeis.map((papel) => ({ value: papel, label: ROTULO_DO_PAPEL[papel] })),
                ]}
                value={papel ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  form.setFieldValue(
                    `campos.${i}.papel`,
                    papeis.find((um) => um === value),
                  )
                }
              />
            ) : null}
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
