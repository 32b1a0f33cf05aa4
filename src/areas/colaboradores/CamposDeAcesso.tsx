/** Role and areas, which only ADMIN sees and gives (part 1 §6). */
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Fieldset, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Fieldset.css';
import type { UseFormReturnType } from '@mantine/form';
import { papeisQueAtribui, podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import type { Areas } from '@/domain/pessoas/colaborador-form';
import { AREAS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { type Papel, ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { agenteDe } from './agente';

type Acesso = Areas & { role: Papel };

/** Checkboxes of the four areas; an administrator has all of them and none to choose. */
export function CamposDasAreas({ form }: { form: UseFormReturnType<Areas> }) {
  return (
    <Fieldset legend="Áreas com acesso" m={0}>
      <Stack gap="xs">
        {AREAS.map((area) => (
          <Checkbox
            key={area}
            label={ROTULO_DA_AREA[area]}
            {...form.getInputProps(area, { type: 'checkbox' })}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

/** `atual` is the role the record has, which stays among the choices even when this person could not give it. */
export function CamposDeAcesso({ form, atual }: { form: UseFormReturnType<Acesso>; atual?: Papel }) {
  const agente = agenteDe(useSessaoAtiva());
  if (!podeMudarAcesso(agente)) return null;
  const papeis = new Set([...papeisQueAtribui(agente), ...(atual ? [atual] : [])]);
  return (
    <>
      <NativeSelect
        label="Perfil"
        data={[...papeis].map((value) => ({ value, label: ROTULO_DO_PAPEL[value] }))}
        {...form.getInputProps('role')}
      />
      {form.values.role === 'ADMIN' ? (
        <Text size="sm" c="dimmed">
          Administradores acessam todas as áreas e todas as permissões da empresa.
        </Text>
      ) : (
        <CamposDasAreas form={parteDoForm<Areas>(form)} />
      )}
    </>
  );
}
