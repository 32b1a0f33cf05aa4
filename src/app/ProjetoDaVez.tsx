/** The project selector of the header (part 1 §2, Shell): the remembered name; its list comes when it is opened. */
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconFolders } from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { escolheProjeto, useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { emSilencio, parte, parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import classes from './ProjetoDaVez.module.css';

const carregar = umaVez(() => import('./EscolhaDoProjeto'));
// What fails here, the click says.
const EscolhaDoProjeto = parteDe(carregar, porCima);
const adiantar = () => void carregar().then(undefined, () => undefined);

const ProjetoDoEndereco = parte(() => import('./ProjetoDoEndereco').then((m) => m.default), emSilencio());

/** The screens of one project of the company, whose address names it. */
const DE_UM_PROJETO = [
  '/diagnostico/:idProjeto',
  '/convidarEmpresa/:idProjeto',
  '/analisarQuestionarios/:idEmpresa/:idProjeto',
  '/diagnosticoDaEmpresa/:idEmpresa/:idProjeto',
  '/questionarioInfo/:idEmpresa/:idProjeto/*',
] as const;
const projetoDoEndereco = (pathname: string): string | undefined =>
  DE_UM_PROJETO.map((tela) => matchPath(tela, pathname)?.params.idProjeto).find(Boolean);

export default function ProjetoDaVez() {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao);
  const daqui = projetoDoEndereco(useLocation().pathname);
  const [aberto, definirAberto] = useState(false);
  const fechar = useCallback(() => definirAberto(false), []);
  if (!escolheProjeto(sessao)) return null;
  // A screen may show another project than the one that the next screens work with.
  const deOutro = escolhido && daqui !== undefined && daqui !== escolhido.id;
  const nome = escolhido ? `${deOutro ? 'Selecionado: ' : ''}${escolhido.nome}` : 'Projeto não selecionado';
  return (
    <div className={classes.lugar}>
      <UnstyledButton
        className={classes.botao}
        aria-label={deOutro ? `Projeto ${nome}` : escolhido ? `Projeto: ${nome}` : nome}
        aria-haspopup="dialog"
        aria-expanded={aberto}
        data-vazio={escolhido ? undefined : true}
        title={nome}
        onPointerEnter={adiantar}
        onFocus={adiantar}
        onClick={() => definirAberto(!aberto)}
      >
        <IconFolders size={18} aria-hidden />
        <span className={classes.nome}>{nome}</span>
        <IconChevronDown size={14} aria-hidden className={classes.seta} />
      </UnstyledButton>
      {daqui ? (
        <Suspense>
          <ProjetoDoEndereco key={daqui} id={daqui} />
        </Suspense>
      ) : null}
      {aberto ? (
        <Suspense>
          <EscolhaDoProjeto aoFechar={fechar} />
        </Suspense>
      ) : null}
    </div>
  );
}
