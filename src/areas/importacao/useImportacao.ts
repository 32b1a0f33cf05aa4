/** Sends the rows of an import one by one, a few at a time, and can take back what it brought. */
import { useRef, useState } from 'react';
import { mensagemDoErro, semResposta } from '@/domain/comum/erros';
import { usePedido } from '@/firebase/chamadas/usePedido';

const AO_MESMO_TEMPO = 3;

/** A row of the table; one without `dados` is not sent. */
export interface LinhaAEnviar<D> {
  numero: number;
  dados?: D;
}

interface Nomeada {
  numero: number;
  /** Who or what the row is, as the result names it. */
  quem: string;
}
/** What a row became. */
export type Trazida<R> = Nomeada & { feito: R };

export interface ComoImporta<D, R> {
  quem: (dados: D) => string;
  /** The same content sent again comes with the same id, and does nothing twice. */
  enviar: (dados: D, requestId: string) => Promise<R>;
  desfazer: (feito: R) => Promise<unknown>;
  /** What taking back leaves as it is; nothing, where it is not given. */
  fica?: (feito: R) => boolean;
  /** After rows were sent or taken back. */
  reler: () => unknown;
}

export interface Andamento<D, R> {
  fase: 'parada' | 'enviando' | 'desfazendo' | 'terminada' | 'desfeita' | 'meioDesfeita';
  feitas: number;
  total: number;
  /** What the rows became; after an undoing what is still there. */
  trazidas: readonly Trazida<R>[];
  /** Rows the server refused, to bring or to take back, and why. */
  recusadas: readonly (Nomeada & { motivo: string })[];
  /** Those of them that got no answer: they may be in, and sending them again does nothing twice. */
  incertas: readonly LinhaAEnviar<D>[];
  /** Rows before which the sending was stopped. */
  restantes: readonly LinhaAEnviar<D>[];
}
const PARADA = {
  fase: 'parada',
  feitas: 0,
  total: 0,
  trazidas: [],
  recusadas: [],
  incertas: [],
  restantes: [],
} as const;

/** Runs the task over the items, a few at once, until `cancelado`; gives those that it did not begin. */
async function emLotes<T>(
  itens: readonly T[],
  tarefa: (item: T) => Promise<void>,
  cancelado: () => boolean,
): Promise<readonly T[]> {
  const fila = [...itens];
  const trabalhar = async () => {
    while (!cancelado()) {
      const item = fila.shift();
      if (item === undefined) return;
      await tarefa(item);
    }
  };
  await Promise.all(Array.from({ length: AO_MESMO_TEMPO }, trabalhar));
  return fila;
}

export function useImportacao<D, R>(como: ComoImporta<D, R>) {
  const idDoPedido = usePedido();
  const [andamento, definir] = useState<Andamento<D, R>>(PARADA);
  const cancelada = useRef(false);

  /** `antes`: what an earlier sending did, which stands. */
  async function importar(
    linhas: readonly LinhaAEnviar<D>[],
    antes: Partial<Andamento<D, R>> = {},
  ): Promise<void> {
    cancelada.current = false;
    const boas = linhas.filter(({ dados }) => dados !== undefined);
    definir({ ...PARADA, ...antes, fase: 'enviando', total: boas.length });
    const restantes = await emLotes(
      boas,
      async (linha) => {
        const { numero, dados } = linha;
        if (dados === undefined) return;
        const quem = como.quem(dados);
        try {
          const trazida = { feito: await como.enviar(dados, idDoPedido(dados)), numero, quem };
          definir((a) => ({ ...a, feitas: a.feitas + 1, trazidas: [...a.trazidas, trazida] }));
        } catch (erro) {
          const recusada = { numero, quem, motivo: mensagemDoErro(erro) };
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
    definir((a) => ({ ...a, fase: 'terminada', restantes }));
    await como.reler();
  }

  /** Sends the rows without an answer once more, and those not sent; what the server refused stays refused. */
  function continuar(): Promise<void> {
    const { trazidas, recusadas, incertas, restantes } = andamento;
    const numeros = new Set(incertas.map(({ numero }) => numero));
    return importar([...incertas, ...restantes], {
      trazidas,
      recusadas: recusadas.filter(({ numero }) => !numeros.has(numero)),
    });
  }

  /** Takes back whatever this import brought. */
  async function desfazer(): Promise<void> {
    const fica = (trazida: Trazida<R>) => como.fica?.(trazida.feito) ?? false;
    const ficam = andamento.trazidas.filter(fica);
    const saem = andamento.trazidas.filter((trazida) => !fica(trazida));
    cancelada.current = false;
    definir({ ...PARADA, fase: 'desfazendo', total: saem.length, trazidas: ficam });
    await emLotes(
      saem,
      async (trazida) => {
        try {
          await como.desfazer(trazida.feito);
        } catch (erro) {
          const { numero, quem } = trazida;
          const recusada = { numero, quem, motivo: mensagemDoErro(erro) };
          definir((a) => ({
            ...a,
            trazidas: [...a.trazidas, trazida],
            recusadas: [...a.recusadas, recusada],
          }));
        }
        definir((a) => ({ ...a, feitas: a.feitas + 1 }));
      },
      () => false,
    );
    // What could not be taken back can be tried again.
    definir((a) => ({ ...a, fase: a.trazidas.some((uma) => !fica(uma)) ? 'meioDesfeita' : 'desfeita' }));
    await como.reler();
  }

  return { andamento, importar, continuar, desfazer, cancelar: () => (cancelada.current = true) };
}
