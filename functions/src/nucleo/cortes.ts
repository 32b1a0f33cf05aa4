/** What means of companies copy of their rows in the project (src/domain/diagnostico/cortes.ts). */
import { lerRegistro } from '@/domain/comum/registro';
import type { Contexto } from '@/domain/comum/caminhos';
import { type Cortes, cortesDaLinha, cortesDaMedia, SEM_CORTES } from '@/domain/diagnostico/cortes';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { comDatas, type Firestore, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

interface Dupla {
  idProjeto: string;
  idEmpresa: string;
}

/** As the row is now. The organiser's own people answer without one. */
export async function lerCortes(
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
  { idProjeto, idEmpresa }: Dupla,
): Promise<Cortes> {
  const linha = await tx.get(db.doc(caminhosDoStatus.um(contexto, idProjeto, idEmpresa)));
  const lida = lerRegistro(statusSchema, comDatas(linha.data()));
  const dela = lida.success && lida.data.idProjeto === idProjeto && lida.data.idEmpresa === idEmpresa;
  return dela ? cortesDaLinha(lida.data) : SEM_CORTES;
}

const corrigirUma = (db: Firestore, contexto: Contexto, id: string, modo: Modo): Promise<Correcao[]> =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhosDasMedias.medias(contexto)}/${id}`;
    // One of an earlier version is made anew by the means' own derivation, with its cuts.
    const media = lerRegistro(mediaSchema, comDatas((await tx.get(db.doc(caminho))).data())).data;
    if (!media) return [];
    const certos = await lerCortes(db, tx, contexto, media);
    return isDeepStrictEqual(cortesDaMedia(media), certos)
      ? []
      : [{ caminho, como: 'update', dados: { ...certos, updatedAt: new Date() } }];
  });

/** All means of one company in the project. */
export async function acertarCortes(db: Firestore, contexto: Contexto, { idProjeto, idEmpresa }: Dupla) {
  const dela = await db
    .collection(caminhosDasMedias.medias(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('idEmpresa', '==', idEmpresa)
    .select()
    .get();
  return emTodos(dela.docs, ({ id }) => corrigirUma(db, contexto, id, {}));
}

/** All means of the organiser. */
export const conferirCortes = async (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  emTodos(await idsDe(db, caminhosDasMedias.medias(contexto)), (id) => corrigirUma(db, contexto, id, modo));
