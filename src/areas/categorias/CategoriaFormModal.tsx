/** Registers or changes an innovation category (part 2 §5). */
import { Textarea, TextInput } from '@mantine/core';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import type { CategoriaDeInovacao } from '@/domain/ideias/categoria-de-inovacao';
import { categoriasData } from './categorias.data';

export function CategoriaFormModal(props: DoForm<CategoriaDeInovacao>) {
  return (
    <FormDoCadastro {...props} dados={categoriasData} titulo="Cadastro de Categoria de Inovação">
      {(form) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <Textarea
            label="Descrição"
            description="Diz a quem cadastra um tipo de inovação o que cabe nesta categoria."
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
