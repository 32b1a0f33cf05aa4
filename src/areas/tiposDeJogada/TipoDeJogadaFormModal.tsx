/** Registers or changes a play type (part 2 §5). */
import { Textarea, TextInput } from '@mantine/core';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import type { TipoDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { tiposDeJogadaData } from './tiposDeJogada.data';

export function TipoDeJogadaFormModal(props: DoForm<TipoDeJogada>) {
  return (
    <FormDoCadastro {...props} dados={tiposDeJogadaData} titulo="Cadastro de tipo de jogada">
      {(form) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <Textarea
            label="Descrição"
            description="Diz a quem cria uma jogada de inovação quando escolher este tipo."
            autosize
            minRows={3}
            maxRows={8}
            {...form.getInputProps('descricao')}
          />
        </>
      )}
    </FormDoCadastro>
  );
}
