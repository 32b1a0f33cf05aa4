/** The opening of a sheet as React sees it, and what the page's own coming and going does to it. */
import { useCallback, useEffect, useState } from 'react';
import { type Aberta, abrirNoAparelho, type Acesso, type Deixadas } from './abertura';

const NADA = () => undefined;
const ABRINDO = { tipo: 'abrindo' } as const;

export type Abertura = Aberta | { tipo: 'abrindo' } | { tipo: 'perdida' } | { tipo: 'falhou'; erro: unknown };

export function useAbertura(acesso: Acesso): {
  abertura: Abertura;
  abrir: (tomar: boolean, deixadas?: Deixadas) => void;
} {
  const [ultima, guardar] = useState<{ acesso: Acesso; abertura: Abertura }>();
  // What another way opened takes no answers any more: they would go past the sheet that is being opened.
  const abertura = ultima?.acesso === acesso ? ultima.abertura : ABRINDO;
  const [vez, pedir] = useState<{ numero: number; tomar: boolean; deixadas?: Deixadas | undefined }>({
    numero: 0,
    tomar: false,
  });
  useEffect(() => {
    let atual = true;
    let fechar: () => void = NADA;
    const definir = (abertaAgora: Abertura) => guardar({ acesso, abertura: abertaAgora });
    const aoPerder = () => {
      fechar();
      if (atual) definir({ tipo: 'perdida' });
    };
    const comecar = async () => {
      const aberta = await abrirNoAparelho(acesso, vez.tomar, aoPerder, vez.deixadas);
      if (aberta.tipo === 'aberta') ({ fechar } = aberta);
      if (atual) definir(aberta);
      else fechar();
    };
    comecar().catch((erro: unknown) => {
      if (atual) definir({ tipo: 'falhou', erro });
    });
    return () => {
      atual = false;
      fechar();
    };
  }, [acesso, vez]);

  const folha = abertura.tipo === 'aberta' ? abertura.folha : undefined;
  useEffect(() => {
    if (!folha) return undefined;
    const enviar = () => void folha.enviar();
    // What the browser does not keep goes with the page.
    const aoSair = (evento: BeforeUnloadEvent) => {
      if (folha.estado().soNaPagina && folha.porEnviar().length > 0) evento.preventDefault();
    };
    const aoEsconder = () => document.visibilityState === 'hidden' && enviar();
    window.addEventListener('online', enviar);
    window.addEventListener('pagehide', folha.sair);
    window.addEventListener('beforeunload', aoSair);
    document.addEventListener('visibilitychange', aoEsconder);
    // What an earlier visit left goes out at once.
    enviar();
    return () => {
      window.removeEventListener('online', enviar);
      window.removeEventListener('pagehide', folha.sair);
      window.removeEventListener('beforeunload', aoSair);
      document.removeEventListener('visibilitychange', aoEsconder);
    };
  }, [folha]);

  const abrir = useCallback((tomar: boolean, deixadas?: Deixadas) => {
    guardar(undefined);
    pedir(({ numero }) => ({ numero: numero + 1, tomar, deixadas }));
  }, []);
  return { abertura, abrir };
}
