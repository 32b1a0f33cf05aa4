/**
 * What happens elsewhere and concerns the committee. Movements become decisions of the session that ran at that
 * moment. All is built from the record's own times. A repeated or late
 * event, the demo and the recompute command find the same.
 */
import { decisaoDe, decisaoSchema, idDaDecisao } from '@/domain/comite/comite-decisao';
import { comiteSchema } from '@/domain/comite/comite';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

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
export const registrarDecisao = (
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  movimentacaoId: string,
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx): Promise<Correcao[]> => {
    const caminhoDaIdeia = caminhos.ideia(contexto, ideiaId);
    const movimento = await ler(
      db,
      movimentacaoSchema,
      `${caminhos.sob(caminhos.ideia(contexto, ideiaId)).movimentacoes}/${movimentacaoId}`,
      tx,
    );
    if (!movimento) return [];
    const comite = await sessaoEm(db, tx, contexto, movimento.createdAt);
    if (!comite) return [];
    const caminho = `${caminhos.decisoes(contexto, comite)}/${idDaDecisao(ideiaId, movimentacaoId)}`;
    const contada = await ler(db, decisaoSchema, caminho, tx);
    const ideia = await ler(db, ideiaSchema, caminhoDaIdeia, tx);
    if (!ideia) return [];
    const dados = decisaoDe(caminhoDaIdeia, ideia, movimento);
    if (!contada) return [{ caminho, como: 'create', dados }];
    if (!ideia.privado || contada.paiTitulo === '') return [];
    const { paiTitulo, observacoes, marcos } = dados;
    return [{ caminho, como: 'update', dados: { paiTitulo, observacoes, marcos } }];
  });

/** The same for every movement of the idea. */
export async function registrarDecisoesDa(
  db: Firestore,
  contexto: Contexto,
  ideiaId: string,
  modo: Modo = {},
): Promise<Correcao[]> {
  const movimentos = await idsDe(db, caminhos.sob(caminhos.ideia(contexto, ideiaId)).movimentacoes);
  return emTodos(movimentos, (id) => registrarDecisao(db, contexto, ideiaId, id, modo));
}
