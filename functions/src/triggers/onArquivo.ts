import { INSTANCIAS, REGIAO } from '@functions/gatilho';
import { banco } from '@functions/banco';
import { receberArquivo, retirarLink } from '@functions/nucleo/arquivos';
import { onObjectFinalized, onObjectMetadataUpdated } from 'firebase-functions/storage';

/** Region of the bucket: a trigger lies where its bucket lies (docs/operations.md). */
const opcoes = { region: REGIAO, maxInstances: INSTANCIAS.gatilho, retry: true } as const;

/** A new file: what it holds, who serves it how, and whose it is. */
export const onArquivoEnviado = onObjectFinalized(opcoes, ({ data: { bucket, name, size, metadata } }) =>
  receberArquivo(banco(), { bucket, name, size, metadata }),
);

/** Asking for a file's metadata makes a public link of it: it lives for seconds. */
export const onArquivoDito = onObjectMetadataUpdated(opcoes, ({ data: { bucket, name, size, metadata } }) =>
  retirarLink({ bucket, name, size, metadata }),
);
