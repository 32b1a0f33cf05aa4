/** File storage: uploads with progress and cancel, downloads through the rules (no permanent link is ever kept). */
import type { Anexo } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { emuladores } from '@/firebase/ambiente';
import { app } from '@/firebase/app';

let carregado: Promise<typeof import('firebase/storage')> | undefined;

async function armazenamento() {
  carregado ??= import('firebase/storage').then(
    (sdk) => {
      if (emuladores) sdk.connectStorageEmulator(sdk.getStorage(app), '127.0.0.1', emuladores.storage);
      return sdk;
    },
    (erro: unknown) => {
      carregado = undefined;
      throw erro;
    },
  );
  const sdk = await carregado;
  return { sdk, raiz: sdk.getStorage(app) };
}

/** Extension in lower case, without the dot. Throws the specification's sentence when there is none (part 1 §5). */
export function extensao(nome: string): string {
  const achada = /\.([a-z0-9]{1,5})$/i.exec(nome)?.[1];
  if (!achada) throw new ErroDoProduto('The anexo file has no extension');
  return achada.toLowerCase();
}

/** A name that storage.rules accept: plain letters, no path tricks, at most 100 characters, its extension kept. */
export function nomeSeguro(nome: string): string {
  const fim = extensao(nome);
  const inicio = nome
    .slice(0, -fim.length - 1)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90);
  return `${inicio || 'arquivo'}.${fim}`;
}

export interface Envio {
  /** Share already sent, 0 to 1. */
  aoProgredir?: (parte: number) => void;
  sinal?: AbortSignal;
}

/** Uploads into the folder under a name of its own and gives what the record keeps. Throws storage/… errors. */
export const enviarArquivo = (pasta: string, arquivo: File, envio?: Envio): Promise<Anexo> =>
  enviarPara(`${pasta}/${crypto.randomUUID().slice(0, 8)}-${nomeSeguro(arquivo.name)}`, arquivo, envio);

/** The same to a path of the caller's. A lost connection goes on where it stopped, for ten minutes. */
export async function enviarPara(
  path: string,
  arquivo: File,
  { aoProgredir, sinal }: Envio = {},
): Promise<Anexo> {
  const { sdk, raiz } = await armazenamento();
  // The rules compare it: what is found wrong later is told to the person who sent it.
  const { contaAtual } = await import('@/firebase/sessao/autenticacao');
  const autor = contaAtual()?.uid ?? '';
  const tarefa = sdk.uploadBytesResumable(sdk.ref(raiz, path), arquivo, {
    contentType: arquivo.type,
    customMetadata: { autor },
  });
  if (sinal?.aborted) tarefa.cancel();
  sinal?.addEventListener('abort', () => tarefa.cancel(), { once: true });
  tarefa.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    aoProgredir?.(bytesTransferred / totalBytes),
  );
  await tarefa;
  return { path, name: arquivo.name, size: arquivo.size, type: arquivo.type };
}

/** The file's content, fetched with the reader's own rights. */
export async function baixarArquivo(path: string): Promise<Blob> {
  const { sdk, raiz } = await armazenamento();
  return sdk.getBlob(sdk.ref(raiz, path));
}
