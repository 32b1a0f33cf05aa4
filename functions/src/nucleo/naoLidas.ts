/** `caixas/{uid}.naoLidas`: what the bell shows, counted from the entries, whatever the event said. */
import { caixaSchema, MAXIMO_CONTADO } from '@/domain/notificacoes/notificacao';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, ler, type Query } from '@functions/banco';
import { corrigir, type Modo } from './correcao';

/** Unread entries of the inbox; `lidasAte` counts everything up to it as read. */
export function naoLidas(db: Firestore, contexto: Contexto, uid: string, lidasAte: Date | null): Query {
  const abertas = db
    .collection(caminhos.notificacoes(contexto, uid))
    .where('noProduto', '==', true)
    .where('lidaEm', '==', null);
  return lidasAte ? abertas.where('createdAt', '>', lidasAte) : abertas;
}

export const contarNaoLidas = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.caixa(contexto, uid);
    const caixa = await ler(db, caixaSchema, caminho, tx);
    const lidasAte = caixa?.lidasAte ?? null;
    const consulta = naoLidas(db, contexto, uid, lidasAte).limit(MAXIMO_CONTADO);
    const quantas = (await tx.get(consulta.count())).data().count;
    if ((caixa?.naoLidas ?? 0) === quantas) return [];
    const dados = { naoLidas: quantas, lidasAte, updatedAt: new Date() };
    return caixa
      ? [{ caminho, como: 'update', dados: { naoLidas: quantas, updatedAt: dados.updatedAt } }]
      : [{ caminho, como: 'set', dados }];
  });
