/** What a play keeps of its tactics (src/domain/incentivo/jogada.ts): the rules read it where one is concluded or removed. */
import type { Contexto } from '@/domain/comum/caminhos';
import { jogadas } from '@/domain/incentivo/jogada';
import { resumirTaticas, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

export const resumirJogada = (db: Firestore, contexto: Contexto, id: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${jogadas.onde(contexto)}/${id}`;
    const jogada = await ler(db, jogadas.schema, caminho, tx);
    if (!jogada) return [];
    const suas = db.collection(taticasDaJogada.onde(contexto)).where('jogada', '==', id);
    const { docs } = await tx.get(suas.where('deletedAt', '==', null));
    const resumo = resumirTaticas(docs.flatMap((documento) => lido(taticasDaJogada.schema, documento) ?? []));
    return isDeepStrictEqual(jogada.resumo, resumo) ? [] : [{ caminho, como: 'update', dados: { resumo } }];
  });

/** All plays of the company. */
export const conferirJogadas = async (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  emTodos(await idsDe(db, jogadas.onde(contexto)), (id) => resumirJogada(db, contexto, id, modo));
