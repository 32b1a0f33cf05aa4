/** Sends the rows of an import, a few at a time, and can take back what it added. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mensagemDoErro, semResposta } from '@/domain/comum/erros';
import type { LinhaImportada } from '@/domain/pessoas/importacao-colaboradores';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { colaboradoresData } from './colaboradores.data';

const AO_MESMO_TEMPO = 3;

export interface Andamento {
  fase: 'parada' | 'enviando' | 'desfazendo' | 'terminada' | 'desfeita' | 'meioDesfeita';
  feitas: number;
  total: number;
  /** Memberships added; after an undoing those that are still there. */
  adicionados: readonly { id: string; numero: number; email: string }[];
  /** Rows the server refused, to add or to take back, and why. */
  recusadas: readonly { numero: number; email: string; motivo: string }[];
  /** Those of them that got no answer: they may be in, and sending them again does nothing twice. */
  incertas: readonly LinhaImportada[];
}
const PARADA: Andamento = {
  fase: 'parada',
  feitas: 0,
  total: 0,
  adicionados: [],
  recusadas: [],
  incertas: [],
};

/** Runs the task over the items, a few at once, until `cancelado`. */
async function emLotes<T>(
  itens: readonly T[],
  tarefa: (item: T) => Promise<void>,
  cancelado: () => boolean,
): Promise<void> {
  const fila = [...itens].values();
  const trabalhar = async () => {
    for (const item of fila) {
      if (cancelado()) return;
      await tarefa(item);
    }
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar));
}

export function useImportacao() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const idDoPedido = usePedido();
  const [andamento, definir] = useState<Andamento>(PARADA);
  const cancelada = useRef(false);
  const atualizarLista = () => colaboradoresData.reler(sessao, cliente);

  /** `antes`: what an earlier sending did, which stands. */
  async function importar(linhas: readonly LinhaImportada[], antes: Partial<Andamento> = {}): Promise<void> {
    cancelada.current = false;
    const boas = linhas.filter(({ dados }) => dados !== undefined);
    definir({ ...PARADA, ...antes, fase: 'enviando', total: boas.length });
    await emLotes(
      boas,
      async (linha) => {
        const { numero, email, dados } = linha;
        if (!dados) return;
        try {
          const { colaboradorId } = await colaboradoresData.adicionarUm(sessao, {
            dados,
            requestId: idDoPedido(dados),
          });
          const adicionado = { id: colaboradorId, numero, email };
          definir((a) => ({ ...a, feitas: a.feitas + 1, adicionados: [...a.adicionados, adicionado] }));
        } catch (erro) {
          const recusada = { numero, email, motivo: mensagemDoErro(erro) };
          definir((a) => ({
            ...a,
            feitas: a.feitas + 1,
            recusadas: [...a.recusadas, recusada],
            incertas: semResposta(erro) ? [...a.incertas, linha] : a.incertas,
          }));
        }
      },
      () => cancelada.current,
    );
    definir((a) => ({ ...a, fase: 'terminada' }));
    await atualizarLista();
  }

  /** Sends the rows without an answer once more; what the server refused stays refused. */
  function enviarIncertas(): Promise<void> {
    const { adicionados, recusadas, incertas } = andamento;
    const numeros = new Set(incertas.map(({ numero }) => numero));
    return importar(incertas, {
      adicionados,
      recusadas: recusadas.filter(({ numero }) => !numeros.has(numero)),
    });
  }

  /** Removes everybody this import added; the links of the mails already sent say that they were cancelled. */
  async function desfazer(): Promise<void> {
    const { adicionados } = andamento;
    cancelada.current = false;
    definir({ ...PARADA, fase: 'desfazendo', total: adicionados.length });
    await emLotes(
      adicionados,
      async (pessoa) => {
        try {
          await colaboradoresData.removerUm(sessao, pessoa.id);
        } catch (erro) {
          const { numero, email } = pessoa;
          const recusada = { numero, email, motivo: mensagemDoErro(erro) };
          definir((a) => ({
            ...a,
            adicionados: [...a.adicionados, pessoa],
            recusadas: [...a.recusadas, recusada],
          }));
        }
        definir((a) => ({ ...a, feitas: a.feitas + 1 }));
      },
      () => false,
    );
    // What could not be taken back can be tried again.
    definir((a) => ({ ...a, fase: a.adicionados.length > 0 ? 'meioDesfeita' : 'desfeita' }));
    await atualizarLista();
  }

  return { andamento, importar, enviarIncertas, desfazer, cancelar: () => (cancelada.current = true) };
}
