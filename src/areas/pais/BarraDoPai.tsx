/**
 * What one does with a published parent, at the thumb: like, sponsor, comment. Only on phones, where the blocks are far
 * down. It sticks to the lower edge and has its own place after the page, so that it covers no end.
 */
import { UnstyledButton } from '@mantine/core';
import { IconCoin, IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { flexao } from '@/domain/pai/pai';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useCelular } from '@/ui/moldura/useCelular';
import { useMenosMovimento } from '@/ui/moldura/useMenosMovimento';
import { numero } from '@/ui/texto/formatos';
import { ANCORA } from './ancoras';
import classes from './BarraDoPai.module.css';
import { useCurtir } from './useCurtir';

/** Leads to a block, unfolds it and puts the focus on what one does there, or on the block itself. */
function irPara(id: string, suave: boolean) {
  const bloco = document.getElementById(id);
  if (!bloco) return;
  const dobra = bloco.querySelector<HTMLElement>('h2 > [aria-expanded="false"]');
  // At once: a field that is still hidden takes no focus, and later the telephone opens no keyboard.
  if (dobra) flushSync(() => dobra.click());
  bloco.scrollIntoView({ block: 'start', behavior: suave ? 'smooth' : 'auto' });
  const foco = bloco.querySelector<HTMLElement>('[data-foco], textarea') ?? bloco;
  if (foco === bloco) bloco.tabIndex = -1;
  foco.focus({ preventScroll: true });
}

function Curtir({ pai }: { pai: PaiNaTela }) {
  const { curtida, total, rotulo, impedido, aoClicar } = useCurtir(pai);
  const Icone = curtida ? IconHeartFilled : IconHeart;
  return (
    <UnstyledButton
      className={classes.botao}
      aria-pressed={curtida}
      aria-label={`${rotulo} (${total})`}
      disabled={impedido}
      onClick={aoClicar}
    >
      <Icone size={20} aria-hidden />
      <span>
        Curtir<span className={classes.total}> {numero(total)}</span>
      </span>
    </UnstyledButton>
  );
}

export function BarraDoPai({ pai: naTela }: { pai: PaiNaTela }) {
  const sessao = useSessaoAtiva();
  const celular = useCelular();
  const suave = !useMenosMovimento();
  const { lugar, pai } = naTela;
  const { tipo } = lugar;
  if (!celular || !pai.publicado) return null;
  const patrocina = podeSob(sessao, naTela, 'patrocinios', 'create');
  const comenta = podeSob(sessao, naTela, 'comentarios', 'create');
  if (!tipo.curtidas && !patrocina && !comenta) return null;
  return (
    <div
      className={classes.barra}
      data-barra
      role="group"
      aria-label={`O que fazer com ${flexao(tipo.nome).este} ${tipo.nome.singular}`}
    >
      {tipo.curtidas && <Curtir pai={naTela} />}
      {patrocina && (
        <UnstyledButton className={classes.botao} onClick={() => irPara(ANCORA.patrocinio, suave)}>
          <IconCoin size={20} aria-hidden />
          Patrocinar
        </UnstyledButton>
      )}
      {comenta && (
        <UnstyledButton className={classes.botao} onClick={() => irPara(ANCORA.conversa, suave)}>
          <IconMessage size={20} aria-hidden />
          Comentar
        </UnstyledButton>
      )}
    </div>
  );
}
