/** The state of a mention being typed: who is offered, which one is marked, and what the keys do. */
import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Pessoa } from '@/ui/pessoas/Avatares';
import { mencaoNoCursor } from './mencao';

const PAUSA = 250;

interface Aberta {
  inicio: number;
  busca: string;
}

export function useMencao(
  buscar: (texto: string) => Promise<Pessoa[]>,
  aoEscolher: (pessoa: Pessoa, inicio: number) => void,
) {
  const [aberta, setAberta] = useState<Aberta>();
  const [pessoas, setPessoas] = useState<Pessoa[]>();
  const [falhou, setFalhou] = useState(false);
  const [marcada, setMarcada] = useState(0);
  /** Where an '@' was closed with Escape: typing on does not open it again. */
  const dispensada = useRef<number>(undefined);
  const vez = useRef(0);

  const procurar = async (texto: string) => {
    const esta = ++vez.current;
    try {
      const achadas = await buscar(texto);
      if (esta !== vez.current) return;
      setPessoas(achadas);
      setFalhou(false);
      setMarcada(0);
    } catch {
      if (esta === vez.current) setFalhou(true);
    }
  };
  const procurarDepois = useDebouncedCallback((texto: string) => void procurar(texto), PAUSA);

  const fechar = () => {
    vez.current++;
    procurarDepois.cancel();
    setAberta(undefined);
    setPessoas(undefined);
    setFalhou(false);
  };

  /** After every change of the text or of the caret. */
  const seguir = (texto: string, cursor: number) => {
    const agora = mencaoNoCursor(texto, cursor);
    if (!agora) {
      dispensada.current = undefined;
      if (aberta) fechar();
      return;
    }
    if (agora.inicio === dispensada.current) return;
    if (aberta?.inicio === agora.inicio && aberta.busca === agora.busca) return;
    setAberta(agora);
    procurarDepois(agora.busca);
  };

  const escolher = (pessoa: Pessoa) => {
    if (aberta) aoEscolher(pessoa, aberta.inicio);
    fechar();
  };

  /** True iff the key was for the list. */
  const teclar = (evento: KeyboardEvent): boolean => {
    if (!aberta) return false;
    const quantas = pessoas?.length ?? 0;
    const passo = { ArrowDown: 1, ArrowUp: -1 }[evento.key];
    const escolhida = pessoas?.[marcada];
    if (passo && quantas > 0) setMarcada((marcada + passo + quantas) % quantas);
    else if (evento.key === 'Escape') {
      dispensada.current = aberta.inicio;
      fechar();
    } else if ((evento.key === 'Enter' || evento.key === 'Tab') && escolhida && !comModificador(evento))
      escolher(escolhida);
    else return false;
    evento.preventDefault();
    return true;
  };

  return { aberta, pessoas, falhou, marcada, setMarcada, seguir, escolher, teclar, fechar };
}

const comModificador = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => ctrlKey || metaKey || shiftKey;
