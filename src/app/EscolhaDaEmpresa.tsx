/** The company selector of a person who belongs to several (part 1 §2, Shell). */
import { NativeSelect } from '@mantine/core';
import { trocarEmpresa } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';

export function EscolhaDaEmpresa() {
  const { usuario, contexto } = useSessaoAtiva();
  return (
    <NativeSelect
      aria-label="Empresa"
      size="xs"
      maw={220}
      value={contexto.empresaId}
      onChange={({ currentTarget }) => void trocarEmpresa(currentTarget.value)}
      data={usuario.empresas.map(({ empresaId, nomeFantasia }) => ({
        value: empresaId,
        label: nomeFantasia,
      }))}
    />
  );
}
