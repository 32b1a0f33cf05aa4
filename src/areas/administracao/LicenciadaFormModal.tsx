/** Registers or changes a licensee (part 1 §3): name, e-mail, up to two logo images. */
import { Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/fields';
import {
  type Licenciada,
  licenciadaForm,
  licenciadaVazia,
  LOGOS_DA_LICENCIADA,
} from '@/domain/empresas/licenciada';
import { caminhos } from '@/domain/comum/paths';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { FormModal } from '@/ui/formulario/FormModal';
import { CampoDeLogo } from './CampoDeLogo';
import { licenciadasData } from './licenciadas.data';

interface Props {
  /** Absent for a new one. */
  licenciada?: ComId<Licenciada>;
  aoFechar: () => void;
}

export function LicenciadaFormModal({ licenciada, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [id] = useState(() => licenciada?.id ?? novoId());
  const salvar = useMutation(licenciadasData.salvar(sessao, id, licenciada));
  const { nome, email, logo } = licenciada ?? licenciadaVazia;
  return (
    <FormModal
      titulo="Cadastro de licenciada"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={licenciadaForm}
      valoresIniciais={{ nome, email, logo }}
      aoEnviar={(form) => salvar.mutateAsync(form)}
    >
      {(form) => (
        <Stack gap="md">
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
        </Stack>
      )}
    </FormModal>
  );
}
