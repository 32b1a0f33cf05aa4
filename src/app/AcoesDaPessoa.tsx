/** The opened menu of the person; loaded when the pointer or the focus comes near its button (MenuDaPessoa.tsx). */
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconShieldLock, IconSun } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { encerrar } from '@/firebase/session';
import { avisarErro } from '@/ui/avisos';
import type { AcaoDaLinha } from '@/ui/lista';
import MenuAncorado from '@/ui/MenuAncorado';

async function sair() {
  try {
    await encerrar();
  } catch {
    avisarErro('Não foi possível sair');
  }
}

interface Props {
  elemento: HTMLElement;
  rotulo: string;
  aoFechar: () => void;
}

export function AcoesDaPessoa(props: Props) {
  const { setColorScheme } = useMantineColorScheme();
  const escuro = useComputedColorScheme() === 'dark';
  const navegar = useNavigate();
  const acoes: AcaoDaLinha[] = [
    {
      rotulo: 'Meus acessos',
      icone: <IconShieldLock size={16} aria-hidden />,
      aoClicar: () => void navegar('/acessoPagina'),
    },
    {
      rotulo: escuro ? 'Tema claro' : 'Tema escuro',
      icone: escuro ? <IconSun size={16} aria-hidden /> : <IconMoon size={16} aria-hidden />,
      aoClicar: () => setColorScheme(escuro ? 'light' : 'dark'),
    },
    { rotulo: 'Sair', icone: <IconLogout size={16} aria-hidden />, aoClicar: () => void sair() },
  ];
  return <MenuAncorado {...props} acoes={acoes} />;
}
