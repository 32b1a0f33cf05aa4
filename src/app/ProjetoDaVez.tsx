/** The project selector of the header (part 1 §2, Shell): the remembered name; its list comes when it is opened. */
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconFolders } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { escolheProjeto, useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import classes from './ProjetoDaVez.module.css';

const carregar = () => import('./EscolhaDoProjeto');
// What fails here, the click says.
const EscolhaDoProjeto = lazy(carregar);
const adiantar = () => void carregar().catch(() => undefined);

export default function ProjetoDaVez() {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao);
  const [aberto, definirAberto] = useState(false);
  const fechar = useCallback(() => definirAberto(false), []);
  if (!escolheProjeto(sessao)) return null;
  const nome = escolhido?.nome ?? 'Projeto não selecionado';
  return (
    <div className={classes.lugar}>
      <UnstyledButton
        className={classes.botao}
        aria-label={escolhido ? `Projeto: ${nome}` : nome}
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
      {aberto ? (
        <Suspense>
          <EscolhaDoProjeto aoFechar={fechar} />
        </Suspense>
      ) : null}
    </div>
  );
}
