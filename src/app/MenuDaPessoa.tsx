/** The person's menu in the header: own pages, colour scheme and 'Sair' (part 1 §2, Shell). */
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconFileDownload,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { encerrar } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { useImagem } from '@/firebase/useImagem';
import { avisarErro } from '@/ui/avisos';
import { iniciais } from '@/ui/formatos';
import type { AcaoDaLinha } from '@/ui/lista';
import { apagarRascunhos, haRascunhos } from '@/ui/rascunho';
import { useConfirmar } from '@/ui/useConfirmar';
import classes from './Cabecalho.module.css';

/** Signs out; unfinished forms would be read by the next person at this desk, so they go, after asking. */
function useSair() {
  const confirmar = useConfirmar();
  return async () => {
    if (haRascunhos()) {
      const sim = await confirmar({
        titulo: 'Sair e descartar o que não foi salvo?',
        texto: 'Há um formulário não terminado guardado neste navegador. Ao sair, ele será apagado.',
        rotuloSim: 'Sair e descartar',
        rotuloNao: 'Continuar aqui',
        perigo: true,
      });
      if (!sim) return;
      apagarRascunhos();
    }
    try {
      await encerrar();
    } catch {
      avisarErro('Não foi possível sair');
    }
  };
}

const carregarMenu = () => import('@/ui/MenuAncorado');
// A menu and what positions it weigh 25 KB: they come when the pointer or the focus does.
const MenuAberto = lazy(carregarMenu);
const adiantar = () => void carregarMenu().catch(() => undefined);

const MeuPerfil = lazy(() =>
  import('@/areas/colaboradores/MeuPerfilModal').then((m) => ({ default: m.MeuPerfilModal })),
);

export function MenuDaPessoa() {
  const { colaborador, empresa } = useSessaoAtiva();
  const { setColorScheme } = useMantineColorScheme();
  const escuro = useComputedColorScheme() === 'dark';
  const navegar = useNavigate();
  const sair = useSair();
  const foto = useImagem(colaborador.image[0]?.path);
  const [ancora, definirAncora] = useState<HTMLElement | null>(null);
  const [perfilAberto, definirPerfilAberto] = useState(false);
  const rotulo = `Conta de ${colaborador.nome}`;

  // An inactive company shows no pages (part 1 §2).
  const paginas: AcaoDaLinha[] = [
    {
      rotulo: 'Meus acessos',
      icone: <IconShieldLock size={16} aria-hidden />,
      aoClicar: () => void navegar('/acessoPagina'),
    },
    {
      rotulo: 'Meus dados',
      icone: <IconFileDownload size={16} aria-hidden />,
      aoClicar: () => void navegar('/meus-dados'),
    },
  ];
  const acoes: AcaoDaLinha[] = [
    {
      rotulo: 'Meu perfil',
      icone: <IconUserCircle size={16} aria-hidden />,
      aoClicar: () => definirPerfilAberto(true),
    },
    ...(empresa.status === 'ATIVO' ? paginas : []),
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
      {perfilAberto ? (
        <Suspense>
          <MeuPerfil aoFechar={() => definirPerfilAberto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
