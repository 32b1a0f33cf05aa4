/** The person's menu in the header: own pages, colour scheme and 'Sair' (part 1 §2, Shell). */
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconShieldLock, IconSun } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { encerrar } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { useImagem } from '@/firebase/useImagem';
import { avisarErro } from '@/ui/avisos';
import { iniciais } from '@/ui/formatos';
import type { AcaoDaLinha } from '@/ui/lista';
import { useMenuDasLinhas } from '@/ui/useMenuDasLinhas';
import classes from './Cabecalho.module.css';

async function sair() {
  try {
    await encerrar();
  } catch {
    avisarErro('Não foi possível sair');
  }
}

const carregarMenu = () => void import('@/ui/MenuDasLinhas');

export function MenuDaPessoa() {
  const { colaborador } = useSessaoAtiva();
  const { setColorScheme } = useMantineColorScheme();
  const escuro = useComputedColorScheme() === 'dark';
  const navegar = useNavigate();
  const foto = useImagem(colaborador.image[0]?.path);
  const { aberta, abrir, menu } = useMenuDasLinhas();
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
        aria-expanded={aberta !== null}
        onPointerEnter={carregarMenu}
        onFocus={carregarMenu}
        onClick={({ currentTarget }) => abrir({ id: 'pessoa', elemento: currentTarget, rotulo, acoes })}
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
      {menu}
    </>
  );
}
