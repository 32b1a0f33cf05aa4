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
import { lazy, Suspense, useState } from 'react';
import { encerrar } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { avisarErro } from '@/ui/avisos';

const carregarMenu = () => import('@/ui/MenuAncorado');
const MenuAncorado = lazy(carregarMenu);

/** The pointer or the focus comes near: the click then finds the code loaded. What fails here, the click says. */
const adiantarMenu = () => void carregarMenu().catch(() => undefined);

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
  const [ancora, definirAncora] = useState<HTMLElement | null>(null);
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
        aria-expanded={ancora !== null}
        onPointerEnter={adiantarMenu}
        onFocus={adiantarMenu}
        onClick={({ currentTarget }) => definirAncora(ancora ? null : currentTarget)}
      >
        <Group gap="xs" wrap="nowrap">
          <Avatar size={32} name={colaborador.nome} color="teal" />
          <Text size="sm" visibleFrom="sm" maw={160} truncate>
            {colaborador.nome}
          </Text>
        </Group>
      </UnstyledButton>
      {ancora && (
        <Suspense>
          <MenuAncorado
            elemento={ancora}
            rotulo={rotulo}
            acoes={acoes}
            aoFechar={() => definirAncora(null)}
          />
        </Suspense>
      )}
    </>
  );
}
