/** With which permissions a company begins: asked once, the stricter one chosen beforehand (decisions P28). */
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { Radio, type RadioGroupProps, Stack } from '@mantine/core';
import {
  AJUDA_DO_PERFIL_INICIAL,
  PERFIS_INICIAIS,
  ROTULO_DO_PERFIL_INICIAL,
} from '@/domain/acesso/perfil-inicial';

export function CampoDoPerfilInicial(campo: Omit<RadioGroupProps, 'children'>) {
  return (
    <Radio.Group
      {...campo}
      label="Acessos de quem entrar"
      description="Quem administra a empresa pode mudá-los depois, em Autorizações."
    >
      <Stack gap="xs" mt="xs">
        {PERFIS_INICIAIS.map((perfil) => (
          <Radio
            key={perfil}
            value={perfil}
            label={ROTULO_DO_PERFIL_INICIAL[perfil]}
            description={AJUDA_DO_PERFIL_INICIAL[perfil]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
