/** Registers or changes a challenge category (part 2 §5). */
import { TextInput } from '@mantine/core';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import type { CategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { categoriasDeDesafioData } from './categoriasDeDesafio.data';

export function CategoriaDeDesafioFormModal(props: DoForm<CategoriaDeDesafio>) {
  return (
    <FormDoCadastro {...props} dados={categoriasDeDesafioData} titulo="Cadastro de Categoria de Desafio">
      {(form) => (
        <TextInput
          label="Nome"
          description="Agrupa os desafios nas listas e nos relatórios."
          {...form.getInputProps('nome')}
        />
      )}
    </FormDoCadastro>
  );
}
