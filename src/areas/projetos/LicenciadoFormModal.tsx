/** Registers or changes a licensed entity: name, e-mail, up to two logos (part 3 §3). */
import { TextInput } from '@mantine/core';
import { CampoDeLogo } from '@/areas/anexos/CampoDeLogo';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import { type Licenciado, licenciados, LOGOS_DO_LICENCIADO } from '@/domain/projetos/apoio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { apoiosData } from './apoios.data';

export function LicenciadoFormModal(props: DoForm<Licenciado>) {
  const { contexto } = useSessaoAtiva();
  return (
    <FormDoCadastro {...props} dados={apoiosData.licenciado} titulo="Cadastro de licenciado">
      {(form, id) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <TextInput label="E-mail (opcional)" type="email" {...form.getInputProps('email')} />
          <CampoDeLogo
            rotulo="Logomarca (opcional)"
            ajuda="Até duas imagens: para fundo claro e para fundo escuro. Quem vê a página do projeto as vê."
            dono={`${licenciados.onde(contexto)}/${id}`}
            maximo={LOGOS_DO_LICENCIADO}
            valor={form.values.logo}
            aoMudar={(mudar) => form.setFieldValue('logo', mudar)}
            erro={form.errors['logo']}
          />
        </>
      )}
    </FormDoCadastro>
  );
}
