/** The opening of a sheet as React sees it, and what the page's own coming and going does to it. */
import { useCallback, useEffect, useState } from 'react';
import { type Aberta, abrirNoAparelho, type Acesso } from './abertura';

const NADA = () => undefined;

export type Abertura = Aberta | { tipo: 'abrindo' } | { tipo: 'perdida' } | { tipo: 'falhou'; erro: unknown };

export function useAbertura(acesso: Acesso): { abertura: Abertura; abrir: (tomar: boolean) => void } {
  const [abertura, definir] = useState<Abertura>({ tipo: 'abrindo' });
  const [vez, pedir] = useState({ numero: 0, tomar: false });
  useEffect(() => {
    let atual = true;
    let fechar: () => void = NADA;
    const aoPerder = () => {
      fechar();
      if (atual) definir({ tipo: 'perdida' });
    };
    const comecar = async () => {
      const aberta = await abrirNoAparelho(acesso, vez.tomar, aoPerder);
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
    const aoEsconder = () => document.visibilityState === 'hidden' && enviar();
    window.addEventListener('online', enviar);
    window.addEventListener('pagehide', folha.sair);
    document.addEventListener('visibilitychange', aoEsconder);
    // What an earlier visit left goes out at once.
    enviar();
    return () => {
      window.removeEventListener('online', enviar);
      window.removeEventListener('pagehide', folha.sair);
      document.removeEventListener('visibilitychange', aoEsconder);
    };
  }, [folha]);

  const abrir = useCallback((tomar: boolean) => {
    definir({ tipo: 'abrindo' });
    pedir(({ numero }) => ({ numero: numero + 1, tomar }));
  }, []);
  return { abertura, abrir };
}
