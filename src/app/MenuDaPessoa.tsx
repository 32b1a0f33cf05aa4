/** The person's menu in the header: colour scheme and 'Sair' (part 1 §2, Shell). */
import '@mantine/core/styles/Avatar.css';
import {
  Avatar,
  Group,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { encerrar } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { avisarErro } from '@/ui/avisos';
import { carregarMenu, useMenu } from '@/ui/useMenu';

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
  const { aberta, abrir, menu } = useMenu();
  const rotulo = `Conta de ${colaborador.nome}`;
  const acoes = [
    {
      rotulo: escuro ? 'Tema claro' : 'Tema escuro',
      icone: escuro ? <IconSun size={16} aria-hidden /> : <IconMoon size={16} aria-hidden />,
      aoClicar: () => setColorScheme(escuro ? 'light' : 'dark'),
    },
    { rotulo: 'Sair', icone: <IconLogout size={16} aria-hidden />, aoClicar: () => void sair() },
  ];
  return (
    <>
      <UnstyledButton
        aria-label={rotulo}
        aria-haspopup="menu"
        aria-expanded={aberta !== null}
        onPointerEnter={carregarMenu}
        onFocus={carregarMenu}
        onClick={({ currentTarget }) => abrir({ id: 'conta', elemento: currentTarget, rotulo, acoes })}
      >
        <Group gap="xs" wrap="nowrap">
          <Avatar size={32} name={colaborador.nome} color="teal" />
          <Text size="sm" visibleFrom="sm" maw={160} truncate>
            {colaborador.nome}
          </Text>
        </Group>
      </UnstyledButton>
      {menu}
    </>
  );
}
