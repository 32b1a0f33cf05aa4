/**
 * What happens to a file after storage.rules let it in. They see neither bytes nor records. So its content is
 * compared with its name, public links are taken away, and it is served as a download. What does not hold is deleted, and its sender told.
 */
import { COMECO_LIDO, dimensoes, grandeDemais, tipoConferido } from '@/domain/arquivos/conteudo';
import {
  type Enviado,
  enviadoSchema,
  HORAS_ATE_CONFERIR,
  type MotivoDaRecusa,
  QUOTA_POR_DIA,
} from '@/domain/arquivos/enviado';
import { lugarDoArquivo } from '@/domain/arquivos/lugar';
import { caminhos, contextoDaReferencia } from '@/domain/comum/caminhos';
import { apagar, comeco, dizer } from '@functions/arquivos';
import { type Firestore, ler } from '@functions/banco';
import { cabe } from '@functions/chamada/limites';
import { resumo } from '@functions/chamada/resumo';
import { receberEvidencia, soltarEvidencia } from './evidencias';
import { idDaNotificacao, notificar } from './notificar';

export interface Arquivo {
  bucket: string;
  name: string;
  size: number;
  metadata?: Record<string, string> | undefined;
}

const HORA = 60 * 60_000;

export const caminhoDoEnviado = (name: string) => `${caminhos.arquivos}/${resumo(name)}`;

async function recusaDe(db: Firestore, { name, size }: Arquivo, autor: string | null, bytes: Uint8Array) {
  if (!tipoConferido(name, bytes)) return 'CONTEUDO';
  if (lugarDoArquivo(name)?.mostrada && grandeDemais(dimensoes(bytes))) return 'DIMENSOES';
  return autor !== null && !(await cabeNaQuota(db, autor, size)) ? 'QUOTA' : null;
}

const cabeNaQuota = (db: Firestore, autor: string, bytes: number) => {
  const dia = { minutos: 24 * 60 };
  return cabe(db, 'arquivos', [
    { chave: `uid:${autor}`, maximo: QUOTA_POR_DIA.arquivos, ...dia },
    { chave: `kb:${autor}`, maximo: QUOTA_POR_DIA.megabytes * 1_024, usos: Math.ceil(bytes / 1_024), ...dia },
  ]);
};

/** Looks at a new file once; an event delivered again finds what became of it. */
export async function receberArquivo(db: Firestore, arquivo: Arquivo, agora = new Date()): Promise<void> {
  const { bucket, name, size, metadata } = arquivo;
  const caminho = caminhoDoEnviado(name);
  const anterior = await ler(db, enviadoSchema, caminho);
  const bytes = await comeco(bucket, name, COMECO_LIDO);
  if (!bytes) return;
  const autor = metadata?.['autor'] ?? null;
  const recusado: MotivoDaRecusa | null = anterior
    ? anterior.recusado
    : await recusaDe(db, arquivo, autor, bytes);
  const enviado: Enviado = {
    path: name,
    autor,
    tamanho: size,
    recusado,
    createdAt: anterior?.createdAt ?? agora,
    conferirEm: new Date(agora.getTime() + HORAS_ATE_CONFERIR * HORA),
  };
  if (!anterior) await db.doc(caminho).set(enviado);
  if (recusado) {
    await apagar(bucket, name);
    await soltarEvidencia(db, name);
    await avisar(db, enviado, caminho);
    return;
  }
  await dizer(bucket, name, {
    contentType: tipoConferido(name, bytes) ?? 'application/octet-stream',
    contentDisposition: 'attachment',
    cacheControl: 'private, max-age=3600',
    metadata: SEM_LINK,
  });
  // Somebody gave the place back while the file was on its way.
  if (!(await receberEvidencia(db, name))) await apagar(bucket, name);
}

/** Storage makes a public link when somebody asks for a file's metadata. Somebody who has it needs no sign-in. */
const SEM_LINK = { firebaseStorageDownloadTokens: null };

/** Takes the public link away again. */
export async function retirarLink({ bucket, name, metadata }: Arquivo): Promise<void> {
  if (metadata?.['firebaseStorageDownloadTokens']) await dizer(bucket, name, { metadata: SEM_LINK });
}

async function avisar(db: Firestore, { path, autor, recusado }: Enviado, origem: string) {
  const contexto = contextoDaReferencia(path);
  if (!contexto || autor === null || recusado === null) return;
  await notificar(db, contexto, {
    id: idDaNotificacao('arquivo', resumo(path)),
    quem: null,
    sobre: null,
    origem,
    detalhe: { recusado },
    para: new Map([[autor, ['ARQUIVO']]]),
  });
}
