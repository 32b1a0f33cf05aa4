/** Fields of an innovation type: category, name and description (part 2 §5). */
import { Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { categoriasData } from '@/areas/categorias/categorias.data';
import type { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { CampoDeOpcao } from '../CampoDeOpcao';
import { opcoesDeCategorias } from '../opcoes.data';

const CategoriaFormModal = aoAbrir(() =>
  import('@/areas/categorias/CategoriaFormModal').then((m) => m.CategoriaFormModal),
);

type Campos = ReturnType<typeof tiposDeInovacao.formDe>;

export function CamposDoTipo({ form }: { form: UseFormReturnType<Campos> }) {
  const sessao = useSessaoAtiva();
  return (
    <Stack gap="md">
      <CampoDeOpcao
        rotulo="Categoria"
        opcoes={opcoesDeCategorias}
        criacao={{
          oQue: 'categoria',
          pode: categoriasData.pode(sessao, 'create'),
          formulario: (props) => <CategoriaFormModal {...props} />,
        }}
        valor={{ id: form.values.categoria, nome: form.values.nomeCategoria }}
        aoMudar={(categoria, nomeCategoria) => form.setValues({ categoria, nomeCategoria })}
        erro={form.errors['categoria'] ?? form.errors['nomeCategoria']}
      />
      <TextInput label="Nome" {...form.getInputProps('nome')} />
      <Textarea label="Descrição" autosize minRows={3} maxRows={10} {...form.getInputProps('descricao')} />
    </Stack>
  );
}
