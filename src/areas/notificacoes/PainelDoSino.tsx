/** The bell's number, loaded after the first paint (app/Sino.tsx). What opens under it comes when it is opened. */
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { MAXIMO_CONTADO } from '@/domain/notificacoes/notificacao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { anunciar } from '@/ui/moldura/anunciar';
import { plural } from '@/ui/texto/formatos';
import { notificacoesData } from './notificacoes.data';
import classes from './PainelDoSino.module.css';
import { parte } from '@/ui/moldura/parte';

const UltimasNotificacoes = parte(() => import('./UltimasNotificacoes').then((m) => m.default));

/** The number. Screen readers hear of a rise while the page is open. */
function Contador() {
  const { data } = useQuery(notificacoesData.caixa(useSessaoAtiva()));
  const quantas = data?.naoLidas ?? 0;
  const antes = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    if (antes.current !== undefined && data.naoLidas > antes.current)
      anunciar(plural(data.naoLidas, 'notificação não lida', 'notificações não lidas'));
    antes.current = data.naoLidas;
  }, [data]);
  if (quantas === 0) return null;
  return (
    <>
      <span className={classes.contador} aria-hidden>
        {quantas >= MAXIMO_CONTADO ? `${MAXIMO_CONTADO - 1}+` : quantas}
      </span>
      <VisuallyHidden id="nao-lidas">{plural(quantas, 'não lida', 'não lidas')}</VisuallyHidden>
    </>
  );
}

interface Props {
  aberto: boolean;
  aoFechar: () => void;
}

export default function PainelDoSino({ aberto, aoFechar }: Props) {
  return (
    <>
      <Contador />
      {aberto ? (
        <Suspense>
          <UltimasNotificacoes aoFechar={aoFechar} />
        </Suspense>
      ) : null}
    </>
  );
}
