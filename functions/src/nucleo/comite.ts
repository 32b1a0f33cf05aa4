/**
 * What happens elsewhere and concerns the committee. Movements become decisions of the session that ran at that
 * moment. All is built from the record's own times. A repeated or late
 * event, the demo and the recompute command find the same.
 */
import { decisaoDe, decisaoSchema, idDaDecisao } from '@/domain/comite/comite-decisao';
import { comiteSchema } from '@/domain/comite/comite';
import { movimentacaoDoTipo } from '@/domain/comite/movimentacao';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { LugarDoPai } from '@/domain/pai/pai';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';
import { lerPai } from './pai';

/** Id of the session that ran, or was paused, at the moment; sessions never overlap (firestore.rules). */
export async function sessaoEm(db: Firestore, tx: Transaction, contexto: Contexto, quando: Date) {
  const ultimas = db
    .collection(caminhos.comites(contexto))
    .where('startedAt', '<=', quando)
    .orderBy('startedAt', 'desc')
    .limit(1);
  const [documento] = (await tx.get(ultimas)).docs;
  const comite = documento && lido(comiteSchema, documento);
  return documento && comite && (comite.endedAt === null || quando <= comite.endedAt)
    ? documento.id
    : undefined;
}

/**
 * The movement as a decision of the session it was made in; nothing when none ran. The decision stays as it was first
 * written. When an idea was made private since then, the minutes forget title and words. They have more readers than
 * the idea.
 */
export const registrarDecisao = (db: Firestore, lugar: LugarDoPai, movimentacaoId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx): Promise<Correcao[]> => {
    const { tipo, contexto, caminho: paiReference } = lugar;
    const doMovimento = `${caminhos.sob(paiReference).movimentacoes}/${movimentacaoId}`;
    const movimento = await ler(db, movimentacaoDoTipo(tipo), doMovimento, tx);
    if (!movimento) return [];
    const comite = await sessaoEm(db, tx, contexto, movimento.createdAt);
    if (!comite) return [];
    const caminho = `${caminhos.decisoes(contexto, comite)}/${idDaDecisao(lugar, movimentacaoId)}`;
    const contada = await ler(db, decisaoSchema, caminho, tx);
    const pai = await lerPai(db, lugar, tx);
    if (!pai) return [];
    const dados = decisaoDe(paiReference, pai, movimento);
    if (!contada) return [{ caminho, como: 'create', dados }];
    if (!pai.privado || contada.paiTitulo === '') return [];
    const { paiTitulo, observacoes, marcos } = dados;
    return [{ caminho, como: 'update', dados: { paiTitulo, observacoes, marcos } }];
  });

/** The same for every movement of the parent. */
export async function registrarDecisoesDo(
  db: Firestore,
  lugar: LugarDoPai,
  modo: Modo = {},
): Promise<Correcao[]> {
  const movimentos = await idsDe(db, caminhos.sob(lugar.caminho).movimentacoes);
  return emTodos(movimentos, (id) => registrarDecisao(db, lugar, id, modo));
}
