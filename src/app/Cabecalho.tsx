/** Header: mark, company (a choice when the person has several) and the person's menu (part 1 §2, Shell). */
import { Group, NativeSelect, Text } from '@mantine/core';
import { trocarEmpresa } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Marca } from '@/ui/Marca';
import { MenuDaPessoa } from './MenuDaPessoa';

function EmpresaDaVez() {
  const { usuario, contexto, empresa } = useSessaoAtiva();
  if (usuario.empresas.length < 2) {
    return (
      <Text size="sm" fw={600} truncate visibleFrom="xs">
        {empresa.nomeFantasia}
      </Text>
    );
  }
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

export function Cabecalho() {
  return (
    <Group justify="space-between" h="100%" wrap="nowrap" flex={1} miw={0}>
      <Group gap="md" wrap="nowrap" miw={0}>
        <Marca />
        <EmpresaDaVez />
      </Group>
      <MenuDaPessoa />
    </Group>
  );
}
