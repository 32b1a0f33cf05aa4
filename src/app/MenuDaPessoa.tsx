/** The person's menu in the header: own pages, colour scheme and 'Sair' (part 1 §2, Shell). */
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconShieldLock, IconSun } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { encerrar } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { useImagem } from '@/firebase/useImagem';
import { avisarErro } from '@/ui/avisos';
import { iniciais } from '@/ui/formatos';
import type { AcaoDaLinha } from '@/ui/lista';
import classes from './Cabecalho.module.css';

async function sair() {
  try {
    await encerrar();
  } catch {
    avisarErro('Não foi possível sair');
  }
}

const carregarMenu = () => import('@/ui/MenuAncorado');
// A menu and what positions it weigh 25 KB: they come when the pointer or the focus does.
const MenuAberto = lazy(carregarMenu);
const adiantar = () => void carregarMenu().catch(() => undefined);

export function MenuDaPessoa() {
  const { colaborador } = useSessaoAtiva();
  const { setColorScheme } = useMantineColorScheme();
  const escuro = useComputedColorScheme() === 'dark';
  const navegar = useNavigate();
  const foto = useImagem(colaborador.image[0]?.path);
  const [ancora, definirAncora] = useState<HTMLElement | null>(null);
  const rotulo = `Conta de ${colaborador.nome}`;

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

  return (
    <>
      <UnstyledButton
        className={classes.pessoa}
        aria-label={rotulo}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onPointerEnter={adiantar}
        onFocus={adiantar}
        onClick={({ currentTarget }) => definirAncora(ancora ? null : currentTarget)}
      >
        {foto ? (
          <img src={foto} alt="" className={classes.iniciais} />
        ) : (
          <span className={classes.iniciais} aria-hidden>
            {iniciais(colaborador.nome)}
          </span>
        )}
        <span className={classes.nome}>{colaborador.nome}</span>
      </UnstyledButton>
      {ancora ? (
        <Suspense>
          <MenuAberto elemento={ancora} rotulo={rotulo} acoes={acoes} aoFechar={() => definirAncora(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
