import { type ComponentType, useRef } from 'react';
import { Janela } from '@/ui/moldura/Janela';
import { type Fechar, NaJanela } from '@/ui/moldura/naJanela';
import { useCelular } from '@/ui/moldura/useCelular';
import { Abas } from '@/ui/pagina/Abas';
import classes from './JanelaComAbas.module.css';

interface Props<V extends string> {
  titulo: string;
  /** Name of the tabs for screen readers. */
  rotulo: string;
  abas: Readonly<Record<V, string>>;
  atual: V;
  aoMudar: (nova: V) => void;
  aoFechar: () => void;
  /** The dialog of the present tab, as it stands alone elsewhere. */
  Dialogo: ComponentType<{ aoFechar: () => void }>;
}

/**
 * One dialog with several ways to do the same thing. Each tab is a dialog of its own, drawn in this one's frame. What
 * was written in it and not sent is asked about before another tab takes its place, as when it is closed.
 */
export function JanelaComAbas<V extends string>({
  titulo,
  rotulo,
  abas,
  atual,
  aoMudar,
  aoFechar,
  Dialogo,
}: Props<V>) {
  const celular = useCelular();
  const fecharDentro = useRef<Fechar | null>(null);
  const indoPara = useRef<V | undefined>(undefined);

  const sair = async (nova?: V) => {
    if (nova === atual) return;
    indoPara.current = nova;
    await (fecharDentro.current ?? aoFechar)();
    // It stayed: what is sent later closes the dialog.
    indoPara.current = undefined;
  };
  const aoSair = () => {
    const nova = indoPara.current;
    if (nova === undefined) {
      aoFechar();
      return;
    }
    fecharDentro.current = null;
    aoMudar(nova);
  };

  return (
    <Janela
      opened
      onClose={() => sair()}
      title={titulo}
      size="60rem"
      fullScreen={celular}
      closeOnClickOutside={false}
    >
      <Abas rotulo={rotulo} abas={abas} atual={atual} aoMudar={(nova) => void sair(nova)}>
        <NaJanela
          value={(fechar) => {
            fecharDentro.current = fechar;
          }}
        >
          <div className={classes.conteudo}>
            <Dialogo aoFechar={aoSair} />
          </div>
        </NaJanela>
      </Abas>
    </Janela>
  );
}
