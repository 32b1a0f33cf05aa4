/**
 * Files of the bucket, by Storage's JSON interface: reading the beginning, changing what is said about a file, deleting
 * it. The library for it would be larger than everything else the functions load.
 */
import { applicationDefault } from 'firebase-admin/app';

const local = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
/** The local Storage answers changes without the version in the path only. */
const raiz = local ? `http://${local}` : 'https://storage.googleapis.com/storage/v1';

/** The project's own bucket. */
export function balde(): string {
  const { storageBucket = '' } = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as {
    storageBucket?: string;
  };
  return storageBucket;
}

interface Pedido {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function pedir(bucket: string, nome: string, opcoes: Pedido = {}, consulta = '') {
  const token = local ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const url = `${raiz}/b/${bucket}/o/${encodeURIComponent(nome)}${consulta}`;
  const headers = { ...opcoes.headers, authorization: `Bearer ${token}` };
  const resposta = await fetch(url, { ...opcoes, headers });
  if (resposta.ok || resposta.status === 404) return resposta;
  throw new Error(`Storage ${opcoes.method ?? 'GET'} ${resposta.status}: ${await resposta.text()}`);
}

/** The first bytes of the file, or undefined when it is gone. */
export async function comeco(bucket: string, nome: string, bytes: number): Promise<Uint8Array | undefined> {
  const resposta = await pedir(bucket, nome, { headers: { range: `bytes=0-${bytes - 1}` } }, '?alt=media');
  const corpo = new Uint8Array(await resposta.arrayBuffer());
  return resposta.status === 404 ? undefined : corpo.subarray(0, bytes);
}

/** What is said about a file; null takes a value away. */
export interface Ditos {
  contentType?: string;
  contentDisposition?: string;
  cacheControl?: string;
  metadata?: Record<string, string | null>;
}

/** Changes what is said about the file; nothing happens when it is gone. */
export async function dizer(bucket: string, nome: string, ditos: Ditos): Promise<void> {
  const resposta = await pedir(bucket, nome, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ditos),
  });
  await resposta.arrayBuffer();
}

/** Deletes the file; one that is gone is deleted. */
export async function apagar(bucket: string, nome: string): Promise<void> {
  const resposta = await pedir(bucket, nome, { method: 'DELETE' });
  await resposta.arrayBuffer();
}
