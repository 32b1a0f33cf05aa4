/** Files on their way to storage: progress, cancelling and failure of each, for CampoDeArquivos. */
import { useCallback, useRef, useState } from 'react';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import type { Anexo } from '@/domain/comum/campos';
import { type Envio, enviarArquivo } from './arquivo';

export interface Enviando {
  id: string;
  nome: string;
  tamanho: number;
  /** 0 to 100. */
  progresso: number;
  erro?: string;
}

/** Folder the next file goes to, or what sends it. */
type Destino =
  | { pasta: () => string; mandar?: never }
  | { pasta?: never; mandar: (arquivo: File, envio: Envio) => Promise<Anexo> };

interface Opcoes {
  aoEnviar: (anexo: Anexo) => void;
  /** Before sending, e.g. scaling a picture down. */
  preparar?: (arquivo: File) => Promise<File>;
}

export function useEnvios({ pasta, mandar, aoEnviar, preparar }: Opcoes & Destino) {
  const [enviando, definirEnviando] = useState<Enviando[]>([]);
  const cancelamentos = useRef(new Map<string, AbortController>());

  const mudar = (id: string, mudanca: Partial<Enviando>) =>
    definirEnviando((lista) => lista.map((item) => (item.id === id ? { ...item, ...mudanca } : item)));
  const tirar = (id: string) => definirEnviando((lista) => lista.filter((item) => item.id !== id));

  async function enviar(arquivo: File): Promise<void> {
    const id = crypto.randomUUID();
    const cancelamento = new AbortController();
    cancelamentos.current.set(id, cancelamento);
    definirEnviando((lista) => [...lista, { id, nome: arquivo.name, tamanho: arquivo.size, progresso: 0 }]);
    try {
      if (arquivo.size === 0) throw new ErroDoProduto('O arquivo está vazio.');
      const pronto = preparar ? await preparar(arquivo) : arquivo;
      const envio: Envio = {
        aoProgredir: (parte) => mudar(id, { progresso: Math.round(parte * 100) }),
        sinal: cancelamento.signal,
      };
      const anexo = await (mandar ? mandar(pronto, envio) : enviarArquivo(pasta(), pronto, envio));
      aoEnviar(anexo);
      tirar(id);
    } catch (erro) {
      if (cancelamento.signal.aborted) tirar(id);
      else mudar(id, { erro: mensagemDoErro(erro) });
    }
  }

  /** Stops the sending, or takes a failed one from the list. */
  function cancelar(id: string): void {
    cancelamentos.current.get(id)?.abort();
    tirar(id);
  }

  /** Stops all of them: the screen goes away. */
  const cancelarTodos = useCallback(() => {
    for (const cancelamento of cancelamentos.current.values()) cancelamento.abort();
  }, []);

  return { enviando, enviar, cancelar, cancelarTodos };
}
