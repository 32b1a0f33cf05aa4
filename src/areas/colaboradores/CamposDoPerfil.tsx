/** Fields everybody has: name, phone, birth date, sectors, photo (part 1 §3 and §5). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { PerfilForm } from '@/domain/pessoas/colaborador-form';
import { janelaDoNascimento, textoDoNascimento } from '@/domain/pessoas/nascimento';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { mascararTelefone } from '@/domain/pessoas/telefone';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { CampoMascarado } from '@/ui/formulario/CampoMascarado';
import { CampoDeFoto } from './CampoDeFoto';

interface Props {
  form: UseFormReturnType<PerfilForm>;
  /** The person whose record it is, for the folder of the photo. */
  dono: string;
}

/** Sectors of the company, and those the person already has. */
export function CampoDeSetores({ form }: { form: UseFormReturnType<{ setores: string[] }> }) {
  const { empresa } = useSessaoAtiva();
  return (
    <MultiSelect
      label="Setores"
      searchable
      nothingFoundMessage="Nada encontrado..."
      data={[...new Set([...empresa.setores, ...form.values.setores])]}
      {...form.getInputProps('setores')}
    />
  );
}

export function CamposDoPerfil({ form, dono }: Props) {
  const { primeiro, ultimo } = janelaDoNascimento();
  return (
    <>
      <CampoMascarado
        label="Telefone (opcional)"
        mascara={mascararTelefone}
        type="tel"
        placeholder="(47) 99880-0100"
        {...form.getInputProps('telefone')}
      />
      <CampoDeData
        label="Data de nascimento (opcional)"
        minimo={textoDoNascimento(primeiro)}
        maximo={textoDoNascimento(ultimo)}
        {...form.getInputProps('dataNascimento')}
      />
      <CampoDeSetores form={parteDoForm<{ setores: string[] }>(form)} />
      <CampoDeFoto
        dono={dono}
        valor={form.values.image}
        aoMudar={(image) => form.setFieldValue('image', image)}
        erro={form.errors['image']}
      />
    </>
  );
}
