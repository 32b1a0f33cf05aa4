/** A stored picture that everybody may see (storage.rules, exibido), fetched without the SDK: visitors' pages have none. */
import { ambiente, emuladores } from '@/firebase/ambiente';

const HOSPEDEIRO = emuladores
  ? `http://127.0.0.1:${emuladores.storage}`
  : 'https://firebasestorage.googleapis.com';

/** Throws a TypeError without connection, or an Error where it is not shown. */
export async function imagemPublica(path: string, sinal: AbortSignal): Promise<Blob> {
  const onde = `${HOSPEDEIRO}/v0/b/${ambiente.firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
  const resposta = await fetch(onde, { signal: sinal });
  if (!resposta.ok) throw new Error(`${resposta.status} ${path}`);
  return resposta.blob();
}
