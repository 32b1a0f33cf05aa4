import { INSTANCIAS, REGIAO } from '@functions/gatilho';
import { banco } from '@functions/banco';
import { type Arquivo, receberArquivo, retirarLink } from '@functions/nucleo/arquivos';
import {
  type StorageObjectData,
  onObjectFinalized,
  onObjectMetadataUpdated,
} from 'firebase-functions/storage';

/** Region of the bucket: a trigger lies where its bucket lies (docs/operations.md). */
const opcoes = { region: REGIAO, maxInstances: INSTANCIAS.gatilho, retry: true } as const;

/** Storage writes sizes as text, whatever the types of the library say. */
type Evento = Omit<StorageObjectData, 'size'> & { size: number | string };
const arquivoDe = ({ bucket, name, size, metadata }: Evento): Arquivo => ({
  bucket,
  name,
  size: Number(size),
  metadata,
});

/** A new file: what it holds, who serves it how, and whose it is. */
export const onArquivoEnviado = onObjectFinalized(opcoes, ({ data }) =>
  receberArquivo(banco(), arquivoDe(data)),
);

/** Asking for a file's metadata makes a public link of it: it lives for seconds. */
export const onArquivoDito = onObjectMetadataUpdated(opcoes, ({ data }) => retirarLink(arquivoDe(data)));
