/** One tactic, added or changed: kept in the page until it is saved (part 2 §2 and §5). */
import { Stack, Textarea, TextInput } from '@mantine/core';
import { taticaForm, type TaticaForm } from '@/domain/incentivo/tatica';
import { FormModal } from '@/ui/formulario/FormModal';

interface Props {
  /** Absent for a new one. */
  tatica?: TaticaForm | undefined;
  aoSalvar: (form: TaticaForm) => unknown;
  aoFechar: () => void;
}

export function TaticaModal({ tatica, aoSalvar, aoFechar }: Props) {
  return (
    <FormModal
      titulo={tatica ? 'Editar tática' : 'Nova tática'}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={taticaForm}
      valoresIniciais={{ nome: tatica?.nome ?? '', descricao: tatica?.descricao ?? '' }}
      rotuloEnviar={tatica ? 'Alterar tática' : 'Adicionar tática'}
      aoEnviar={async (form) => aoSalvar(form)}
    >
      {(form) => (
        <Stack gap="md">
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <Textarea label="Descrição" autosize minRows={3} maxRows={8} {...form.getInputProps('descricao')} />
        </Stack>
      )}
    </FormModal>
  );
}
