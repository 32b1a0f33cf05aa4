/** Registers or changes a licensee (part 1 §3): name, e-mail, up to two logo images. */
import { TextInput } from '@mantine/core';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import { caminhos } from '@/domain/comum/caminhos';
import { type Licenciada, LOGOS_DA_LICENCIADA } from '@/domain/empresas/licenciada';
import { CampoDeLogo } from '@/areas/anexos/CampoDeLogo';
import { licenciadasData } from './licenciadas.data';

export function LicenciadaFormModal(props: DoForm<Licenciada>) {
  return (
    <FormDoCadastro {...props} dados={licenciadasData} titulo="Cadastro de licenciada">
      {(form, id) => (
        <>
          <TextInput label="Nome" {...form.getInputProps('nome')} />
          <TextInput label="E-mail" type="email" {...form.getInputProps('email')} />
          <CampoDeLogo
            rotulo="Logomarca (opcional)"
            ajuda="Até duas imagens: para fundo claro e para fundo escuro."
            dono={caminhos.licenciada(id)}
            maximo={LOGOS_DA_LICENCIADA}
            valor={form.values.logo}
            aoMudar={(mudar) => form.setFieldValue('logo', mudar)}
            erro={form.errors['logo']}
          />
        </>
      )}
    </FormDoCadastro>
  );
}
