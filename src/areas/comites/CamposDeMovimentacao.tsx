import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { Select, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

interface Movimentacao {
  status: string;
  observacoes: string;
  marcos: string[];
}

interface Props<C extends Movimentacao> {
  form: UseFormReturnType<C>;
  destinos: readonly { value: string; label: string }[];
  /** Name of the status that usually comes next, said under the field. */
  habitual?: string | undefined;
}

/** Fields of a movement (part 2 §4): the new status, why, and the milestones agreed; for ideas and for challenges. */
export function CamposDeMovimentacao<C extends Movimentacao>({ form, destinos, habitual }: Props<C>) {
  const mudarMarcos = (marcos: string[]) => form.setValues({ marcos } as Partial<C>);
  return (
    <>
      <Select
        label="Novo status"
        description={habitual ? `O passo habitual é ${habitual}.` : undefined}
        allowDeselect={false}
        data={[...destinos]}
        {...form.getInputProps('status')}
      />
      <Textarea
        label="Observação"
        description="Por que o status muda. Fica no histórico e na ata do comitê."
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('observacoes')}
      />
      {/* Lines instead of tags: a field that grows when it is left moves the button away from under the pointer. */}
      <Textarea
        label="Marcos (opcional)"
        description="O que fica combinado, um por linha."
        autosize
        minRows={1}
        maxRows={8}
        value={form.values.marcos.join('\n')}
        onChange={({ currentTarget }) => mudarMarcos(currentTarget.value.split('\n'))}
        onBlur={() => mudarMarcos(form.values.marcos.map((m) => m.trim()).filter(Boolean))}
        error={form.errors['marcos']}
      />
    </>
  );
}
