/** Adds or changes a document of the company: a PDF file, or the address of one. */
import { TextInput } from '@mantine/core';
import { CampoDeAnexos } from '@/areas/anexos/CampoDeAnexos';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import { type DocumentoDoIncentivo, documentosDoIncentivo } from '@/domain/incentivo/documento';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { documentosData } from './documentos.data';

export function DocumentoFormModal(props: DoForm<DocumentoDoIncentivo>) {
  const { contexto } = useSessaoAtiva();
  return (
    <FormDoCadastro {...props} dados={documentosData} titulo="Documento da empresa" tamanho="lg">
      {(form, id) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <CampoDeAnexos
            rotulo="Arquivo PDF"
            ajuda="Um arquivo de até 20 MB, que as pessoas leem na própria página."
            aceitos={['.pdf']}
            maximo={1}
            pasta={`${documentosDoIncentivo.onde(contexto)}/${id}`}
            anexos={form.values.anexos}
            aoMudar={(mudar) => form.setFieldValue('anexos', mudar)}
            erro={form.errors['anexos']}
          />
          <TextInput
            label="Ou o link do documento"
            description="Para o que já está em outro lugar: abre em outra aba."
            type="url"
            {...form.getInputProps('link')}
          />
        </>
      )}
    </FormDoCadastro>
  );
}
