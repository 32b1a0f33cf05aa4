/** Registers or changes an innovation category (part 2 §5). */
import { Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CategoriaDeInovacao,
  categoriaForm,
  categoriaVazia,
} from '@/domain/ideias/categoria-de-inovacao';
import type { ComId } from '@/domain/comum/fields';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { FormModal } from '@/ui/formulario/FormModal';
import { categoriasData } from './categorias.data';

interface Props {
  /** Absent for a new one. */
  categoria?: ComId<CategoriaDeInovacao>;
  aoFechar: () => void;
}

export function CategoriaFormModal({ categoria, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [id] = useState(() => categoria?.id ?? novoId());
  const salvar = useMutation(categoriasData.salvar(sessao, id, categoria));
  const { nome, descricao } = categoria ?? categoriaVazia;
  return (
    <FormModal
      titulo="Cadastro de Categoria de Inovação"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={categoriaForm}
      valoresIniciais={{ nome, descricao }}
      aoEnviar={(form) => salvar.mutateAsync(form)}
    >
      {(form) => (
        <Stack gap="md">
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <Textarea
            label="Descrição"
            description="Diz a quem cadastra um tipo de inovação o que cabe nesta categoria."
            autosize
            minRows={3}
            maxRows={8}
            {...form.getInputProps('descricao')}
          />
        </Stack>
      )}
    </FormModal>
  );
}
