import { useEffect, useRef, useState } from 'react';
import { mensagemDoErro } from '@/ui/moldura/erro';
import type { AcaoEmLote, EmLote } from './emLote';
import type { Item, Selecao } from './lista';

export interface Andamento {
  oQue: string;
  feitas: number;
  total: number;
}

export interface Resultado<T> {
  feito: string;
  /** What stays selected, and why. */
  ficaram: readonly { item: T; porQue: string }[];
}

const PAROU = 'Você parou antes da vez dela.';

/** Does an action to the selected rows, one after the other. What could not be done stays selected. */
export function useFazerEmLote<T extends Item>({ aoTerminar }: EmLote<T>, selecao: Selecao<T>) {
  const [andamento, andar] = useState<Andamento>();
  const [resultado, dizer] = useState<Resultado<T>>();
  const parar = useRef(false);
  // Who leaves the page stops it: nobody would learn what became of the rest.
  useEffect(() => {
    parar.current = false;
    return () => {
      parar.current = true;
    };
  }, []);

  async function fazer(acao: AcaoEmLote<T>) {
    const { marcadas } = selecao;
    const quais = marcadas.filter(acao.pode);
    dizer(undefined);
    if ('juntas' in acao) {
      await acao.juntas(quais);
      return;
    }
    const { pode, porQueNao, preparar, andamento: oQue, feito } = acao;
    const um = await preparar(quais);
    if (!um) return;
    parar.current = false;
    const ficaram = marcadas.flatMap((item) => (pode(item) ? [] : [{ item, porQue: porQueNao(item) }]));
    const feitas = new Set<string>();
    for (const [indice, item] of quais.entries()) {
      andar({ oQue, feitas: indice, total: quais.length });
      if (parar.current) {
        ficaram.push({ item, porQue: PAROU });
        continue;
      }
      try {
        // One after the other: each counts against the limits of the server, and can be stopped in between.
        await um(item);
        feitas.add(item.id);
      } catch (erro) {
        ficaram.push({ item, porQue: mensagemDoErro(erro) });
      }
    }
    selecao.tirar(feitas);
    dizer({ feito: feito(feitas.size), ficaram });
    andar(undefined);
    await aoTerminar();
  }

  return {
    fazer,
    andamento,
    parar: () => {
      parar.current = true;
    },
    resultado,
    calar: () => dizer(undefined),
  };
}
