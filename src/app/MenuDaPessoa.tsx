/** The person's menu in the header: colour scheme and 'Sair' (part 1 §2, Shell). */
import '@mantine/core/styles/Avatar.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import {
  Avatar,
  Group,
  Menu,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { encerrar } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { avisarErro } from '@/ui/avisos';

async function sair() {
  try {
    await encerrar();
  } catch {
    avisarErro('Não foi possível sair');
  }
}

export function MenuDaPessoa() {
  const { colaborador } = useSessaoAtiva();
  const { setColorScheme } = useMantineColorScheme();
  const escuro = useComputedColorScheme() === 'dark';
  return (
    <Menu position="bottom-end" width={220} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <UnstyledButton aria-label={`Conta de ${colaborador.nome}`}>
          <Group gap="xs" wrap="nowrap">
            <Avatar size={32} name={colaborador.nome} color="teal" />
            <Text size="sm" visibleFrom="sm" maw={160} truncate>
              {colaborador.nome}
            </Text>
          </Group>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={escuro ? <IconSun size={16} aria-hidden /> : <IconMoon size={16} aria-hidden />}
          onClick={() => setColorScheme(escuro ? 'light' : 'dark')}
        >
          {escuro ? 'Tema claro' : 'Tema escuro'}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void sair()}>
          Sair
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
