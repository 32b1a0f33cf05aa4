/**
 * Acts over many records (atosEmMassa.ts lists them). One that fails holds up no other: all the rest is done, each
 * failure is logged by its path, and the act ends by saying what it left. Each act finds what is still to be done in what
 * is stored, so doing it again resumes it.
 */
import { emParalelo, type DocumentReference, type Firestore } from '@functions/banco';
import { porExtenso } from '@functions/registro';
import { error } from 'firebase-functions/logger';

export const PARALELAS = 8;
/** Paths that the error names itself; the log names all. */
const NOMEADOS = 5;

/** What an act over many records left undone. */
export class Ficaram extends Error {
  constructor(
    ato: string,
    readonly caminhos: readonly string[],
    causa: unknown,
  ) {
    const nomes = caminhos.slice(0, NOMEADOS).join(', ');
    super(`${ato}: ${caminhos.length} por fazer (${nomes}): ${String(causa)}`, { cause: causa });
  }
}

/** Runs one part of the act; a failure is logged by its path and kept for the end. */
export type CadaUm = (caminho: string, tarefa: () => Promise<unknown>) => Promise<void>;

/** Keeps what is left of an act. `dizer`, called last, throws where something is. */
export function sobras(ato: string): { cadaUm: CadaUm; dizer: () => void } {
  const ficaram: string[] = [];
  let primeira: unknown;
  return {
    cadaUm: async (caminho, tarefa) => {
      try {
        await tarefa();
      } catch (causa) {
        if (ficaram.length === 0) primeira = causa;
        ficaram.push(caminho);
        error('ficou por fazer', { ato, caminho, causa: porExtenso(causa) });
      }
    },
    dizer: () => {
      if (ficaram.length > 0) throw new Ficaram(ato, ficaram, primeira);
    },
  };
}

/** What an item is called: its path, its id, or what it says. */
export function nomeDe(item: unknown): string {
  if (typeof item === 'string') return item;
  const { ref, caminho, id } = item as { ref?: DocumentReference; caminho?: string; id?: string };
  return ref?.path ?? caminho ?? id ?? JSON.stringify(item);
}

/** Does it for each, a few at once. Throws Ficaram, at the end, where some are left. */
export async function emMassa<T>(
  ato: string,
  itens: Iterable<T>,
  fazer: (item: T) => Promise<unknown>,
  paralelas = PARALELAS,
): Promise<void> {
  const { cadaUm, dizer } = sobras(ato);
  await emParalelo(itens, paralelas, (item) => cadaUm(nomeDe(item), () => fazer(item)));
  dizer();
}

/** Writes to many records, in as many requests as it takes. `fechar` throws Ficaram where some were refused. */
export function escritaEmMassa(db: Firestore, ato: string) {
  const escrita = db.bulkWriter();
  const { cadaUm, dizer } = sobras(ato);
  const pedidos: Promise<void>[] = [];
  return {
    mudar: (ref: DocumentReference, dados: Record<string, unknown>) =>
      void pedidos.push(cadaUm(ref.path, () => escrita.update(ref, dados))),
    fechar: async () => {
      await escrita.close();
      await Promise.all(pedidos);
      dizer();
    },
  };
}
