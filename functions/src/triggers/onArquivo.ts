import { banco } from '@functions/banco';
import { emMaquina } from '@functions/maquinas';
import type { Arquivo } from '@functions/nucleo/arquivos';
import {
  type StorageObjectData,
  onObjectFinalized,
  onObjectMetadataUpdated,
} from 'firebase-functions/storage';

/** Region of the bucket: a trigger lies where its bucket lies (docs/operations.md). */
const opcoes = { ...emMaquina('arquivos'), retry: true } as const;
const nucleo = () => import('@functions/nucleo/arquivos');

/** Storage writes sizes as text, whatever the types of the library say. */
type Evento = Omit<StorageObjectData, 'size'> & { size: number | string };
const arquivoDe = ({ bucket, name, size, metadata }: Evento): Arquivo => ({
  bucket,
  name,
  size: Number(size),
  metadata,
});

/** A new file: what it holds, who serves it how, and whose it is. */
export const onArquivoEnviado = onObjectFinalized(opcoes, async ({ data }) => {
  const { receberArquivo } = await nucleo();
  await receberArquivo(banco(), arquivoDe(data));
});

/** Asking for a file's metadata makes a public link of it: it lives for seconds. */
export const onArquivoDito = onObjectMetadataUpdated(opcoes, async ({ data }) => {
  const { retirarLink } = await nucleo();
  await retirarLink(arquivoDe(data));
});
