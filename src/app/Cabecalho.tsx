/** Header: mark, company (a choice when the person has several) and the person's menu (part 1 §2, Shell). */
import { Group, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Marca } from '@/ui/Marca';
import { MenuDaPessoa } from './MenuDaPessoa';

const EscolhaDaEmpresa = lazy(() =>
  import('./EscolhaDaEmpresa').then((m) => ({ default: m.EscolhaDaEmpresa })),
);

function EmpresaDaVez() {
  const { usuario, empresa } = useSessaoAtiva();
  const nome = (
    <Text size="sm" fw={600} truncate visibleFrom="xs">
      {empresa.nomeFantasia}
    </Text>
  );
  if (usuario.empresas.length < 2) return nome;
  return (
    <Suspense fallback={nome}>
      <EscolhaDaEmpresa />
    </Suspense>
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
