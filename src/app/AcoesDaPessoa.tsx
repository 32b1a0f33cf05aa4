/** The opened menu of the person; loaded when the pointer or the focus comes near its button (MenuDaPessoa.tsx). */
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconBellCog,
  IconCoin,
  IconFileDownload,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { apagarCaixas, caixasDaConta } from '@/areas/resposta/aparelho/deixadas';
import { moedasData, somaDasLivres, tiposComMoedas } from '@/areas/pontos/moedas.data';
import { INTERNAS } from '@/domain/telas/internas';
import { para } from '@/domain/telas/enderecos';
import { encerrar } from '@/firebase/sessao/cicloDaSessao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro } from '@/ui/moldura/avisos';
import { numero } from '@/ui/texto/formatos';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import MenuAncorado from '@/ui/lista/MenuAncorado';
import { apagarRascunhos, haRascunhos } from '@/ui/formulario/rascunho';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { recusaDaTela } from './acessoATela';
import { parte, porCima } from '@/ui/moldura/parte';

const MeuPerfil = parte(
  () => import('@/areas/colaboradores/MeuPerfilModal').then((m) => m.MeuPerfilModal),
  porCima,
);

const FORMULARIO = 'Há um formulário não terminado guardado neste navegador. Ao sair, ele será apagado.';
const RESPOSTAS =
  'Há respostas de questionário que só este navegador tem. Ao sair, elas serão apagadas; para enviá-las, abra antes o questionário.';

/** Signs out. The next person at this desk would read what is unfinished, so it goes, after asking (decisions P240). */
function useSair() {
  const confirmar = useConfirmar();
  return async () => {
    const caixas = await caixasDaConta();
    const porFazer = [...(haRascunhos() ? [FORMULARIO] : []), ...(caixas.porEnviar ? [RESPOSTAS] : [])];
    if (porFazer.length > 0) {
      const sim = await confirmar({
        titulo: 'Sair e descartar o que não foi salvo?',
        texto: porFazer.join(' '),
        rotuloSim: 'Sair e descartar',
        rotuloNao: 'Continuar aqui',
        perigo: true,
      });
      if (!sim) return;
    }
    apagarRascunhos();
    await apagarCaixas(caixas.chaves);
    try {
      await encerrar();
    } catch {
      avisarErro('Não foi possível sair');
    }
  };
}

interface Props {
  /** The button, while the menu is open. */
  elemento: HTMLElement | null;
  rotulo: string;
  aoFechar: () => void;
}

export function AcoesDaPessoa({ elemento, ...menu }: Props) {
  const [perfilAberto, definirPerfilAberto] = useState(false);
  const sessao = useSessaoAtiva();
  const { empresa } = sessao;
  const { setColorScheme } = useMantineColorScheme();
  const escuro = useComputedColorScheme() === 'dark';
  const navegar = useNavigate();
  const sair = useSair();
  const daGestao = !recusaDaTela(sessao, INTERNAS['/minhas-moedas']);
  const tipos = tiposComMoedas(sessao);
  const carteiras = useQueries({
    queries: tipos.map((tipo) => ({
      ...moedasData.carteiras(sessao, tipo),
      enabled: daGestao && elemento !== null && empresa.status === 'ATIVO',
    })),
  });
  // Each kind's own, as the page's tabs have them: nobody can spend the sum of both (decisions I5).
  const livres = carteiras.flatMap(({ data }, i) =>
    data ? [`${numero(somaDasLivres(data))}${tipos.length > 1 ? ` para ${tipos[i]?.nome.plural}` : ''}`] : [],
  );
  const moedas: AcaoDaLinha = {
    rotulo: livres.length < tipos.length ? 'Minhas moedas' : `Minhas moedas: ${livres.join(', ')}`,
    icone: <IconCoin size={16} aria-hidden />,
    aoClicar: () => void navegar(para('/minhas-moedas')),
  };
  // A respondent has neither an inbox nor a matrix.
  const deDentro: AcaoDaLinha[] = [
    {
      rotulo: 'Preferências de notificação',
      icone: <IconBellCog size={16} aria-hidden />,
      aoClicar: () => void navegar(para('/notificacoes/preferencias')),
    },
    {
      rotulo: 'Meus acessos',
      icone: <IconShieldLock size={16} aria-hidden />,
      aoClicar: () => void navegar(para('/acessoPagina')),
    },
  ];
  // An inactive company shows no pages, and its people do not edit their profile (part 1 §2).
  const paginas: AcaoDaLinha[] = [
    {
      rotulo: 'Meu perfil',
      icone: <IconUserCircle size={16} aria-hidden />,
      aoClicar: () => definirPerfilAberto(true),
    },
    ...(daGestao ? [moedas] : []),
    ...(sessao.quem.externo ? [] : deDentro),
    {
      rotulo: 'Meus dados',
      icone: <IconFileDownload size={16} aria-hidden />,
      aoClicar: () => void navegar(para('/meus-dados')),
    },
  ];
  const acoes: AcaoDaLinha[] = [
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
      {elemento ? <MenuAncorado elemento={elemento} {...menu} acoes={acoes} /> : null}
      {perfilAberto ? (
        <Suspense>
          <MeuPerfil aoFechar={() => definirPerfilAberto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
