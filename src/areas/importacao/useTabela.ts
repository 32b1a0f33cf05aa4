/** The table that somebody pastes or chooses as a file, read again whenever they say how it is to be read. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { Escolhas, Formato, Tabela } from '@/domain/comum/planilha';
import { lerColado } from '@/domain/comum/tabela';
import { lerArquivo } from './lerArquivo';

interface Lida {
  tabela?: Tabela;
  /** Why nothing is taken of it. */
  erro?: string;
}

const comErro = (tabela: Tabela): Lida => ({ tabela, ...(tabela.recusa && { erro: tabela.recusa }) });

export interface FonteDaTabela extends Lida {
  texto: string;
  colar: (texto: string) => void;
  arquivo: File | undefined;
  /** Something was pasted or chosen. */
  temAlgo: boolean;
  abrir: (arquivo: File | undefined) => void;
  lendo: boolean;
  /** Number of the reading: what was decided of one table does not hold for the next. */
  vez: number;
  escolhas: Escolhas;
  escolher: (escolhas: Escolhas) => void;
}

/** `aoLer` is told of every file that was read or could not be. */
export function useTabela(formato: Formato, aoLer?: (lida: Lida) => void): FonteDaTabela {
  const [texto, definirTexto] = useState('');
  const [arquivo, definirArquivo] = useState<File>();
  const [escolhas, definirEscolhas] = useState<Escolhas>({});
  const [doArquivo, definirDoArquivo] = useState<Lida>({});
  const [lendo, definirLendo] = useState(false);
  const [vez, definirVez] = useState(0);
  const leitura = useRef<AbortController>(undefined);
  useEffect(() => () => leitura.current?.abort(), []);

  const colada = useMemo((): Lida => {
    if (arquivo !== undefined || texto.trim() === '') return {};
    try {
      return comErro(lerColado(texto, formato, escolhas));
    } catch (falha) {
      return { erro: mensagemDoErro(falha) };
    }
  }, [arquivo, texto, formato, escolhas]);

  const ler = async (escolhido: File, como: Escolhas) => {
    leitura.current?.abort();
    const desta = new AbortController();
    leitura.current = desta;
    definirLendo(true);
    let lida: Lida;
    try {
      lida = comErro(await lerArquivo(escolhido, formato, como, desta.signal));
    } catch (falha) {
      lida = { erro: mensagemDoErro(falha) };
    }
    // Another file was chosen meanwhile.
    if (desta.signal.aborted) return;
    definirLendo(false);
    definirDoArquivo(lida);
    definirVez((antes) => antes + 1);
    aoLer?.(lida);
  };
  const abrir = (escolhido: File | undefined) => {
    leitura.current?.abort();
    definirLendo(false);
    definirArquivo(escolhido);
    definirEscolhas({});
    definirDoArquivo({});
    if (escolhido) void ler(escolhido, {});
  };

  return {
    texto,
    colar: (novo) => {
      // What was said of one text holds for the next only while it is corrected.
      if (novo.trim() === '') definirEscolhas({});
      definirTexto(novo);
    },
    arquivo,
    temAlgo: arquivo !== undefined || texto.trim() !== '',
    abrir,
    lendo,
    vez,
    escolhas,
    escolher: (novas) => {
      definirEscolhas(novas);
      if (arquivo) void ler(arquivo, novas);
    },
    ...(arquivo ? doArquivo : colada),
  };
}
